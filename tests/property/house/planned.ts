import type { OptionalKey } from "../../../adapters/house/engine/model.ts";
import type { House, MemberService } from "../../../adapters/house/house.ts";
import type { Json } from "../../../cli/output/view.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import type { NaiveHouse, NaiveMember, NaiveRequest } from "./naive-house.ts";

/** The house of a run, with the same members as the model. */
export interface RealHouse {
  readonly house: House;
  readonly service: (member: NaiveMember) => MemberService;
  readonly id: (member: NaiveMember) => MemberId;
  /** The token of a session that has not ended. */
  readonly token: (member: NaiveMember) => Promise<string>;
  readonly setClock: (at: number) => void;
  /** What has happened, for the flow. */
  readonly done: DoneStep[];
  /** The latest look at something of a member after the steps. */
  view: SeenView | undefined;
}

export interface SeenView {
  readonly member: NaiveMember;
  readonly call: FlowCall;
  readonly expected: Fields;
  readonly needsDraw?: boolean;
}

/** Places of an answer, as a flow writes them, and what is there. */
export type Fields = Readonly<Record<string, Json>>;

/** A step of a flow, without what is expected of it. */
export interface FlowCall {
  readonly use?: string;
  readonly sandbox?: string;
  readonly with?: Readonly<Record<string, Json>>;
}

export interface Balance {
  readonly credit: number;
  readonly points: number;
}

/** What a step is, once the model says what there is. */
export interface Planned {
  /** In words. */
  readonly title: string;
  /** Whose session makes the call; undefined for staff and time. */
  readonly actor: NaiveMember | undefined;
  /** Whose balance it may change. */
  readonly about: NaiveMember | undefined;
  readonly call: FlowCall;
  /** Calls of the sandbox that the flow needs first. */
  readonly before?: readonly (FlowCall & { readonly capture: Readonly<Record<string, string>> })[];
  /** Whether it is sent under a key. */
  readonly keyed: boolean;
  readonly send: (real: RealHouse, key: OptionalKey) => Promise<Result<unknown, Refusal>>;
  /** The code of the refusal that must come; undefined when it must succeed. */
  readonly refusal: string | undefined;
  /** Names for places of the answer, for the flow. */
  readonly capture?: Readonly<Record<string, string>>;
  /** Another run has nothing to do this to, because chance decides otherwise there. */
  readonly needsDraw?: boolean;
  /** What chance may change; the model reads in the answer which one it was. */
  readonly chances?: readonly Balance[];
  /** Changes the model as the answer must have changed the house; returns what the answer must have. */
  readonly apply: (answer: Json) => Fields;
}

/** A step that was made, with what the model expected of it. */
export interface DoneStep {
  readonly planned: Planned;
  /** The step whose key it used again. */
  readonly repeats: DoneStep | undefined;
  readonly key: OptionalKey;
  readonly answer: Result<unknown, Refusal>;
  /** Empty for a refusal. */
  readonly expected: Fields;
  readonly refusal: string | undefined;
  /** The model's time then. */
  readonly at: number;
  /** The balance of the member that it was about, before and after. */
  readonly balance: { readonly before: Balance; readonly after: Balance } | undefined;
  /** What happens to its calls. */
  readonly faults?: readonly FlowCall[] | undefined;
}

export type PlanStep<Step> = (model: NaiveHouse, step: Step) => Planned | undefined;

/** The member with a number. */
export function memberAt({ members }: NaiveHouse, who: number): NaiveMember {
  const found = members[who % members.length];
  if (!found) throw new Error("a house without members");
  return found;
}

/** The nth from the end. */
export function pickLatest<T>(items: readonly T[], nth: number): T | undefined {
  return items.length === 0 ? undefined : items[items.length - 1 - (nth % items.length)];
}

/** One of those that fit, for two of three numbers, and else of all: most steps succeed, and some are refused. */
export function pickFitting<T>(items: readonly T[], nth: number, fits: (item: T) => boolean): T | undefined {
  const fitting = items.filter(fits);
  return pickLatest(nth % 3 === 2 || fitting.length === 0 ? items : fitting, nth);
}

/** The next name of its kind: `deposit3`. */
export function nextName({ requests }: NaiveHouse, kind: NaiveRequest["kind"]): string {
  return `${kind}${requests.filter((request) => request.kind === kind).length + 1}`;
}

export function addRequest(model: NaiveHouse, request: NaiveRequest): void {
  model.requests.push(request);
  request.owner.requests.push(request);
}

/** The amount as people type it. */
export function inBaht(satang: number): number {
  return satang / 100;
}

/** The text in a place of an answer. */
export function textIn(answer: Json, name: string): string {
  return String(Reflect.get(Object(answer), name));
}
