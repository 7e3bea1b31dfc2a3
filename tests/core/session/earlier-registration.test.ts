import { expect, it } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { findEarlierRegistration, forgetEarlierRegistrations, noted } from "../../../core/session/register.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { KEY } from "../money-action/page-on-bad-line.ts";
import { fault, intentsInMemory, START } from "../money-action/unreliable-backend.ts";

const lost = { state: "unknown", fault: fault("unknown") } as const;

it("notes a registration until its outcome is known, and tells a later page what became of it", async () => {
  const notes = { intents: intentsInMemory(), clock: () => START };
  await noted(notes, "somchai", KEY, async () => {
    expect(notes.intents.all()).toHaveLength(1);
    return { state: "done", value: 1 };
  });
  const taken = { checkUsername: async () => ok("taken" as const) };
  expect(await findEarlierRegistration(taken, notes)).toBeUndefined();

  expect(await noted(notes, "somchai", KEY, async () => lost)).toBe(lost);
  expect(notes.intents.all()).toEqual([{ kind: "registration", key: KEY, madeAt: START, username: "somchai" }]);
  expect(await findEarlierRegistration(taken, notes)).toEqual({ username: "somchai", state: "exists" });
  const free = { checkUsername: async () => ok("free" as const) };
  expect(await findEarlierRegistration(free, notes)).toEqual({ username: "somchai", state: "not-found" });
  const unreadable = { checkUsername: async () => err(fault("none")) };
  expect(await findEarlierRegistration(unreadable, notes)).toEqual({ username: "somchai", state: "unreadable" });

  // Two pages: the later registration counts, and both are forgotten.
  await noted(notes, "somsri", idempotencyKey("a-later-registration-1"), async () => lost);
  expect(await findEarlierRegistration(taken, notes)).toEqual({ username: "somsri", state: "exists" });
  await noted(notes, "somdee", idempotencyKey("a-later-registration-2"), async () => lost);
  expect(await findEarlierRegistration(taken, notes)).toEqual({ username: "somdee", state: "exists" });
  forgetEarlierRegistrations(notes);
  expect(await findEarlierRegistration(taken, notes)).toBeUndefined();
});
