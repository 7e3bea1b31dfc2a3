import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { escapeMarkup } from "../../output/printable.ts";
import { moment } from "../../output/view.ts";
import { type Entry, reportPage, type Status } from "../../report/report-page.ts";
import type { FlowReport, FlowRun, StepOutcome, StepRun } from "./flow-report.ts";
import { duration, totalsText } from "./readable-report.ts";

const STATUSES = [
  { id: "failed", label: "Failed", mark: "✗", tone: "bad" },
  { id: "interrupted", label: "Interrupted", mark: "!", tone: "bad" },
  { id: "skipped", label: "Skipped", mark: "–", tone: "wait" },
  { id: "passed", label: "Passed", mark: "✓", tone: "good" },
  { id: "not-run", label: "Did not run", mark: "·", tone: "none" },
] as const satisfies readonly (Status & { readonly id: StepOutcome })[];

/** One page of the run. What did not pass comes first and is open. */
export function htmlReport(report: FlowReport): string {
  const { target, startedAt, flows, steps, ms, runs, unlisted, interrupted } = report;
  const count = runs.length + unlisted;
  const hasFailed = (run: FlowRun) => run.outcome === "failed" || run.outcome === "interrupted";
  const ran = steps.passed + steps.failed;
  const more = unlisted > 0 ? `${unlisted} more runs passed and are not listed. ` : "";
  return reportPage({
    title: titleOf(report, count),
    tone: flows.failed > 0 ? "bad" : interrupted || flows.passed === 0 ? "wait" : "good",
    about: `Flows on ${target}, ${moment(parseInstant(startedAt))}`,
    figures: [
      { label: "Flows", value: String(count), note: totalsText(flows) },
      {
        label: "Steps",
        value: String(Object.values(steps).reduce((sum, each) => sum + each, 0)),
        note: totalsText(steps),
      },
      { label: "Time", value: duration(ms), note: ms >= 100 ? `${Math.round((ran * 1000) / ms)} steps a second` : "" },
    ],
    shares: {
      label: `Steps: ${totalsText(steps)}`,
      parts: ["passed", "failed", "interrupted", "skipped", "not-run"].flatMap((outcome) => {
        const status = STATUSES.find(({ id }) => id === outcome);
        return status ? [{ tone: status.tone, count: steps[status.id] }] : [];
      }),
    },
    statuses: STATUSES,
    sections: [
      { title: "Not passed", entries: runs.filter(hasFailed).map(entryOf) },
      { title: "Passed and skipped", entries: runs.filter((run) => !hasFailed(run)).map(entryOf) },
    ],
    footer: `${more}Written by sanam flow run. Passwords, tokens, phone and account numbers are not shown.`,
  });
}

function titleOf({ flows, interrupted }: FlowReport, count: number): string {
  if (flows.failed > 0) return `${flows.failed} of ${count} flows failed`;
  if (interrupted) return "Stopped before the end; no flow failed until then";
  return flows.passed === 0 ? "No flow could run here" : `All ${flows.passed} flows passed`;
}

function entryOf({ title, file, round, tags, outcome, ms, steps }: FlowRun): Entry {
  const skipped = steps.filter((step) => step.outcome === "skipped").length;
  const note = [
    file,
    ...(round > 1 ? [`run ${round}`] : []),
    `${steps.length} steps`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return {
    status: outcome,
    title,
    note: note.join(" · "),
    tags,
    end: outcome === "passed" ? duration(ms) : `${outcome}, ${duration(ms)}`,
    isOpen: outcome === "failed" || outcome === "interrupted",
    body: `<ol>${steps.map(stepOf).join("")}</ol>`,
  };
}

function stepOf({ title, useCase, actor, line, outcome, ms, attempts, reason, mismatches }: StepRun): string {
  const status = STATUSES.find(({ id }) => id === outcome);
  const more = [
    ...(title.startsWith(useCase) ? [] : [useCase]),
    ...(actor === undefined ? [] : [`as ${actor}`]),
    ...(attempts > 1 ? [`${attempts} tries`] : []),
  ];
  const about = more.length > 0 ? ` <em>${escapeMarkup(more.join(" · "))}</em>` : "";
  const isSaid = outcome !== "not-run" && reason !== undefined && mismatches.length === 0;
  const said = isSaid ? `<p>${escapeMarkup(reason)}</p>` : "";
  const time = outcome === "not-run" ? "did not run" : outcome === "skipped" ? "skipped" : duration(ms);
  const mark = `<span class="mark" role="img" aria-label="${outcome}">${status?.mark ?? ""}</span>`;
  const place = `<span class="at" title="line ${line}">${line}</span>`;
  return `<li class="${status?.tone ?? "none"}${outcome === "not-run" ? " unrun" : ""}">${mark}${place}<div>${escapeMarkup(title)}${about}${said}${mismatchesOf(mismatches)}</div><span class="end">${time}</span></li>`;
}

/** The same three lines for each value, as in the verdict on a backend. */
function mismatchesOf(mismatches: StepRun["mismatches"]): string {
  return mismatches
    .map(({ place, wanted, got }) => {
      const facts = Object.entries({ place: place ?? "the answer", expected: wanted, got });
      return `<dl class="facts">${facts.map(([name, value]) => `<dt>${name}</dt><dd><code>${escapeMarkup(value)}</code></dd>`).join("")}</dl>`;
    })
    .join("");
}
