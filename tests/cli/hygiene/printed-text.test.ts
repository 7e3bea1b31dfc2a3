import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { htmlOf, junitOf } from "../../../cli/conform/report/report-files.ts";
import { type Summary, viewOf } from "../../../cli/conform/report/summary.ts";
import { flowText } from "../../../cli/flow/record/recorder.ts";
import type { FlowReport } from "../../../cli/flow/report/flow-report.ts";
import { htmlReport } from "../../../cli/flow/report/html-report.ts";
import { junitReport } from "../../../cli/flow/report/junit-report.ts";
import { readableReport } from "../../../cli/flow/report/readable-report.ts";
import { printAnswer, printFailure } from "../../../cli/output/print.ts";
import { printable } from "../../../cli/output/printable.ts";
import { displayWidth, render } from "../../../cli/output/render.ts";
import { createSecrets } from "../../../cli/output/secrets.ts";
import { fields, table, text } from "../../../cli/output/view.ts";
import { progressLine } from "../../../cli/runtime/progress-line.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";
import { aHostileText, ORDINARY, UNSAFE } from "./hostile-texts.ts";

const NO_TOTALS = { passed: 0, failed: 1, skipped: 0, interrupted: 0, "not-run": 0 };

function flowReport(hostile: string): FlowReport {
  const mismatch = { place: hostile, line: 4, wanted: hostile, got: hostile };
  const step = { title: hostile, useCase: hostile, actor: hostile, line: 4, ms: 5, attempts: 2, reason: hostile };
  const failed = {
    ...step,
    outcome: "failed" as const,
    mismatches: [mismatch, mismatch],
    errorKind: undefined,
    isControl: false,
  };
  const run = { file: hostile, title: hostile, tags: [hostile], round: 1, outcome: "failed" as const, ms: 5 };
  const runs = [{ ...run, steps: [failed, { ...failed, outcome: "skipped" as const, mismatches: [] }] }];
  const about = { target: hostile, startedAt: "2026-11-20T05:00:00.000Z", ms: 5, unlisted: 0, interrupted: false };
  return { ...about, flows: NO_TOTALS, steps: NO_TOTALS, runs };
}

function verdict(hostile: string): Summary {
  const finding = { verdict: "deviates", where: hostile, expected: hostile, got: hostile, repeat: [hostile] } as const;
  const reason = { verdict: "not-checked", reason: hostile } as const;
  const row = { name: "operation", method: "GET", path: "/api", source: "spec", effect: "read" } as const;
  const fields = { specified: [], assumed: [], unknown: [hostile], missing: [] };
  return {
    target: hostile,
    allowWrites: false,
    sandbox: false,
    seed: 1,
    counts: { conforms: 0, deviates: 1, accepted: 0, "not-implemented": 0, "not-checked": 1 },
    stale: [],
    rows: [{ ...row, verdict: "deviates", checks: [{ check: hostile, finding }], fields }],
    laws: [{ id: "money/a", sentence: "A sentence.", needs: [], finding: reason, ms: 1 }],
  };
}

/** What reports for people and machines are, as lines of which each is one. */
const PRINTERS: Readonly<Record<string, (hostile: string) => string>> = {
  "a sentence": (hostile) => render([text(hostile)]),
  fields: (hostile) => render([fields({ A: hostile, B: hostile })]),
  "a table": (hostile) => render([table(["A", "B>"], [[hostile, hostile]], "")]),
  "an answer": (hostile) => printed((paper) => printAnswer({ data: {}, view: [text(hostile)] }, "table", paper)),
  "an answer as JSON": (hostile) =>
    printed((paper) => printAnswer({ data: { [hostile]: hostile }, view: [] }, "json", paper)),
  "an error": (hostile) =>
    printed((paper) =>
      printFailure(
        { kind: "refused", message: hostile, details: { code: hostile, note: { [hostile]: hostile }, [hostile]: 1 } },
        "table",
        paper,
      ),
    ),
  "an error as JSON": (hostile) =>
    printed((paper) => printFailure({ kind: "refused", message: hostile, details: { [hostile]: 1 } }, "json", paper)),
  progress: (hostile) =>
    printed(({ stderr }) => progressLine({ ...stderr, isTTY: false }, tickingClock()).show(hostile)),
  "a flow's report": (hostile) => render(readableReport(flowReport(hostile))),
  "a flow's JUnit": (hostile) => junitReport(flowReport(hostile)),
  "a flow's page": (hostile) => htmlReport(flowReport(hostile)),
  "a verdict": (hostile) => render(viewOf(verdict(hostile))),
  "a verdict's JUnit": (hostile) => junitOf(verdict(hostile)),
  "a verdict's page": (hostile) => htmlOf(verdict(hostile)),
  "a recorded flow": (hostile) => flowText({ flow: hostile, steps: [{ use: hostile, with: { [hostile]: hostile } }] }),
};

function printed(print: (paper: Parameters<typeof printAnswer>[2]) => void): string {
  let all = "";
  const sink = {
    write: (more: string) => {
      all += more;
    },
  };
  print({ stdout: sink, stderr: sink, secrets: createSecrets() });
  return all;
}

function tickingClock() {
  let now = 0;
  return () => {
    now += 10_000;
    return instant(now);
  };
}

describe.each(Object.entries(PRINTERS))("%s", (_, print) => {
  test("shows every character of a backend's text, on its own line", () => {
    const lines = print("a").split("\n").length;
    always([aHostileText().filter((hostile) => printable(hostile).trim() !== "")], (hostile) => {
      const shown = print(hostile);
      expect(shown.replaceAll("\n", "")).not.toMatch(UNSAFE);
      // YAML folds and quotes as it needs.
      if (print !== PRINTERS["a recorded flow"]) expect(shown.split("\n")).toHaveLength(lines);
    });
  });
});

test.each(ORDINARY)("%j is printed as it is", (ordinary) => {
  expect(printable(ordinary)).toBe(ordinary);
  expect(render([text(ordinary)])).toBe(ordinary);
});

test("a tower of marks ends, and a Thai letter has its marks", () => {
  expect(printable(`e${"\u0301".repeat(50)}x`)).toBe(`e${"\u0301".repeat(4)}\ufffdx`);
  expect(printable("กี้")).toBe("กี้");
});

// Found by seeds 1529955786 and 532729207.
test.each(["(\t!", '\t"', "a\tb"])("a recorded flow shows the tab of %j as an escape", (tabbed) => {
  const shown = flowText({ flow: tabbed, steps: [{ use: tabbed, with: { [tabbed]: tabbed } }] });
  expect(shown).not.toContain("\t");
  expect(parse(shown).flow).toBe(tabbed);
});

test("JSON and a recorded flow lose nothing", () => {
  always([aHostileText(), aHostileText()], (key, value) => {
    const line = printed((paper) => printAnswer({ data: { [key]: value }, view: [] }, "json", paper));
    expect(JSON.parse(line).data).toEqual({ [key]: value });
    // YAML has no half characters.
    fc.pre(!/\p{Cs}/u.test(value));
    expect(parse(flowText({ flow: value }))).toEqual({ flow: value });
  });
});

describe("columns", () => {
  test.each([
    ["ａｂ", 4],
    ["ｱｲ", 2],
    ["「一」", 6],
    ["한국", 4],
    ["👨\u200d👩\u200d👧", 2],
    ["🇹🇭", 2],
    ["👍🏽", 2],
    ["❤\ufe0f", 2],
    ["ที่\u200bนี่", 2],
    ["é", 1],
  ])("%j takes %i", (shown, width) => {
    expect(displayWidth(shown)).toBe(width);
  });

  test("of a table are straight, whatever is in them", () => {
    always([aHostileText(), aHostileText()], (one, other) => {
      const rows = render([
        table(
          ["A", "B"],
          [
            [one, "|"],
            [other, "|"],
            ["ก", "|"],
          ],
          "",
        ),
      ])
        .split("\n")
        .slice(1);
      expect(new Set(rows.map(displayWidth)).size).toBe(1);
    });
  });
});
