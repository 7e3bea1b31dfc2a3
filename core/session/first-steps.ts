import { DAY_MS, type Instant } from "../shared/bangkok-time.ts";

/** A member is new for this many days. */
const NEW_MEMBER_DAYS = 30;

export const FIRST_STEPS = ["deposit", "welcome", "check-in"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What is known about a new member. */
export interface FirstStepFacts {
  readonly deposited: boolean;
  /** Free points: `offered` can be taken now; `none` where the backend has no such reward. */
  readonly welcome: "offered" | "taken" | "none";
  /** Undefined where the site has no check-in. */
  readonly checkedIn: boolean | undefined;
}

export interface FirstStepState {
  readonly step: FirstStep;
  /** One step is `now`: the first that is left. */
  readonly state: "done" | "now" | "ahead";
}

/** Whether a member registered lately. A member whose time of registration is unknown is not new. */
export function isNewMember(joinedAt: Instant | undefined, now: Instant): boolean {
  return joinedAt !== undefined && now - joinedAt < NEW_MEMBER_DAYS * DAY_MS;
}

/** A new member's first steps in their order; empty when all are done. */
export function firstSteps({ deposited, welcome, checkedIn }: FirstStepFacts): readonly FirstStepState[] {
  const isDone = { deposit: deposited, welcome: welcome !== "offered", "check-in": checkedIn === true };
  const isOffered = { deposit: true, welcome: welcome !== "none", "check-in": checkedIn !== undefined };
  const steps = FIRST_STEPS.filter((step) => isOffered[step]);
  const current = steps.find((step) => !isDone[step]);
  if (current === undefined) return [];
  return steps.map((step) => ({ step, state: isDone[step] ? "done" : step === current ? "now" : "ahead" }));
}
