import type { Need } from "./control.ts";
import type { DataPath } from "./data-path.ts";
import type { Matcher } from "./matcher.ts";
import type { Place } from "./read/located.ts";
import type { Template } from "./template.ts";
import type { UseCase } from "./use-cases.ts";

/** A flow as its file states it, checked. */
export interface Flow {
  readonly file: string;
  readonly title: string;
  readonly about: string | undefined;
  readonly tags: readonly string[];
  readonly needs: Need | undefined;
  /** Undefined where each member that registers must be a new one. */
  readonly member: MemberUse | undefined;
  readonly inputs: readonly Input[];
  readonly setUp: SetUp | undefined;
  readonly steps: readonly Step[];
}

/** A value that the flow starts with. */
export interface Input {
  readonly name: string;
  readonly at: Place;
  readonly source:
    | { readonly from: "text"; readonly text: string }
    /** Another one in each run. */
    | { readonly from: "new"; readonly what: NewValue }
    /** Of an environment variable; no report shows it. */
    | { readonly from: "env"; readonly variable: string; readonly fallback: string | undefined };
}

export const NEW_VALUES = ["username", "phone", "account", "key"] as const;
export type NewValue = (typeof NEW_VALUES)[number];

/** What of a member a flow can use up. */
export const THINGS = [
  "credit",
  "points",
  "deposit",
  "rewards",
  "check-in",
  "games",
  "address",
  "friends",
  "commission",
  "second-factor",
  "codes",
  "sign-in",
] as const;
export type Thing = (typeof THINGS)[number];

/** What a flow wants of a member that earlier flows used, and what it leaves. */
export interface MemberUse {
  /** It must be as on a new member. */
  readonly finds: readonly Thing[];
  /** It no longer is afterwards. */
  readonly spends: readonly Thing[];
}

/** How a sandbox is before the first step. */
export interface SetUp {
  readonly at: Place;
  readonly seed: number | undefined;
  /** Calls of the controls, in order. */
  readonly steps: readonly Step[];
}

export interface Step {
  readonly at: Place;
  readonly title: string;
  readonly useCase: UseCase;
  /** What the step gives the use case, by option. */
  readonly inputs: Readonly<Record<string, Template>>;
  /** Whose session it uses. */
  readonly actor: string;
  readonly expect: readonly Expectation[];
  /** Undefined for a step that must succeed. */
  readonly fails: readonly Expectation[] | undefined;
  readonly captures: readonly Capture[];
  readonly withinMs: number | undefined;
  readonly needs: Need | undefined;
  /** Names that the step reads. */
  readonly reads: readonly string[];
}

export interface Expectation {
  readonly at: Place;
  readonly path: DataPath;
  readonly matcher: Matcher;
}

export interface Capture {
  readonly name: string;
  readonly path: DataPath;
}
