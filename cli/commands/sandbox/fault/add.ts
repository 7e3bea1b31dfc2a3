import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { choice, option, positional, quote, textOption, wholeNumber } from "../../../command-line/options.ts";
import { durationOption } from "../../../flow/control.ts";
import { type Failure, usage } from "../../../output/failure.ts";
import { withSandbox } from "../with-sandbox.ts";
import { faultList } from "./fault-list.ts";
import { FAULT_KINDS, readFault } from "./read-fault.ts";

const SMALLEST_PROBABILITY = 0.0001;

function readProbability(typed: string): Result<number, Failure> {
  const [, digits = "", percent] = /^(\d{1,3}(?:\.\d{1,6})?)\s*(%)?$/.exec(typed.trim()) ?? [];
  const value = Number(digits) / (percent ? 100 : 1);
  if (digits !== "" && value >= SMALLEST_PROBABILITY && value <= 1) return ok(value);
  return err(usage(`--probability takes a share of the calls such as 0.25 or 25%, not ${quote(typed)}`));
}

export const sandboxFaultAdd = command({
  path: ["sandbox", "fault", "add"],
  summary: "Make calls of the sandbox fail",
  needs: ["sandbox"],
  examples: [
    "sanam sandbox fault add withdraw --kind cut --when after",
    "sanam sandbox fault add --status 503 --probability 20% --seed 7",
    'sanam sandbox fault add "POST /api/auth/user/getCredit/{username}" --kind out-of-order',
  ],
  notes: [
    "Kinds: status, 500256 (status 500 with that code), delay, cut (no reply), cut-midway (half a reply), truncated",
    "(half of the JSON), html (a page of a proxy), wrong-type, duplicate (the request is handled twice, the second",
    "reply is sent), out-of-order (the call waits until a later one of the same row, or without a row any later one,",
    "was answered).",
  ].join("\n"),
  options: {
    row: positional(textOption("--on <call>", "a call by its name in the contract or as METHOD /path; any by default")),
    kind: choice("--kind <kind>", "how, where --status or --delay does not say it", FAULT_KINDS),
    count: wholeNumber("--count <n>", "how many calls get it; by default 1, with --probability until cleared", {
      min: 1,
      max: 1000,
    }),
    probability: option("--probability <share>", "only this share of the calls, such as 0.25 or 25%", readProbability),
    seed: wholeNumber("--seed <n>", "with --probability: the same seed gives it to the same calls; 1 by default", {
      min: 0,
      max: 2 ** 31 - 1,
    }),
    delay: durationOption("--delay <time>", "how long the call waits first: 500ms, 5s, up to 2m"),
    status: wholeNumber("--status <n>", "with status (400 to 599) and html: the HTTP status", { min: 200, max: 599 }),
    code: textOption("--code <code>", "with status: the error's code"),
    message: textOption("--message <text>", "with status: the error's sentence"),
    when: choice("--when <when>", "with status, cut and out-of-order: before or after the call's effect", [
      "before",
      "after",
    ]),
    field: textOption("--field <path>", "with wrong-type: the field, such as items.0.amount"),
    within: durationOption("--within <time>", "with out-of-order: the longest wait; 5s by default, up to 2m"),
  },
  run: async ({ row, count, probability, seed, delay, ...described }, context) => {
    if (seed !== undefined && probability === undefined) return err(usage("--seed needs --probability"));
    if ((delay ?? 0) > 120_000) return err(usage("--delay takes at most 2m"));
    const fault = readFault({ ...described, isDelayed: delay !== undefined });
    if (!fault.ok) return fault;
    // The contract takes time to load, and no other command needs it.
    const { namedRow } = await import("./named-row.ts");
    const named = row === undefined ? ok(undefined) : namedRow(row);
    if (!named.ok) return named;
    const chance = probability === undefined ? undefined : { probability, ...(seed !== undefined && { seed }) };
    const order = { row: named.value, calls: count, delayMs: delay, chance, fault: fault.value };
    return withSandbox(context, async ({ change }) => faultList(await change("/faults", order)));
  },
});
