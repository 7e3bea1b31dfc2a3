import { escapeMarkup } from "../../output/printable.ts";
import { type JunitCase, junitXml } from "../../report/junit-xml.ts";
import { type Entry, reportPage, type Status } from "../../report/report-page.ts";
import type { Finding, Verdict } from "../engine/findings.ts";
import type { LawReport } from "../engine/run-laws.ts";
import type { RowReport } from "../rows/check-rows.ts";
import { modeOf, type Summary } from "./summary.ts";

/** The worst first. */
const STATUSES = [
  { id: "deviates", label: "Deviates", mark: "✗", tone: "bad" },
  { id: "accepted", label: "Accepted", mark: "≈", tone: "wait" },
  { id: "not-implemented", label: "Not implemented", mark: "∅", tone: "wait" },
  { id: "not-checked", label: "Not checked", mark: "–", tone: "none" },
  { id: "conforms", label: "Conforms", mark: "✓", tone: "good" },
] as const satisfies readonly (Status & { readonly id: Verdict })[];

/** The verdict as one page. */
export function htmlOf(summary: Summary): string {
  const { target, counts, rows, laws, loss, ended } = summary;
  const early = loss ?? ended;
  const isOpen = counts["not-checked"] + counts["not-implemented"] + counts.accepted > 0;
  return reportPage({
    title: titleOf(counts),
    tone: counts.deviates > 0 ? "bad" : isOpen ? "wait" : "good",
    about: `Verdict on ${target}: ${rows.length} rows and ${laws.length} laws, ${modeOf(summary)}${early === undefined ? "" : `. It ended early: ${early}`}`,
    figures: STATUSES.toReversed().map(({ id, label, tone }) => ({
      label,
      value: String(counts[id]),
      tone: id === "deviates" && counts.deviates > 0 ? tone : "none",
    })),
    shares: {
      label: STATUSES.map(({ id, label }) => `${label}: ${counts[id]}`).join(", "),
      parts: STATUSES.toReversed().map(({ id, tone }) => ({ tone, count: counts[id] })),
    },
    statuses: STATUSES,
    sections: [
      {
        title: "Laws",
        entries: laws.toSorted((a, b) => order(a.finding.verdict) - order(b.finding.verdict)).map(lawOf),
      },
      { title: "Rows", entries: rows.toSorted((a, b) => order(a.verdict) - order(b.verdict)).map(rowOf) },
    ],
    footer:
      "Written by sanam contract conform. Words stand in place of tokens, passwords, phone and account numbers. What was not checked is not counted as good.",
  });
}

function titleOf(counts: Summary["counts"]): string {
  if (counts.deviates > 0) return `${counts.deviates} ${counts.deviates === 1 ? "deviation" : "deviations"}`;
  const open = counts["not-checked"] + counts["not-implemented"];
  const parts = [
    ...(counts.accepted > 0 ? [`${counts.accepted} accepted`] : []),
    ...(open > 0 ? [`${open} not checked or not implemented`] : []),
  ];
  const none = counts.accepted > 0 ? "No other deviation" : "No deviation";
  return parts.length > 0 ? `${none}; ${parts.join(", ")}` : "Everything conforms";
}

function order(verdict: Verdict): number {
  return STATUSES.findIndex(({ id }) => id === verdict);
}

function lawOf({ id, sentence, needs, finding, ms }: LawReport): Entry {
  const needed = needs.length === 0 ? "reads only" : `needs ${needs.join(", ")}`;
  return {
    status: finding.verdict,
    title: sentence,
    note: id,
    end: `${ms} ms`,
    isOpen: finding.verdict === "deviates",
    body: `<div class="body"><p class="soft">${escapeMarkup(needed)}</p>${details(finding)}</div>`,
  };
}

function rowOf({ name, method, path, source, verdict, checks, fields }: RowReport): Entry {
  const list = checks.map(({ check, finding }) => {
    const status = STATUSES.find(({ id }) => id === finding.verdict) ?? STATUSES[0];
    const mark = `<span class="mark ${status.tone}" role="img" aria-label="${status.label}">${status.mark}</span>`;
    return `<div class="check">${mark}<div>${escapeMarkup(check)}${details(finding)}</div></div>`;
  });
  const known = Object.entries(fields).flatMap(([kind, names]) => {
    return names.length === 0 ? [] : [`<dt>${escapeMarkup(kind)}</dt><dd>${escapeMarkup(names.join(", "))}</dd>`];
  });
  const facts = known.length === 0 ? "" : `<dl class="facts">${known.join("")}</dl>`;
  const good = checks.filter(({ finding }) => finding.verdict === "conforms").length;
  return {
    status: verdict,
    title: name,
    note: `${method} ${path} · ${source === "spec" ? "specified" : source}`,
    end: `${good} of ${checks.length} checks`,
    isOpen: verdict === "deviates",
    body: `<div class="body">${list.join("")}${facts}</div>`,
  };
}

function details({ where, expected, got, reason, repeat = [] }: Finding): string {
  const facts = Object.entries({ where, expected, got }).flatMap(([name, value]) =>
    value === undefined ? [] : [`<dt>${name}</dt><dd><code>${escapeMarkup(value)}</code></dd>`],
  );
  return [
    facts.length === 0 ? "" : `<dl class="facts">${facts.join("")}</dl>`,
    reason === undefined ? "" : `<p class="soft">${escapeMarkup(reason)}</p>`,
    repeat.length === 0 ? "" : `<p class="soft">To repeat it:</p><pre>${repeat.map(escapeMarkup).join("\n")}</pre>`,
  ].join("");
}

/** The report in the XML that CI servers read: one suite of the rows, one of the laws. */
export function junitOf({ target, rows, laws }: Summary): string {
  const ofRows = rows.flatMap(({ name, checks }) =>
    checks.map(({ check, finding }) => caseOf("rows", `${name}: ${check}`, finding, 0)),
  );
  const ofLaws = laws.map(({ id, sentence, finding, ms }) => caseOf("laws", `${id}: ${sentence}`, finding, ms));
  const time = laws.reduce((sum, { ms }) => sum + ms, 0);
  const more = { hostname: target };
  return junitXml("sanam contract conform", time, [
    { name: "rows", ms: 0, cases: ofRows, more },
    { name: "laws", ms: time, cases: ofLaws, more },
  ]);
}

function caseOf(className: string, name: string, finding: Finding, ms: number): JunitCase {
  const { verdict, where = "", expected = "", got = "", reason = "", repeat = [] } = finding;
  const base = { className, name, ms };
  if (verdict === "conforms") return { ...base, result: "passed", message: reason };
  if (verdict !== "deviates") return { ...base, result: "skipped", message: `${verdict}: ${reason}` };
  return { ...base, result: "failed", message: `${where}: expected ${expected}, got ${got}`, lines: repeat };
}
