import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import { atOnce } from "../support/at-once.ts";

export const tenOnOneKey: Law = {
  id: "concurrency/ten-on-one-key",
  sentence: "Ten calls with one key at the same time have one effect, and every success has the same bytes.",
  needs: ["writes", "funds", "concurrency"],
  rows: ["withdraw", "getCredit"],
  async run({ member, newKey }) {
    const one = await member({ credit: 100_000 });
    const withdrawal = { body: { amount: 100 }, key: newKey() };
    const answers = await atOnce(10, () => one.ask("withdraw", withdrawal));
    const texts = new Set(answers.filter(({ ok }) => ok).map(({ text }) => text));
    same("the different successes", 1, texts.size);
    for (const answer of answers) {
      holds("a reply", answer.ok || answer.status === 409, "the success or 409", answer.status);
    }
    same("the withdrawals", 1, (await one.get("withdrawHistory")).length);
    same("the credit", 90_000, await one.credit());
  },
};
