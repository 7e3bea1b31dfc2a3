import { escapeMarkup } from "../../output/markup.ts";
import type { Finding } from "../engine/findings.ts";
import type { LawSummary, RowSummary, Summary } from "./summary.ts";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
.counts { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); margin: 1rem 0; padding: 0; list-style: none; }
.counts li { border: 1px solid #8886; border-radius: .5rem; padding: .5rem .75rem; } .counts b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
details { border-bottom: 1px solid #8884; padding: .4rem 0; } summary { cursor: pointer; }
summary code { font-size: .95em; } .badge { display: inline-block; min-width: 8.5rem; font-weight: 600; }
.conforms { color: #1a7f4b; } .deviates { color: #c4232f; } .not-implemented { color: #96690a; } .not-checked { color: #777; }
@media (prefers-color-scheme: dark) { .conforms { color: #4fd08b; } .deviates { color: #ff7b84; } .not-implemented { color: #e0b04a; } .not-checked { color: #aaa; } }
pre { background: #8882; border-radius: .5rem; overflow-x: auto; padding: .75rem; } p { margin: .25rem 0; } .muted { opacity: .75; }
`;

/** The report as one page without scripts, pictures or other files. */
export function htmlOf({ target, allowWrites, sandbox, counts, rows, laws }: Summary): string {
  const mode = allowWrites ? (sandbox ? "with writes, on a sandbox" : "with writes") : "reads only";
  const figures = Object.entries(counts).map(
    ([verdict, count]) => `<li><b class="${verdict}">${count}</b>${verdict.replace("-", " ")}</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Verdict: ${escapeMarkup(target)}</title><style>${STYLE}</style></head><body>
<h1>Verdict on ${escapeMarkup(target)}</h1><p class="muted">${mode}</p>
<ul class="counts">${figures.join("")}</ul>
<h2>Laws</h2>${worstFirst(laws, ({ finding }) => finding.verdict)
    .map(lawOf)
    .join("\n")}
<h2>Rows</h2>${worstFirst(rows, ({ verdict }) => verdict)
    .map(rowOf)
    .join("\n")}
</body></html>
`;
}

const ORDER = ["deviates", "not-implemented", "not-checked", "conforms"];

function worstFirst<Item>(items: readonly Item[], verdictOf: (item: Item) => string): readonly Item[] {
  return [...items].sort((one, other) => ORDER.indexOf(verdictOf(one)) - ORDER.indexOf(verdictOf(other)));
}

function lawOf({ id, sentence, needs, finding, ms }: LawSummary): string {
  const needed = needs.length === 0 ? "reads only" : `needs ${needs.join(", ")}`;
  return entry(
    finding.verdict,
    id,
    `<p>${escapeMarkup(sentence)}</p><p class="muted">${needed}, ${ms} ms</p>${details(finding)}`,
  );
}

function rowOf({ name, method, path, source, verdict, checks, fields }: RowSummary): string {
  const list = checks.map(
    ({ check, finding }) =>
      `<p><span class="badge ${finding.verdict}">${finding.verdict.replace("-", " ")}</span>${escapeMarkup(check)}</p>${details(finding)}`,
  );
  const known = Object.entries(fields).flatMap(([kind, names]) => {
    const all = (names ?? []) as readonly string[];
    return all.length === 0 ? [] : [`<p class="muted">${kind}: ${escapeMarkup(all.join(", "))}</p>`];
  });
  const title = `${name} <span class="muted">${method} ${escapeMarkup(path)}, ${source}</span>`;
  return entry(verdict, title, [...list, ...known].join(""), true);
}

function entry(verdict: string, title: string, body: string, isMarkup = false): string {
  const open = verdict === "deviates" ? " open" : "";
  const badge = `<span class="badge ${verdict}">${verdict.replace("-", " ")}</span>`;
  return `<details${open}><summary>${badge}<code>${isMarkup ? title : escapeMarkup(title)}</code></summary>${body}</details>`;
}

function details({ where, expected, got, reason, repeat = [] }: Finding): string {
  const lines = [
    where === undefined
      ? ""
      : `<p>where: ${escapeMarkup(where)}</p><p>expected: ${escapeMarkup(expected ?? "")}</p><p>got: ${escapeMarkup(got ?? "")}</p>`,
    reason === undefined ? "" : `<p class="muted">${escapeMarkup(reason)}</p>`,
    repeat.length === 0 ? "" : `<pre>${repeat.map(escapeMarkup).join("\n")}</pre>`,
  ];
  return lines.join("");
}
