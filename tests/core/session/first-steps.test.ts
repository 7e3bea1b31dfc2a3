import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_STEPS, firstSteps, isNewMember } from "../../../core/session/first-steps.ts";
import { DAY_MS, instant } from "../../../core/shared/bangkok-time.ts";

const facts = fc.record({
  deposited: fc.boolean(),
  welcome: fc.constantFrom("offered", "taken", "none"),
  checkedIn: fc.boolean(),
});

describe("the first steps of a new member", () => {
  it("start with the deposit", () => {
    expect(firstSteps({ deposited: false, welcome: "offered", checkedIn: false })).toEqual([
      { step: "deposit", state: "now" },
      { step: "welcome", state: "ahead" },
      { step: "check-in", state: "ahead" },
    ]);
  });

  it("have no welcome points where the backend offers none", () => {
    const steps = firstSteps({ deposited: true, welcome: "none", checkedIn: false });
    expect(steps).toEqual([
      { step: "deposit", state: "done" },
      { step: "check-in", state: "now" },
    ]);
  });

  it("are gone exactly when all are done; before, one is the current one, and they keep their order", () => {
    fc.assert(
      fc.property(facts, (known) => {
        const steps = firstSteps(known);
        const left = !known.deposited || known.welcome === "offered" || !known.checkedIn;
        expect(steps.length > 0).toBe(left);
        if (left) expect(steps.filter(({ state }) => state === "now")).toHaveLength(1);
        const order = steps.map(({ step }) => FIRST_STEPS.indexOf(step));
        expect(order).toEqual([...order].sort((one, other) => one - other));
        const states = steps.map(({ state }) => state);
        expect(states.slice(0, states.indexOf("now")).every((state) => state === "done")).toBe(true);
      }),
    );
  });
});

describe("a member", () => {
  it.each([
    [0, true],
    [30 * DAY_MS - 1, true],
    [30 * DAY_MS, false],
  ])("who joined %i ms ago is new: %s", (age, expected) => {
    expect(isNewMember(instant(1_000_000), instant(1_000_000 + age))).toBe(expected);
  });

  it("without a time of registration is not new", () => {
    expect(isNewMember(undefined, instant(0))).toBe(false);
  });
});
