import { notChecked, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import type { Member } from "../engine/members.ts";
import { nextMidnight, withdrawalOf } from "./steps.ts";

const WITHDRAWAL = { body: { amount: 100 } };

export const KEYS_LAWS: readonly Law[] = [
  {
    id: "keys/refusals-are-bounded",
    sentence:
      "Refusals under keys are stored up to a number a Bangkok day, the one that is told; every day has the same number, what was stored stays the answer, and what was not does not succeed late.",
    needs: ["writes", "funds", "clock"],
    async run({ member, staff, clock, newKey }) {
      const one = await member();
      const first = await storedUntilRefused(one, newKey);
      // Its reply may be lost. A copy that comes late must not surprise a member who was told of a refusal.
      await staff.topUp(one, 50_000);
      await one.refused("withdraw", { ...WITHDRAWAL, key: first.key }, "credit-insufficient");
      await one.refused("withdraw", { ...WITHDRAWAL, key: first.refusedKey }, "too-many-refused");
      same("the credit after late copies of refused withdrawals", 50_000, await one.credit());
      await withdrawalOf(one, 50_000);
      await clock.to(await nextMidnight(clock));
      // A session may end without a use.
      const later = await one.signIn();
      const second = await storedUntilRefused(later, newKey);
      if (first.perDay !== undefined) same("the refusals that are stored on a day", first.perDay, first.count);
      same("the refusals that are stored on the second day", first.count, second.count);
      const again = await later.refused("withdraw", { ...WITHDRAWAL, key: first.key }, "credit-insufficient");
      same("the answer to the first day's key", first.text, again.text);
    },
  },
];

const MOST_REFUSALS = 300;

/** How many refusals a day stores, and is said to store, the first of them, and the key of the first one that was not stored. */
async function storedUntilRefused(one: Member, newKey: () => string) {
  const key = newKey();
  const { text } = await one.refused("withdraw", { ...WITHDRAWAL, key }, "credit-insufficient");
  for (let count = 1; count < MOST_REFUSALS; count += 1) {
    const refusedKey = newKey();
    const { code, facts } = await one.refused("withdraw", { ...WITHDRAWAL, key: refusedKey });
    if (code === "too-many-refused") return { key, text, count, refusedKey, perDay: facts["perDay"] };
  }
  return notChecked(`${MOST_REFUSALS} refusals under keys are stored on one day`);
}
