import type * as v from "valibot";
import type { ENDPOINTS } from "../table.ts";
import type { Pattern } from "./pattern.ts";
import type { MemberState, SessionState, State } from "./state.ts";

export type RowName = keyof typeof ENDPOINTS;
type Row<Name extends RowName> = (typeof ENDPOINTS)[Name];
export type ReplyOf<Name extends RowName> = v.InferOutput<Row<Name>["reply"]>;
export type BodyOf<Name extends RowName> = Row<Name>["body"] extends v.GenericSchema
  ? v.InferInput<Row<Name>["body"]>
  : undefined;

/** What a call sends, besides the token. */
export interface Input<Name extends RowName> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<Name>;
  /** The idempotency key. */
  readonly key?: string;
}

/** A call, and who makes it. */
export interface Asked<Name extends RowName> {
  readonly state: State;
  /** Throws for a visitor's call. */
  readonly session: SessionState;
  readonly member: MemberState;
  readonly body: BodyOf<Name>;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly key: string | undefined;
}

export type Expected<Reply> =
  | {
      readonly refused?: undefined;
      readonly reply: Pattern;
      /** The next state. The reply fits the pattern, and has what the backend chose. */
      readonly apply?: (reply: Reply) => void;
      /** A refusal that is as right, where the specification leaves it open. */
      readonly or?: Refusal;
    }
  | Refusal;

export interface Refusal {
  /** Every code with which a backend may refuse it: where two rules refuse a call, the specification has no order. */
  readonly refused: readonly string[];
  readonly reply?: undefined;
  /** The values in the sentence, where the contract names them. */
  readonly facts?: Readonly<Record<string, Pattern>>;
  /** What a refusal changes, such as the number of wrong tries. */
  readonly apply?: (refusal: Refused) => void;
}

export interface Refused {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A part of the state, for the documentation of a call. */
export type Part = keyof MemberState | keyof State;

/** What one call must answer, and what it changes. */
export interface Rule<Name extends RowName> {
  /** The rule in words, as a deviation quotes it. */
  readonly says: string;
  /** Of the specification. */
  readonly section: string;
  readonly reads: readonly Part[];
  readonly changes: readonly Part[];
  readonly answers: (asked: Asked<Name>) => Expected<ReplyOf<Name>>;
}

/** Where a rule is specified, and which parts of the state it is about. */
export function about(section: string, reads: readonly Part[] = [], changes: readonly Part[] = []) {
  return { section, reads, changes };
}

export type Rules = { readonly [Name in RowName]: Rule<Name> };

/** Something that a member, or a visitor, can read after a change. */
export type View = { readonly [Name in RowName]: { readonly name: Name; readonly input?: Input<Name> } }[RowName];

/** Refused for each of the reasons that are given; undefined for none. */
export function refusedFor(
  reasons: readonly (string | false | undefined)[],
): { readonly refused: readonly string[] } | undefined {
  const refused = reasons.filter((reason) => typeof reason === "string");
  return refused.length === 0 ? undefined : { refused };
}
