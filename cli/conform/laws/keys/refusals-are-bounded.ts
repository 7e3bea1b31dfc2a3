import type { Law } from "../../engine/law.ts";
import { notChecked, same } from "../../engine/stop.ts";
import type { Member } from "../../engine/trial.ts";
import { nextMidnight } from "../support/midnight.ts";

const MOST = 300;

export const refusalsAreBounded: Law = {
  id: "keys/refusals-are-bounded",
  sentence:
    "Refusals under keys are stored up to a number a Bangkok day; every day has the same number, and what was stored stays the answer.",
  needs: ["writes", "clock"],
  rows: ["withdraw"],
  async run({ member, clock, newKey }) {
    const one = await member();
    const first = await storedUntilRefused(one, newKey);
    await clock.to(await nextMidnight(clock));
    const second = await storedUntilRefused(one, newKey);
    same("the refusals that are stored on the second day", first.count, second.count);
    const again = await one.refused("withdraw", { body: { amount: 10 }, key: first.key }, "credit-insufficient");
    same("the answer to the first day's key", first.text, again.text);
  },
};

/** How many refusals a day stores, and the first of them. */
async function storedUntilRefused(one: Member, newKey: () => string) {
  const key = newKey();
  const { text } = await one.refused("withdraw", { body: { amount: 10 }, key }, "credit-insufficient");
  for (let count = 1; count < MOST; count += 1) {
    const { code } = await one.refused("withdraw", { body: { amount: 10 }, key: newKey() });
    if (code === "too-many-refused") return { key, text, count };
  }
  return notChecked(`${MOST} refusals under keys are stored on one day`);
}
