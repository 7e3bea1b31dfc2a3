import type { Law } from "../../engine/law.ts";
import { notChecked, same } from "../../engine/stop.ts";
import type { Member } from "../../engine/trial.ts";
import { withdrawalOf } from "../support/actions.ts";
import { nextMidnight } from "../support/midnight.ts";

const MOST = 300;

export const refusalsAreBounded: Law = {
  id: "keys/refusals-are-bounded",
  sentence:
    "Refusals under keys are stored up to a number a Bangkok day, the one that is told; every day has the same number, what was stored stays the answer, and what was not does not succeed late.",
  needs: ["writes", "funds", "clock"],
  rows: ["withdraw", "getCredit"],
  async run({ member, staff, clock, newKey }) {
    const one = await member();
    const first = await storedUntilRefused(one, newKey);
    // Its reply may be lost. A copy that comes late must not surprise a member who was told of a refusal.
    await staff.topUp(one, 5_000);
    await one.refused("withdraw", { body: { amount: 10 }, key: first.refusedKey }, "too-many-refused");
    same("the credit after a late copy of a refused withdrawal", 5_000, await one.credit());
    await withdrawalOf(one, 5_000);
    await clock.to(await nextMidnight(clock));
    const second = await storedUntilRefused(one, newKey);
    if (first.perDay !== undefined) same("the refusals that are stored on a day", first.perDay, first.count);
    same("the refusals that are stored on the second day", first.count, second.count);
    const again = await one.refused("withdraw", { body: { amount: 10 }, key: first.key }, "credit-insufficient");
    same("the answer to the first day's key", first.text, again.text);
  },
};

/** How many refusals a day stores, and is said to store, the first of them, and the key of the first one that was not stored. */
async function storedUntilRefused(one: Member, newKey: () => string) {
  const key = newKey();
  const { text } = await one.refused("withdraw", { body: { amount: 10 }, key }, "credit-insufficient");
  for (let count = 1; count < MOST; count += 1) {
    const refusedKey = newKey();
    const { code, facts } = await one.refused("withdraw", { body: { amount: 10 }, key: refusedKey });
    if (code === "too-many-refused") return { key, text, count, refusedKey, perDay: facts["perDay"] };
  }
  return notChecked(`${MOST} refusals under keys are stored on one day`);
}
