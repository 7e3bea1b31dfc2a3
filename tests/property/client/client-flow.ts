import { flowCatalog } from "../../../cli/compose/flow/read-flow-files.ts";
import { createRecorder, flowText } from "../../../cli/flow/record/recorder.ts";
import type { ENDPOINTS } from "../../../contracts/table.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { NOON } from "../../adapters/house/test-house.ts";
import type { PropertyFailure } from "../named-property.ts";
import type { ClientMark, Press } from "./client-log.ts";
import type { ClientRun } from "./client-run.ts";

/** The row of the contract that each call of a port uses. */
const ROWS: Readonly<Record<string, keyof typeof ENDPOINTS>> = {
  requestDeposit: "requestDeposit",
  cancelDeposit: "cancelDeposit",
  confirmDeposit: "confirmTransfer",
  requestWithdrawal: "withdraw",
  retryWithdrawal: "retryWithdraw",
  request: "requestReward",
  spin: "spinWheel",
  checkIn: "checkIn",
};

/** As a run of the client has them. */
const MEMBERS = ["anna", "bina"] as const;

type Fields = Readonly<Record<string, string>>;

/**
 * The actions of a failed run as a flow, one after another in the order in which they reached the house, on connections
 * that are cut as the run's were. It expects what the house answered each action, and that each was made once. Undefined
 * when no action reached the house.
 */
export function writeClientFlow(
  { log }: Pick<ClientRun, "log">,
  { message, seed, path }: Omit<PropertyFailure, "flow">,
): string | undefined {
  const marks = inOrderOfArrival(log);
  const members = [...new Set(marks.flatMap((mark) => (mark.type === "pressed" ? [mark.who] : [])))].toSorted(
    (one, other) => one - other,
  );
  if (members.length === 0) return undefined;
  const { useCases, controls } = flowCatalog();
  const recorder = createRecorder("demo1234");
  const add = (name: string, given: Fields, more: { who?: number; id?: string; says?: object } = {}): void => {
    const useCase = controls.get(name) ?? useCases.get(name);
    if (!useCase) throw new Error(`no use case ${name}`);
    const { who, id, says = {} } = more;
    const actor = who === undefined ? undefined : MEMBERS[who];
    recorder.add({
      useCase,
      given: new Map(Object.entries(given)),
      outcome: ok({ id: id ?? "" }),
      actor,
      says: { ...says },
    });
  };
  for (const who of members) {
    const member = `member-${who}`;
    const account = { phone: `phone-${who}`, bank: "004", account: `account-${who}` };
    add("session register", { username: member, ...account }, { who });
    add("top-up", { member, amount: "1000" });
    add("points", { member, points: "500" });
    if (who === 0) add("level", { member, level: "5" });
  }

  const refusals = new Map(log.flatMap((mark) => (mark.type === "refused" ? [[mark.key, mark.code] as const] : [])));
  const made: { readonly who: number; readonly type: Press["type"]; readonly key: IdempotencyKey }[] = [];
  const rejected: IdempotencyKey[] = [];
  const lists = new Map<string, { readonly who: number; readonly name: string; count: number }>();
  for (const mark of marks) {
    if (mark.type === "passed") add("advance-clock", { by: `${mark.ms}ms` });
    else if (mark.type === "decided") {
      add(mark.verdict, { request: mark.key, ...(mark.verdict === "reject" && { reason: "ทดสอบ" }) });
      if (mark.verdict === "reject") rejected.push(mark.key);
    } else {
      const { key, who, press } = mark;
      const latest = (type: Press["type"]) =>
        made.findLast(
          (each) => each.who === who && each.type === type && (press.type !== "retry" || rejected.includes(each.key)),
        );
      const [name, given] = callOf(press, (type) => latest(type)?.key ?? "");
      const code = refusals.get(key);
      const faults = code === undefined ? faultsOf(log, key) : [];
      for (const fault of faults) add("fault", fault);
      add(
        name,
        { ...given, intent: `intent of ${key}` },
        { who, id: key, says: code === undefined ? {} : { fails: { code } } },
      );
      if (faults.length > 0) add("clear-faults", {});
      if (code !== undefined) continue;
      made.push({ who, type: press.type, key });
      const list = LISTS[press.type];
      if (list === undefined) continue;
      const before = lists.get(`${who} ${list}`) ?? { who, name: list, count: 0 };
      lists.set(`${who} ${list}`, { ...before, count: before.count + 1 });
    }
  }
  for (const { who, name, count } of lists.values()) {
    add(name, {}, { who, says: { name: "each was made once", expect: { "items.length": count } } });
  }
  const flow = recorder.flow(`A counterexample of the client: ${message}`.slice(0, 200), {
    about: [
      `Found with seed ${seed} at ${path}.`,
      "Its actions come one after another, in the order in which they reached the house, and connections are cut as they were.",
      `A flow cannot repeat what a page shows meanwhile, ${leftOut(log).join(", ")}.`,
    ].join(" "),
    tags: ["property"],
    needs: log.some((mark) => mark.type === "sent" && mark.fate !== "arrives") ? "faults" : "sandbox",
    "set-up": { clock: toIso(NOON), staff: "waiting" },
  });
  return flowText(flow);
}

/** Where a member sees what an action made. */
const LISTS: Readonly<Partial<Record<Press["type"], string>>> = {
  deposit: "wallet deposit list",
  withdraw: "wallet withdraw list",
  claim: "reward history",
};

function callOf(press: Press, idOf: (type: Press["type"]) => string): readonly [useCase: string, given: Fields] {
  switch (press.type) {
    case "deposit":
      return ["wallet deposit request", { amount: String(toBaht(press.amount)) }];
    case "withdraw":
      return ["wallet withdraw request", { amount: String(toBaht(press.amount)) }];
    case "confirm":
    case "cancel":
      return [`wallet deposit ${press.type}`, { id: idOf("deposit") }];
    case "retry":
      return ["wallet withdraw retry", { id: idOf("withdraw") }];
    case "spin":
      return ["wheel spin", {}];
    case "check-in":
      return ["check-in claim", {}];
    case "claim":
      return ["reward request", { reward: "credit-20" }];
  }
}

type Replayed = Extract<ClientMark, { readonly type: "pressed" | "decided" | "passed" }>;

/** A press comes where its first call reached the house, or was sent and lost; one that sent nothing is left out. */
function inOrderOfArrival(log: readonly ClientMark[]): readonly Replayed[] {
  const presses = new Map(log.flatMap((mark) => (mark.type === "pressed" ? [[mark.key, mark] as const] : [])));
  const placed = log.flatMap((mark, index): Replayed[] => {
    if (mark.type === "passed" || mark.type === "decided") return [mark];
    const press = mark.type === "on the page" ? undefined : presses.get(mark.key);
    return press && placeOf(log, press.key) === index ? [press] : [];
  });
  // Time that passes after the last action shows nothing.
  return placed.slice(0, placed.findLastIndex(({ type }) => type !== "passed") + 1);
}

function placeOf(log: readonly ClientMark[], key: IdempotencyKey): number {
  const first = (fits: (mark: ClientMark) => boolean) =>
    log.findIndex((mark) => "key" in mark && mark.key === key && fits(mark));
  const arrived = first(({ type }) => type === "arrived");
  return arrived >= 0 ? arrived : first((mark) => mark.type === "sent" && mark.fate !== "not-sent");
}

/** The faults that do to the tool's calls what the line did to those of an action. */
function faultsOf(log: readonly ClientMark[], key: IdempotencyKey): readonly Fields[] {
  const calls = log.flatMap((mark) => (mark.type === "sent" && mark.key === key ? [mark] : []));
  const arrivals = log.flatMap((mark) => (mark.type === "arrived" && mark.key === key ? [mark] : []));
  return calls.flatMap(({ call, fate }, index): Fields[] => {
    const on = ROWS[call];
    if (on === undefined || fate === "arrives" || fate === "not-sent") return [];
    const lost = { on, kind: "cut", when: "before" };
    if (fate === "request-lost") return [lost];
    if (fate === "reply-lost" || (index === 0 && arrivals[0]?.late === true)) return [{ ...lost, when: "after" }];
    // A late call that came after the next one: the house got the action twice.
    return arrivals.length > 1 ? [lost, { on, kind: "duplicate" }] : [lost];
  });
}

/** What happened in the run and is not in the flow. */
function leftOut(log: readonly ClientMark[]): readonly string[] {
  const page = log.flatMap((mark) => (mark.type === "on the page" ? [mark.what] : []));
  const offline = log.some((mark) => mark.type === "sent" && mark.fate === "not-sent");
  return ["the order of replies", ...new Set(page), ...(offline ? ["a call without a network"] : [])];
}
