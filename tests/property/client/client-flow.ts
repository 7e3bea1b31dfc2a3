import type { ENDPOINTS } from "../../../contracts/table.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { baht } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import type { HouseStep } from "../../arbitraries/house/house-steps.ts";
import { writeFlow } from "../flow/write-flow.ts";
import { creditOf, type NaiveHouse, type NaiveRequest, newNaiveHouse, pointsOf } from "../house/naive-house.ts";
import { type DoneStep, type FlowCall, memberAt, type Planned } from "../house/planned.ts";
import { NAMES, START } from "../house/start.ts";
import { planStep } from "../house/steps/plan-step.ts";
import { planDecision } from "../house/steps/staff-steps.ts";
import { viewsOf } from "../house/views.ts";
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

/**
 * The actions of a failed run as a flow, one after another in the order in which they reached the house, on connections
 * that are cut as the run's were. It expects what the naive house has after them. Undefined when there was no action.
 */
export function writeClientFlow(
  { log, concluded }: Pick<ClientRun, "log" | "concluded">,
  { message, seed, path }: Omit<PropertyFailure, "flow">,
): string | undefined {
  const marks = inOrderOfArrival(log, new Set(concluded.map(({ key }) => key)));
  const members = [...new Set(marks.flatMap((mark) => (mark.type === "pressed" ? [mark.who] : [])))];
  if (members.length === 0) return undefined;
  const model = newNaiveHouse(START, NAMES, []);
  const done: DoneStep[] = [];
  const make = (planned: Planned | undefined, faults?: readonly FlowCall[]): void => {
    if (planned) done.push(madeInModel(model, planned, faults));
  };
  for (const step of giftsFor(members)) make(planStep(model, step));
  const viewsNow = () =>
    members.flatMap((who) => {
      const member = memberAt(model, who);
      return viewsOf(model, member).map((view) => ({ ...view, member }));
    });
  const viewsBefore = viewsNow().map(({ expected }) => JSON.stringify(expected));

  const requests = new Map<IdempotencyKey, NaiveRequest>();
  for (const mark of marks) {
    if (mark.type === "passed") make(planStep(model, { type: "wait", wait: mark.ms }));
    else if (mark.type === "decided") {
      const request = requests.get(mark.key);
      if (request) make(planDecision(model, mark.verdict, request));
    } else {
      const count = model.requests.length;
      const planned = planStep(model, houseStepOf(mark.press, mark.who));
      make(planned, planned?.refusal === undefined ? faultsOf(log, mark.key) : undefined);
      const made = model.requests[count];
      if (made) requests.set(mark.key, made);
    }
  }
  return writeFlow({
    title: `A counterexample of the client: ${message}`.slice(0, 200),
    about: [
      `Found with seed ${seed} at ${path}.`,
      "Its actions come one after another, in the order in which they reached the house, and connections are cut as they were.",
      `A flow cannot repeat what a page shows meanwhile, ${leftOut(log).join(", ")}.`,
    ].join(" "),
    done,
    // What the actions changed.
    views: viewsNow().filter(
      ({ expected, needsDraw }, index) => !needsDraw && JSON.stringify(expected) !== viewsBefore[index],
    ),
    now: model.now,
  });
}

/** What these members begin with in a run of the client. */
function giftsFor(members: readonly number[]): readonly HouseStep[] {
  const gifts = members.flatMap((who): HouseStep[] => [
    { type: "top-up", who, amount: baht(1000) },
    { type: "points", who, points: 500 },
  ]);
  return members.includes(0) ? [...gifts, { type: "level", who: 0, level: 5 }] : gifts;
}

function madeInModel(model: NaiveHouse, planned: Planned, faults: readonly FlowCall[] | undefined): DoneStep {
  const { about, refusal } = planned;
  const balance = () => (about ? { credit: creditOf(about), points: pointsOf(about) } : { credit: 0, points: 0 });
  const at = model.now;
  const before = balance();
  // A draw gives nothing here; the flow expects any of its prizes.
  const expected = refusal === undefined ? planned.apply({ prize: {} }) : {};
  return {
    planned,
    repeats: undefined,
    key: undefined,
    answer: ok(undefined),
    expected,
    refusal,
    at,
    balance: about && { before, after: balance() },
    faults,
  };
}

function houseStepOf(press: Press, who: number): HouseStep {
  switch (press.type) {
    case "confirm":
    case "cancel":
    case "retry":
      return { type: press.type, who, nth: 0 };
    case "claim":
      return { type: "claim", who, reward: "credit-20" };
    case "spin":
    case "check-in":
      return { type: press.type, who };
    default:
      return { ...press, who };
  }
}

type Replayed = Extract<ClientMark, { readonly type: "pressed" | "decided" | "passed" }>;

/** A press comes where its first call reached the house. One that sent nothing comes where a rule refused it, or not at all. */
function inOrderOfArrival(log: readonly ClientMark[], concluded: ReadonlySet<IdempotencyKey>): readonly Replayed[] {
  const presses = new Map(log.flatMap((mark) => (mark.type === "pressed" ? [[mark.key, mark] as const] : [])));
  const placed = log.flatMap((mark, index): Replayed[] => {
    if (mark.type === "passed" || mark.type === "decided") return [mark];
    const press = mark.type === "on the page" ? undefined : presses.get(mark.key);
    return press && placeOf(log, press.key, concluded) === index ? [press] : [];
  });
  // Time that passes after the last action shows nothing.
  return placed.slice(0, placed.findLastIndex(({ type }) => type !== "passed") + 1);
}

function placeOf(
  log: readonly ClientMark[],
  key: IdempotencyKey,
  concluded: ReadonlySet<IdempotencyKey>,
): number | undefined {
  const first = (fits: (mark: ClientMark) => boolean): number | undefined => {
    const index = log.findIndex((mark) => "key" in mark && mark.key === key && fits(mark));
    return index < 0 ? undefined : index;
  };
  const sent = first((mark) => mark.type === "sent" && mark.fate !== "not-sent");
  const arrived = first(({ type }) => type === "arrived") ?? sent;
  if (arrived !== undefined) return arrived;
  // Without a network nothing was sent, and the tool has no such line.
  const isOffline = first(({ type }) => type === "sent") !== undefined;
  return concluded.has(key) && !isOffline ? first(({ type }) => type === "pressed") : undefined;
}

/** The faults that do to the tool's calls what the line did to those of an action. */
function faultsOf(log: readonly ClientMark[], key: IdempotencyKey): readonly FlowCall[] | undefined {
  const calls = log.flatMap((mark) => (mark.type === "sent" && mark.key === key ? [mark] : []));
  const arrivals = log.flatMap((mark) => (mark.type === "arrived" && mark.key === key ? [mark] : []));
  const faults = calls.flatMap(({ call, fate }, index): FlowCall[] => {
    const on = ROWS[call];
    const fault = (kind: string, when?: string) => ({
      sandbox: "fault",
      with: { on: on ?? "", kind, ...(when && { when }) },
    });
    if (on === undefined || fate === "arrives" || fate === "not-sent") return [];
    if (fate === "request-lost") return [fault("cut", "before")];
    if (fate === "reply-lost" || (index === 0 && arrivals[0]?.late === true)) return [fault("cut", "after")];
    // A late call that came after the next one: the house got the action twice.
    return arrivals.length > 1 ? [fault("cut", "before"), fault("duplicate")] : [fault("cut", "before")];
  });
  return faults.length > 0 ? faults : undefined;
}

/** What happened in the run and is not in the flow. */
function leftOut(log: readonly ClientMark[]): readonly string[] {
  const page = log.flatMap((mark) => (mark.type === "on the page" ? [mark.what] : []));
  const offline = log.some((mark) => mark.type === "sent" && mark.fate === "not-sent");
  return ["the order of replies", ...new Set(page), ...(offline ? ["a call without a network"] : [])];
}
