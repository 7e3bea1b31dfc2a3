import { createHash } from "node:crypto";
import { escapeMarkup } from "../output/markup.ts";
import { PAGE_STYLE } from "./page-style.ts";

/** What a reader feels about it: good, bad, to wait for or to look at, or nothing. */
export type Tone = "good" | "bad" | "wait" | "none";

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly tone?: Tone;
}

/** A status that entries have, by which a reader filters them. */
export interface Status {
  /** A word of letters and dashes. */
  readonly id: string;
  readonly label: string;
  readonly mark: string;
  readonly tone: Tone;
}

/** One line that opens. */
export interface Entry {
  readonly status: string;
  readonly title: string;
  /** Short text below the title. */
  readonly note: string;
  readonly tags?: readonly string[];
  /** Short text at the end of the line. */
  readonly end?: string;
  readonly isOpen: boolean;
  /** Markup, escaped by its writer. */
  readonly body: string;
}

export interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export interface ReportPage {
  /** What came of it, in a sentence. */
  readonly title: string;
  readonly tone: Tone;
  /** Where and when. */
  readonly about: string;
  readonly figures: readonly Figure[];
  /** A bar of parts, with its words for those who do not see it. */
  readonly shares?: {
    readonly label: string;
    readonly parts: readonly { readonly tone: Tone; readonly count: number }[];
  };
  readonly statuses: readonly Status[];
  /** Charts and tables before the sections: markup, escaped by its writer. */
  readonly charts?: string;
  readonly sections: readonly Section[];
  readonly footer: string;
}

/**
 * One page that needs nothing else: no script, no other file, no connection. Its policy allows its own style by hash, so
 * that markup that slips in from a backend has no effect.
 */
export function reportPage({
  title,
  tone,
  about,
  figures,
  shares,
  statuses,
  charts = "",
  sections,
  footer,
}: ReportPage): string {
  const entries = sections.flatMap((section) => section.entries);
  const used = statuses.filter(({ id }) => entries.some(({ status }) => status === id));
  const style = `${PAGE_STYLE}${filterStyle(used)}`;
  const hash = createHash("sha256").update(style).digest("base64");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1 class="${tone}">${escapeMarkup(title)}</h1>
<p class="about">${escapeMarkup(about)}</p>
<dl class="figures">${figures.map(figureOf).join("")}</dl>
${shares ? sharesOf(shares) : ""}
${charts}
${used.length > 1 ? filterOf(used, entries) : ""}
${sections.map((section) => sectionOf(section, statuses)).join("\n")}
<footer>${escapeMarkup(footer)}</footer>
</main>
</body>
</html>
`;
}

function figureOf({ label, value, note = "", tone = "none" }: Figure): string {
  const small = note === "" ? "" : ` <small>${escapeMarkup(note)}</small>`;
  return `<div class="${tone}"><dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(value)}${small}</dd></div>`;
}

function sharesOf({ label, parts }: NonNullable<ReportPage["shares"]>): string {
  const all = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  );
  let x = 0;
  const bars = parts.map(({ tone, count }) => {
    const width = (count / all) * 100;
    const bar = count === 0 ? "" : `<rect class="${tone}" x="${x.toFixed(3)}" width="${width.toFixed(3)}" height="1"/>`;
    x += width;
    return bar;
  });
  return `<svg class="shares" viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label="${escapeMarkup(label)}">${bars.join("")}</svg>`;
}

/** Radio buttons before the sections, so that the style alone can hide entries. */
function filterOf(statuses: readonly Status[], entries: readonly Entry[]): string {
  const all = [{ id: "all", label: "All", count: entries.length }].concat(
    statuses.map(({ id, label }) => ({ id, label, count: entries.filter(({ status }) => status === id).length })),
  );
  const picks = all.map(
    ({ id, label }, index) =>
      `<input class="pick" type="radio" name="show" id="show-${id}" aria-label="${escapeMarkup(label)}"${index === 0 ? " checked" : ""}>`,
  );
  const labels = all.map(
    ({ id, label, count }) => `<label for="show-${id}">${escapeMarkup(label)} <b>${count}</b></label>`,
  );
  return `${picks.join("")}<div class="filter" aria-hidden="true">${labels.join("")}</div>`;
}

function filterStyle(statuses: readonly Status[]): string {
  const ids = ["all", ...statuses.map(({ id }) => id)];
  const rules = ids.map(
    (id) =>
      `#show-${id}:checked~.filter [for=show-${id}]{background:var(--ink);color:var(--ground);border-color:var(--ink)}#show-${id}:focus-visible~.filter [for=show-${id}]{outline:2px solid var(--ink);outline-offset:2px}`,
  );
  const hidden = statuses.map(
    ({ id }) =>
      `#show-${id}:checked~section details:not(.is-${id}),#show-${id}:checked~section:not(:has(.is-${id})){display:none}`,
  );
  return `${[...rules, ...hidden].join("\n")}\n`;
}

function sectionOf({ title, entries }: Section, statuses: readonly Status[]): string {
  if (entries.length === 0) return "";
  return `<section><h2>${escapeMarkup(title)}</h2>\n${entries.map((entry) => entryOf(entry, statuses)).join("\n")}</section>`;
}

function entryOf(
  { status, title, note, tags = [], end = "", isOpen, body }: Entry,
  statuses: readonly Status[],
): string {
  const { tone, mark, label } = statuses.find(({ id }) => id === status) ?? { tone: "none", mark: "·", label: status };
  const tagged = tags.map((tag) => `<span class="tag">${escapeMarkup(tag)}</span>`).join("");
  return `<details class="${tone} is-${status}"${isOpen ? " open" : ""}><summary><span class="mark" role="img" aria-label="${escapeMarkup(label)}">${mark}</span><div><b>${escapeMarkup(title)}</b><small>${tagged}${escapeMarkup(note)}</small></div><div class="end">${escapeMarkup(end)}</div></summary>${body}</details>`;
}
