import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { escapeMarkup } from "../../output/markup.ts";
import { moment } from "../../output/view.ts";
import { type Entry, reportPage, type Status } from "../../report/report-page.ts";
import { latencyChart, timeChart } from "./load-charts.ts";
import type { LoadFault } from "./load-plan.ts";
import type { LawCheck, LoadError, LoadReport } from "./load-report.ts";
import { errorRate, millis, shareText } from "./load-verdict.ts";

const STATUSES = [
  { id: "broken", label: "Broken", mark: "✗", tone: "bad" },
  { id: "error", label: "Errors", mark: "!", tone: "bad" },
  { id: "not-checked", label: "Not checked", mark: "–", tone: "none" },
  { id: "holds", label: "Holds", mark: "✓", tone: "good" },
] as const satisfies readonly Status[];

/** The load as one page. */
export function loadPage(report: LoadReport, fault: LoadFault | undefined): string {
  const { target, startedAt, members, ms, flows, steps, flowsPerSecond, stepsPerSecond, latency } = report;
  const { laws, errors, membersSeen, membersChecked, rate, latestMs } = report;
  const title = fault === undefined ? "The load passed, and the laws hold" : capital(fault.message);
  const failures = `${flows.failed} of ${flows.passed + flows.failed} flows failed`;
  return reportPage({
    title: fault === undefined && membersChecked === 0 ? "The load passed" : title,
    tone: fault === undefined ? "good" : fault.kind === "interrupted" ? "wait" : "bad",
    about: `${members} members on ${target} for ${millis(ms)}, ${moment(parseInstant(startedAt))}. ${report.files.join(", ")}`,
    figures: [
      {
        label: "Flows a second",
        value: String(flowsPerSecond),
        note: rate === undefined ? "" : `${rate} wanted, at most ${millis(latestMs)} late`,
      },
      { label: "Steps a second", value: String(stepsPerSecond), note: `${steps.passed + steps.failed} steps` },
      { label: "p95", value: millis(latency.p95), note: `p50 ${millis(latency.p50)}, p99 ${millis(latency.p99)}` },
      { label: "Errors", value: shareText(errorRate(report)), note: failures, tone: steps.failed > 0 ? "bad" : "none" },
      { label: "Laws", value: lawsText(laws), note: `${membersChecked} of ${membersSeen} members checked` },
    ],
    statuses: STATUSES,
    charts: `${timeChart(report)}${latencyChart(report)}`,
    sections: [
      { title: "Errors", entries: errors.map(errorOf) },
      { title: "Laws, after the load", entries: laws.toSorted((a, b) => b.broken - a.broken).map(lawOf) },
    ],
    footer: "Written by sanam flow load. Passwords, tokens, phone and account numbers are not shown.",
  });
}

function lawsText(laws: readonly LawCheck[]): string {
  const checked = laws.filter(({ notChecked }) => notChecked === undefined);
  const holding = checked.filter(({ broken }) => broken === 0).length;
  return checked.length === 0 ? "not checked" : `${holding} of ${checked.length} hold`;
}

function errorOf({ useCase, kind, count, example }: LoadError): Entry {
  return {
    status: "error",
    title: useCase,
    note: kind,
    end: `${count} times`,
    isOpen: true,
    body: `<div class="body"><p class="soft">The first one: ${escapeMarkup(example)}</p></div>`,
  };
}

function lawOf({ id, sentence, checked, broken, examples, notChecked }: LawCheck): Entry {
  const status = notChecked !== undefined ? "not-checked" : broken > 0 ? "broken" : "holds";
  const lines = examples.map((example) => `<p>${escapeMarkup(example)}</p>`);
  const about = notChecked === undefined ? `Checked for ${checked} members.` : `Not checked: ${notChecked}.`;
  return {
    status,
    title: sentence,
    note: id,
    end: broken > 0 ? `broken for ${broken} of ${checked}` : "",
    isOpen: broken > 0,
    body: `<div class="body"><p class="soft">${escapeMarkup(about)}</p>${lines.join("")}</div>`,
  };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
