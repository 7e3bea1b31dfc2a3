import { chosenOr, keepPassed, passes } from "./adopt.ts";
import type { Pattern } from "./pattern.ts";
import type { Expected, Refused } from "./rule.ts";
import type { State } from "./state.ts";

/** What speaks about one part of a call, such as its password: against it, or not, and what follows. */
export interface Reason {
  /** What refuses the call; empty for a part that is right. */
  readonly codes: readonly string[];
  /** A backend may refuse it, and may not. */
  readonly isOpen?: boolean;
  readonly facts?: Readonly<Record<string, Pattern>>;
  /** The call was refused for it. */
  readonly refused?: (refusal: Refused) => void;
  /** The call was refused for something else: a backend may have looked at this part, or not. */
  readonly unknown?: () => void;
  /** The call succeeded. */
  readonly passed?: () => void;
}

export type Reasons = readonly (Reason | undefined)[];

/** Refused for each of the reasons; a reply without one. */
export function weighed<Reply>(
  reasons: Reasons,
  reply: Pattern,
  apply: (reply: Reply) => void = () => undefined,
): Expected<Reply> {
  const all = reasons.filter((reason) => reason !== undefined);
  const against = all.filter(({ codes }) => codes.length > 0);
  const [first] = against;
  const refusal = {
    refused: [...new Set(against.flatMap(({ codes }) => codes))],
    ...(against.length === 1 && first?.facts && { facts: first.facts }),
    apply(refusal: Refused) {
      const cause = against.find(({ codes }) => codes.includes(refusal.code));
      for (const reason of all) {
        if (reason === cause) reason.refused?.(refusal);
        else reason.unknown?.();
      }
    },
  };
  if (against.some(isAgainst)) return refusal;
  return {
    reply,
    apply(got) {
      for (const { passed } of all) passed?.();
      apply(got);
    },
    ...(against.length > 0 && { or: refusal }),
  };
}

/** Whether it surely refuses the call. */
export function isAgainst({ codes, isOpen = false }: Reason): boolean {
  return codes.length > 0 && !isOpen;
}

/** Refused with this code, if so. */
export function refusedIf(isSo: boolean, code: string): Reason | undefined {
  return isSo ? { codes: [code] } : undefined;
}

/** Refused always or never, as the backend chose at first. `ours` is what a house of ours does. */
export function refusedByChoice(state: State, name: string, codes: readonly string[], ours?: boolean) {
  const refuses = chosenOr(state, name, state.strict ? ours : undefined);
  return {
    codes: refuses === false ? [] : codes,
    isOpen: refuses === undefined,
    refused: () => void state.adopted.set(name, true),
    passed: () => void state.adopted.set(name, false),
  } satisfies Reason;
}

/** Refused from some value on, which is the backend's choice and the same everywhere. Some values surely pass. */
export function refusedFrom(state: State, name: string, value: number, codes: readonly string[], isSure = false) {
  const fits = isSure || passes(state, name, value);
  return {
    codes: fits ? [] : codes,
    isOpen: fits === undefined,
    refused: () => keepPassed(state, name, value, false),
    passed: () => keepPassed(state, name, value, true),
  } satisfies Reason;
}
