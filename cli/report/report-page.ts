import { createHash } from "node:crypto";
import { escapeMarkup } from "../output/printable.ts";

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

/** The style of every report's page: calm, in a light and a dark scheme, and for paper. */
const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1d1b16;--soft:#655f53;--line:#e4e0d6;--good:#1b7a4b;--bad:#b3261e;--wait:#8a6100;--none:#8b8578;--code:#f3f0e8}
@media (prefers-color-scheme:dark){:root{--ground:#15140f;--card:#1e1c17;--ink:#efece4;--soft:#a9a395;--line:#38352c;--good:#63c795;--bad:#ff8a80;--wait:#e0b34d;--none:#8f897b;--code:#28251e}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Thai",sans-serif;font-variant-numeric:tabular-nums}
main{max-width:62rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.015em;margin:0 0 .375rem;font-weight:650;overflow-wrap:anywhere}
h1::before{content:"";display:block;width:2.5rem;height:.25rem;border-radius:.125rem;margin:0 0 1rem;background:var(--tone,var(--none))}
h2{font-size:1.0625rem;margin:2rem 0 .75rem;font-weight:650}
p{margin:0}
.good{--tone:var(--good)}.bad{--tone:var(--bad)}.wait{--tone:var(--wait)}.none{--tone:var(--none)}
.about{color:var(--soft);margin:0 0 1.75rem;overflow-wrap:anywhere}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;margin:0 0 1.25rem}
.figures div{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem}
.figures dt{color:var(--soft);font-size:.8125rem}
.figures dd{margin:0;font-size:1.5rem;font-weight:650;line-height:1.3}
.figures .bad dd,.figures .wait dd{color:var(--tone)}
.figures small{display:block;font-size:.8125rem;font-weight:400;line-height:1.4;color:var(--soft)}
.shares{display:block;width:100%;height:.5rem;border-radius:.25rem;background:var(--line);margin:0 0 1.5rem}
.shares rect{fill:var(--tone)}
.pick{position:absolute;opacity:0;pointer-events:none}
.filter{display:flex;flex-wrap:wrap;gap:.375rem}
.filter label{border:1px solid var(--line);border-radius:1.375rem;min-height:2.75rem;padding:.5625rem 1rem;font-size:.875rem;cursor:pointer;background:var(--card);white-space:nowrap}
.filter b{font-weight:650}
details{background:var(--card);border:1px solid var(--line);border-radius:.75rem;margin:0 0 .5rem}
details.bad{border-color:var(--bad)}
summary{display:grid;grid-template-columns:1.5rem minmax(0,1fr) auto;gap:.5rem;align-items:baseline;padding:.75rem 1rem;cursor:pointer;list-style:none;border-radius:.75rem}
summary::-webkit-details-marker{display:none}
summary:hover{background:var(--code)}
summary:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
summary b{font-weight:600;overflow-wrap:anywhere}
summary small{display:block;color:var(--soft);font-size:.8125rem;overflow-wrap:anywhere}
.mark{font-weight:700;color:var(--tone)}
.end{color:var(--soft);font-size:.8125rem;white-space:nowrap;text-align:right}
.body{padding:.75rem 1rem 1rem 3rem;border-top:1px solid var(--line)}
.body p+p,.body dl+p{margin-top:.25rem}
.soft{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
ol{list-style:none;margin:0;padding:.25rem 1rem .875rem;border-top:1px solid var(--line)}
li{display:grid;grid-template-columns:1.5rem 2.5rem minmax(0,1fr) auto;gap:.5rem;align-items:baseline;padding:.375rem 0;overflow-wrap:anywhere}
li+li{border-top:1px solid var(--line)}
li.unrun{color:var(--soft)}
li .at{color:var(--soft);font-size:.8125rem;text-align:right}
li p{margin:.125rem 0 0;color:var(--soft);font-size:.875rem}
li.bad p{color:var(--bad)}
li em{font-style:normal;color:var(--soft);font-size:.875rem}
.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.125rem .75rem;margin:.375rem 0;font-size:.875rem}
.facts dt{color:var(--soft)}.facts dd{margin:0;overflow-wrap:anywhere}
.check{display:grid;grid-template-columns:1.5rem minmax(0,1fr);padding:.25rem 0;font-size:.9375rem}
code,pre{font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--code);border-radius:.5rem;padding:.75rem;margin:.5rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
.tag{display:inline-block;background:var(--code);border-radius:.375rem;padding:0 .375rem;margin-right:.25rem}
footer{color:var(--soft);font-size:.8125rem;margin-top:2.5rem}
@media (max-width:40rem){main{padding:1.5rem 1rem 3rem}h1{font-size:1.5rem}li{grid-template-columns:1.25rem minmax(0,1fr) auto}li .at{display:none}.body{padding-left:1rem}.figures{grid-template-columns:1fr 1fr}summary{grid-template-columns:1.25rem minmax(0,1fr)}summary .end{grid-column:2;text-align:left}.facts{grid-template-columns:1fr}.facts dd{margin-bottom:.25rem}}
@media print{:root{--ground:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--code:#f4f4f4;--good:#1b7a4b;--bad:#b3261e;--wait:#8a6100}main{max-width:none;padding:0}.filter{display:none}details{break-inside:avoid}details::details-content{content-visibility:visible;height:auto}}
`;
