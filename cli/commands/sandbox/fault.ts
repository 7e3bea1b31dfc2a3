import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type CommandResult, command } from "../../command-line/command.ts";
import { choice, option, positional, quote, textOption, wholeNumber } from "../../command-line/options.ts";
import { durationOption } from "../../flow/control.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { listOf, partsOf, textOf } from "../../output/reply-parts.ts";
import { type Json, type JsonObject, table } from "../../output/view.ts";
import { withSandbox } from "./with-sandbox.ts";

/** A status 500 with the code that the specification names. */
const SPECIAL_CODE = "500256";

type Detail = "status" | "code" | "message" | "when" | "field" | "within";

/** The kinds of faults, and what each may say about itself. */
const DETAILS = {
  status: ["status", "code", "message", "when"],
  [SPECIAL_CODE]: ["message", "when"],
  delay: [],
  cut: ["when"],
  "cut-midway": [],
  truncated: [],
  html: ["status"],
  "wrong-type": ["field"],
  duplicate: [],
  "out-of-order": ["when", "within"],
} as const satisfies Readonly<Record<string, readonly Detail[]>>;

export type FaultKind = keyof typeof DETAILS;

const FAULT_KINDS = [
  "status",
  SPECIAL_CODE,
  "delay",
  "cut",
  "cut-midway",
  "truncated",
  "html",
  "wrong-type",
  "duplicate",
  "out-of-order",
] as const satisfies readonly FaultKind[];

interface Typed {
  readonly kind: FaultKind | undefined;
  readonly isDelayed: boolean;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly when: "before" | "after" | undefined;
  readonly field: string | undefined;
  /** In milliseconds. */
  readonly within: number | undefined;
}

/** The fault that options describe. Refuses those that its kind would ignore. */
function readFault({ kind: named, isDelayed, ...details }: Typed): Result<JsonObject, Failure> {
  const kind = named ?? (details.status === undefined ? (isDelayed ? "delay" : undefined) : "status");
  if (kind === undefined) return err(usage("name the fault with --kind, --status or --delay"));
  const allowed: readonly string[] = DETAILS[kind];
  const foreign = Object.entries(details).find(([name, value]) => value !== undefined && !allowed.includes(name));
  if (foreign) return err(usage(`--${foreign[0]} means nothing with the kind ${kind}`));
  if (kind === "delay" && !isDelayed) return err(usage("the kind delay needs --delay"));
  const { status, field, within, ...rest } = details;
  if (kind === SPECIAL_CODE) return ok({ kind: "status", status: 500, ...rest, code: SPECIAL_CODE });
  if (kind === "status") {
    if (status === undefined) return err(usage("the kind status needs --status"));
    if (status < 400) return err(usage("--status takes 400 to 599 with the kind status"));
    return ok({ kind, status, ...rest });
  }
  if (kind === "wrong-type" && field === undefined) return err(usage("the kind wrong-type needs --field"));
  if (within !== undefined && (within < 1 || within > 120_000)) return err(usage("--within takes 1ms to 2m"));
  return ok({ kind, status, field, withinMs: within, ...rest });
}

/** The ordered faults, as a control of the sandbox lists them. */
function faultList(reply: Result<Json, Failure>): CommandResult {
  if (!reply.ok) return reply;
  const faults = listOf(partsOf(reply.value)["faults"]);
  const rows = faults.map(({ row, calls, delayMs, chance, fault }) => [
    row === undefined ? "any call" : textOf(row),
    faultInWords(partsOf(fault), Number(delayMs) || 0),
    calls === undefined ? "until cleared" : textOf(calls),
    chance === undefined ? "every call" : chanceInWords(partsOf(chance)),
  ]);
  return ok({
    data: { faults },
    view: [table(["Call", "Fault", "Calls left>", "Given to"], rows, "No faults are ordered.")],
  });
}

/** `status 503, before the effect, 5 s late` */
function faultInWords({ kind, status, when, withinMs, ...more }: ReturnType<typeof partsOf>, delayMs: number): string {
  return [
    status === undefined
      ? textOf(kind)
      : kind === "status"
        ? `status ${textOf(status)}`
        : `${textOf(kind)}, status ${textOf(status)}`,
    ...Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${textOf(value)}`])),
    ...(when === undefined ? [] : [`${textOf(when)} the effect`]),
    ...(withinMs === undefined ? [] : [`waits at most ${Number(withinMs) / 1000} s`]),
    ...(delayMs > 0 ? [`${delayMs / 1000} s late`] : []),
  ].join(", ");
}

/** A probability has at most six digits behind the point, and its percentage four. */
function chanceInWords({ probability, seed, drawn }: ReturnType<typeof partsOf>): string {
  const percent = Number((Number(probability) * 100).toFixed(4));
  return `${percent}% of calls, seed ${textOf(seed)}, ${textOf(drawn)} drawn`;
}

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

export const sandboxFaultList = command({
  path: ["sandbox", "fault", "list"],
  summary: "List the ordered faults that calls still get, oldest first",
  needs: ["sandbox"],
  examples: ["sanam sandbox fault list"],
  options: {},
  run: (_, context) => withSandbox(context, async ({ read }) => faultList(await read("/faults"))),
});

export const sandboxFaultClear = command({
  path: ["sandbox", "fault", "clear"],
  summary: "Take back all ordered faults",
  needs: ["sandbox"],
  examples: ["sanam sandbox fault clear"],
  options: {},
  run: (_, context) => withSandbox(context, async ({ change }) => faultList(await change("/faults/clear", {}))),
});
