import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { escapeMarkup } from "../../output/markup.ts";
import { moment } from "../../output/view.ts";
import type { FlowReport, FlowRun, StepRun } from "./flow-report.ts";
import { HTML_STYLE } from "./html-style.ts";
import { duration, totalsText } from "./readable-report.ts";

const MARKS = { passed: "✓", failed: "✗", skipped: "–", interrupted: "!", "not-run": "·" } as const;

/** One page that needs nothing else: no script, no other file. What did not pass comes first and is open. */
export function htmlReport(report: FlowReport): string {
  const { target, startedAt, flows, steps, ms, runs, unlisted, interrupted } = report;
  const failed = runs.filter(({ outcome }) => outcome === "failed" || outcome === "interrupted");
  const others = runs.filter(({ outcome }) => outcome === "passed" || outcome === "skipped");
  const all = Math.max(1, steps.passed + steps.failed + steps.skipped + steps.interrupted + steps["not-run"]);
  const share = (outcome: StepRun["outcome"]) =>
    steps[outcome] === 0
      ? ""
      : `<i class="${outcome}" style="width:${((steps[outcome] / all) * 100).toFixed(2)}%"></i>`;
  const verdict =
    flows.failed > 0
      ? `${flows.failed} of ${runs.length + unlisted} flows failed`
      : interrupted
        ? "Stopped before the end"
        : "No flow failed";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(verdict)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(verdict)}</h1>
<p class="meta">On ${escapeMarkup(target)}, <time datetime="${escapeMarkup(startedAt)}">${moment(parseInstant(startedAt))}</time></p>
<dl class="sums">
${sum("Flows", String(runs.length + unlisted), totalsText(flows))}
${sum("Steps", String(all), totalsText(steps))}
${sum("Time", duration(ms), ms >= 100 ? `${Math.round(((steps.passed + steps.failed) * 1000) / ms)} steps a second` : "")}
</dl>
<div class="bar" role="img" aria-label="${escapeMarkup(`Steps: ${totalsText(steps)}`)}">${share("passed")}${share("failed")}${share("interrupted")}${share("skipped")}</div>
${section("Not passed", failed)}${section("Passed and skipped", others)}${unlisted > 0 ? `<p class="meta">${unlisted} more runs passed and are not listed.</p>` : ""}
<footer>Written by sanam flow run. Passwords, tokens, phone and account numbers are not shown.</footer>
</main>
</body>
</html>
`;
}

function sum(label: string, value: string, more: string): string {
  return `<div class="sum"><dt>${label}</dt><dd>${escapeMarkup(value)} <small>${escapeMarkup(more)}</small></dd></div>`;
}

function section(title: string, runs: readonly FlowRun[]): string {
  return runs.length === 0 ? "" : `<h2>${title}</h2>\n${runs.map(flowOf).join("\n")}\n`;
}

function flowOf({ title, file, round, tags, outcome, ms, steps }: FlowRun): string {
  const skipped = steps.filter((step) => step.outcome === "skipped").length;
  const about = [
    file,
    ...(round > 1 ? [`run ${round}`] : []),
    `${steps.length} steps`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  const isOpen = outcome === "failed" || outcome === "interrupted";
  const tagged = tags.map((tag) => `<i class="tag" style="font-style:normal">${escapeMarkup(tag)}</i>`).join("");
  return `<details class="${outcome}"${isOpen ? " open" : ""}><summary><span class="mark" aria-hidden="true">${MARKS[outcome]}</span><div><b>${escapeMarkup(title)}</b><span>${tagged}${escapeMarkup(about.join(" · "))}</span></div><div class="time">${outcome}, ${duration(ms)}</div></summary>
<ol>${steps.map(stepOf).join("")}</ol></details>`;
}

function stepOf({ title, useCase, actor, line, outcome, ms, attempts, reason, mismatches }: StepRun): string {
  const more = [
    ...(title.startsWith(useCase) ? [] : [useCase]),
    ...(actor === undefined ? [] : [`as ${actor}`]),
    ...(attempts > 1 ? [`${attempts} tries`] : []),
  ];
  const said =
    outcome === "not-run" ? "" : reason === undefined || mismatches.length > 0 ? "" : `<p>${escapeMarkup(reason)}</p>`;
  const rows = mismatches.map(
    ({ place, wanted, got }) =>
      `<tr><td><code>${escapeMarkup(place ?? "the answer")}</code></td><td><code>${escapeMarkup(wanted)}</code></td><td><code>${escapeMarkup(got)}</code></td></tr>`,
  );
  const table =
    rows.length === 0
      ? ""
      : `<table><thead><tr><th>Place</th><th>Expected</th><th>Got</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  const time = outcome === "not-run" ? "did not run" : outcome === "skipped" ? "skipped" : duration(ms);
  return `<li class="${outcome}"><span class="mark" aria-label="${outcome}">${MARKS[outcome]}</span><span class="at" title="line ${line}">${line}</span><div>${escapeMarkup(title)}${more.length > 0 ? ` <em>${escapeMarkup(more.join(" · "))}</em>` : ""}${said}${table}</div><span class="time">${time}</span></li>`;
}
