import { err, mapOk, ok, type Result } from "../../core/shared/result.ts";
import { command } from "../command-line/command.ts";
import { option, quote } from "../command-line/options.ts";
import type { Finding, FindingState } from "../doctor/finding.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { Answer } from "../output/print.ts";
import { fields, table, type View } from "../output/view.ts";
import type { ExaminedTarget } from "../runtime/watch.ts";

const TITLES = {
  ok: "ok",
  warning: "warning",
  problem: "problem",
  "not-checked": "not checked",
} as const satisfies Record<FindingState, string>;

export const doctor = command({
  path: ["doctor"],
  summary: "Explain what is wrong with a target",
  needs: ["target"],
  exits: [5, 6],
  examples: ["sanam doctor --target https://api.staging.example --origin https://play.example"],
  notes: [
    "It only reads, and sends the profile's token to no target without a valid certificate. Each look waits for",
    "--reply-timeout, 10 seconds at most, and all together for a minute at most. A problem exits with 5 when it keeps",
    "every client away, otherwise with 6; warnings exit with 0.",
  ].join("\n"),
  options: {
    origin: option("--origin <url>", "the site that calls the target, such as https://brand.example", readOrigin),
  },
  run: async ({ origin }, context) => {
    const examined = await context.examineTarget({ origin });
    return mapOk(examined, answerOf);
  },
});

function readOrigin(text: string): Result<string, Failure> {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  if (isOrigin) return ok(url.origin);
  return err(usage(`--origin takes scheme and host of a site such as https://brand.example, not ${quote(text)}`));
}

function answerOf({ target, findings, isStopped }: ExaminedTarget): Answer {
  const count = (wanted: FindingState) => findings.filter(({ state }) => state === wanted).length;
  const failure = failureOf(findings, isStopped);
  return {
    data: {
      target,
      counts: {
        ok: count("ok"),
        warning: count("warning"),
        problem: count("problem"),
        notChecked: count("not-checked"),
      },
      findings: findings.map(({ id, title, state, found, remedy }) => ({ id, title, state, found, remedy })),
    },
    view: viewOf(target, findings),
    ...(failure && { failure }),
  };
}

function viewOf(target: string, findings: readonly Finding[]): View {
  const rows = findings.map(({ title, state, found }) => [title, TITLES[state], found]);
  const remedies = findings.flatMap(({ title, remedy }) => (remedy === undefined ? [] : [[title, remedy] as const]));
  return [
    fields({ Target: target }),
    table(["Check", "State", "Found"], rows, ""),
    ...(remedies.length === 0 ? [] : [table(["Check", "What to do"], remedies, "")]),
  ];
}

function failureOf(findings: readonly Finding[], isStopped: boolean): Failure | undefined {
  const problems = findings.filter(({ state }) => state === "problem");
  if (problems.length > 0) {
    const kind = problems.some(({ isUnreachable }) => isUnreachable) ? "unreachable" : "contract";
    return { kind, message: problems.map(({ title, found }) => `${title}: ${found}`).join(". ") };
  }
  return isStopped ? { kind: "interrupted", message: "stopped: the answer has what was found until then" } : undefined;
}
