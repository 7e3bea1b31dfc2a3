import { RENEWED_TOKEN_HEADER } from "../../../core/session/model.ts";
import { instant, toIso } from "../../../core/shared/bangkok-time.ts";
import { isRefusalCode } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { TracedStop } from "../../conform/engine/run-checks.ts";
import type { TracedCall } from "../../conform/engine/trail.ts";
import { jsonOf } from "../../conform/engine/wire.ts";
import type { Json } from "../../output/view.ts";
import { readFlow } from "../read/read-flow.ts";
import type { Catalog } from "../read/read-step.ts";
import { createRecorder, flowText, type RecordedCall } from "./recorder.ts";
import { type Body, calledRow, outcomeOf, type RowName, shownAt, useCaseOf } from "./wire-calls.ts";

type Says = NonNullable<RecordedCall["says"]>;
type Call = Pick<RecordedCall, "useCase" | "given" | "outcome" | "actor">;

/** What another run draws in its own way. */
const DRAWS: ReadonlySet<RowName> = new Set(["playRound", "spinWheel", "flipCard", "flipCardReward"]);

/**
 * The calls that led to a deviation as a flow, without the reads that only observe. Its last step is the call that deviates, and
 * expects what the model expects, so a right backend passes it. Undefined where use cases cannot make the calls.
 */
export function flowOfTrace(
  id: string,
  { startedAt, calls, clean, ...found }: TracedStop,
  catalog: Catalog,
): string | undefined {
  const last = calls.findLastIndex(({ call }) => found.where.startsWith(titleOf(call)));
  if (last < 0) return undefined;
  const reader = createReader(calls, catalog);
  const read: ReadCall[] = [];
  for (const [index, traced] of calls.slice(0, last + 1).entries()) {
    if (index < last && reader.isIdle(traced)) continue;
    const call = reader.read(traced);
    if (call === "unknown") return undefined;
    read.push({ ...call, row: rowOf(traced.call) });
  }
  const recorder = createRecorder("demo1234");
  const isDrawn = read.slice(0, -1).some(({ row }) => row !== undefined && DRAWS.has(row));
  const isNeeded = neededCalls(read);
  for (const call of read) {
    const isLast = call === read.at(-1);
    if (!isLast && !isNeeded(call)) continue;
    const says = isLast ? lastSays(call.row, found, call.outcome, isDrawn) : failing(call.outcome);
    recorder.add({ ...call, says: isLast ? { about: clean(aboutOf(found)), ...says } : says });
  }
  const text = flowText(
    recorder.flow(`${id} deviates`, {
      about:
        "It expects what the model of the contract expects. What chance draws may differ, so that a later call is refused.",
      tags: ["conform"],
      needs: "sandbox",
      "set-up": { clock: toIso(instant(startedAt)), staff: "waiting" },
    }),
  );
  return readFlow("", text, catalog).complaints.length === 0 ? text : undefined;
}

function rowOf({ method, path }: TracedCall["call"]): RowName | undefined {
  return calledRow(method, pathnameOf(path))?.name;
}

function pathnameOf(path: string): string {
  return path.replace(/\?.*$/, "");
}

type ReadCall = Call & { readonly row: RowName | undefined };

/** Leaves out members who only register, with what they get, and codes with which nobody registers. */
function neededCalls(calls: readonly ReadCall[]) {
  const members = calls.filter(({ row }) => row === "register");
  const codeOf = ({ outcome }: ReadCall): unknown => (outcome.ok ? Object(outcome.value).code : undefined);
  const active = new Set(
    calls.flatMap(({ row, actor }) => (row === "register" || row === "affiliateCode" ? [] : (actor ?? []))),
  );
  const codes = new Set<unknown>();
  for (const { actor, given } of members.toReversed()) {
    const code = given.get("inviter");
    if (actor === undefined || !active.has(actor) || code === undefined) continue;
    codes.add(code);
    const owner = calls.find((call) => call.row === "affiliateCode" && codeOf(call) === code)?.actor;
    if (owner !== undefined) active.add(owner);
  }
  return (call: ReadCall): boolean => {
    if (call.row === "affiliateCode") return codes.has(codeOf(call));
    const username = call.given.get("member");
    const {
      actor = username === undefined
        ? undefined
        : members.find(({ given }) => given.get("username") === username)?.actor,
    } = call;
    return actor === undefined || active.has(actor);
  };
}

/** As a deviation names the call. */
function titleOf({ method, path }: TracedCall["call"]): string {
  const row = calledRow(method, pathnameOf(path));
  return `${method} ${row?.path ?? path.replace(/^(\/sandbox\/requests)\/[^/]+/, "$1/{id}")}`;
}

/** Reads calls as those of use cases, and remembers whose session is whose. */
function createReader(calls: readonly TracedCall[], { useCases, controls }: Catalog) {
  const byToken = new Map<string, string>();
  const byName = new Map<string, string>();
  const slips = new Map<string, string>();
  const invited = new Set<Json | undefined>();
  const usedCodes = new Set(
    calls.flatMap(({ call }) => (rowOf(call) === "register" ? [bodyOf(call.body)["afCode"]] : [])),
  );

  function readRow(name: RowName, { call, answer }: TracedCall): Call | "unknown" {
    const body = bodyOf(call.body);
    const reply = bodyOf(answer?.text);
    const given = name === "confirmSlip" ? { payload: slips.get(textOf(body["slipId"])) } : body;
    const used = useCaseOf(name === "confirmSlip" ? "requestSlipDeposit" : name, given, useCases);
    if (!used || !answer) return "unknown";
    const username = textOf(body["username"]);
    if (name === "register") byName.set(username, `member${byName.size + 1}`);
    const token = tokenOf(call);
    const actor = token === undefined ? byName.get(username) : byToken.get(token);
    for (const mine of [reply["token"], answer.header(RENEWED_TOKEN_HEADER)]) {
      if (typeof mine === "string" && actor !== undefined) byToken.set(mine, actor);
    }
    const key =
      call.headers["idempotency-key"] ??
      `call ${byToken.size} ${String(calls.findIndex((each) => each.call === call))}`;
    // With a key, the tool sends the call without judging it first.
    const keyed = used.useCase.options.has("intent") && name !== "register" && name !== "verifySlip";
    const all = outcomeOf(answer.status, reply);
    const outcome = all.ok ? ok(namedIn(reply)) : all;
    return { ...used, given: new Map([...used.given, ...(keyed ? [["intent", key] as const] : [])]), outcome, actor };
  }

  function readControl({ call, answer }: TracedCall): Call | "unknown" {
    const [name, given] = controlOf(call.path.replace(/^\/sandbox/, ""), bodyOf(call.body)) ?? [];
    const useCase = name === undefined ? undefined : controls.get(name);
    if (!useCase || !given) return "unknown";
    const outcome = answer ? ok(namedIn(bodyOf(answer.text))) : err({ kind: "refused" as const, message: "" });
    return { useCase, given: new Map(Object.entries(given)), outcome };
  }

  return {
    /** A read that no later call needs. What it says is remembered. */
    isIdle(traced: TracedCall): boolean {
      const { call, answer } = traced;
      const row = calledRow(call.method, pathnameOf(call.path));
      const reply = bodyOf(answer?.text);
      const token = tokenOf(call);
      const renewed = answer?.header(RENEWED_TOKEN_HEADER);
      const actor = token === undefined ? undefined : byToken.get(token);
      if (typeof renewed === "string" && actor !== undefined) byToken.set(renewed, actor);
      if (row?.name === "verifySlip") slips.set(textOf(reply["slipId"]), textOf(bodyOf(call.body)["payload"]));
      if (row?.name === "register" && (answer?.status ?? 400) >= 400) return true;
      if (row?.name !== "affiliateCode") return row?.effect === "read";
      const isNeeded = usedCodes.has(reply["code"]) && !invited.has(reply["code"]);
      invited.add(reply["code"]);
      return !isNeeded;
    },
    read(traced: TracedCall): Call | "unknown" {
      const name = rowOf(traced.call);
      return name === undefined ? readControl(traced) : readRow(name, traced);
    },
  };
}

function tokenOf({ headers }: TracedCall["call"]): string | undefined {
  return /^Bearer (.+)$/.exec(headers["authorization"] ?? "")?.[1];
}

function bodyOf(text: string | undefined): Body {
  return Object(jsonOf(text ?? ""));
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** What later calls may name, and a use case's answer has under the same name. */
function namedIn({ id, launchId, code, payload }: Body): Json {
  return JSON.parse(JSON.stringify({ id, launchId, code, payload })) as Json;
}

type Given = Readonly<Record<string, string>>;

/** A control of the sandbox and its options. */
function controlOf(path: string, body: Body): readonly [name: string, given: Given] | undefined {
  const [, first, second = "", third = ""] = path.split("/").map(decodeURIComponent);
  const text = (name: string) => textOf(body[name]);
  switch (first) {
    case "clock":
      return body["set"] === undefined
        ? ["advance-clock", { by: `${text("advanceMs")}ms` }]
        : ["set-clock", { at: text("set") }];
    case "back-office":
      return ["staff", { mode: text("mode") }];
    case "requests":
      return [third, { request: second, ...(body["reason"] !== undefined && { reason: text("reason") }) }];
    case "members":
      if (third === "top-up") return ["top-up", { member: second, amount: text("amount") }];
      if (third === "points") return ["points", { member: second, points: text("point") }];
      return ["level", { member: second, ...(typeof body["level"] === "number" && { level: text("level") }) }];
    case "providers":
      return [body["down"] === true ? "provider-down" : "provider-up", { provider: text("provider") }];
    case "slips":
      return ["slip", { amount: text("amount"), ...(body["toUs"] === false && { elsewhere: "" }) }];
    case "maintenance":
      return [body["on"] === true ? "maintenance-on" : "maintenance-off", {}];
    default:
      return undefined;
  }
}

type Found = Pick<TracedStop, "where" | "expected" | "got" | "rule">;

const LONGEST = 300;

function aboutOf({ where, expected, got, rule }: Found): string {
  const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
  const said = `${where}: expected ${short(expected)}; got ${short(got)}.`;
  return (rule === undefined ? said : `${said} ${rule}`).replace(/\s+/g, " ");
}

/** An earlier call did what the model predicted, so a refusal of it is right. */
function failing(outcome: Call["outcome"]): Says {
  if (outcome.ok) return {};
  const code = outcome.error.details?.["code"];
  return { fails: typeof code === "string" ? { code } : { kind: outcome.error.kind } };
}

/** What the model expects of the call that deviates, as far as the use case shows it. */
function lastSays(
  row: RowName | undefined,
  { where, expected }: Found,
  outcome: Call["outcome"],
  isDrawn: boolean,
): Says {
  if (row === undefined) return expected === "refused" ? { fails: { kind: "refused" } } : {};
  const [, refusals] = /^a refusal with (.+)$/.exec(expected) ?? [];
  if (refusals !== undefined) {
    const codes = refusals.split(" or ").filter(isRefusalCode);
    if (codes.length === 0) return { fails: { kind: "not-signed-in" } };
    return { fails: { code: codes.length === 1 ? codes[0] : { "one-of": codes } } };
  }
  const [, status, text] = /^(\d+) (.*), as the same key was answered before$/.exec(expected) ?? [];
  if (status !== undefined) return failing(outcomeOf(Number(status), bodyOf(text)));
  if (expected === "a success") return {};
  // The code of a refusal is right where something else of it is wrong.
  if (!outcome.ok) return failing(outcome);
  const [, , path = ""] = where.split(" ");
  const value = jsonOf(expected) ?? expected;
  const shown = isDrawn && typeof value === "number" ? undefined : shownAt(row, path, value);
  return shown ? { expect: Object.fromEntries([shown]) } : {};
}
