import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { atOnce, successes } from "../support/at-once.ts";

export const onceADayAtOnce: Law = {
  id: "concurrency/once-a-day-at-once",
  sentence: "Check-ins, spins and deposits at the same time happen as often as one after another.",
  needs: ["writes", "funds", "concurrency"],
  rows: ["checkIn", "spinWheel", "requestDeposit", "wheel"],
  async run({ member, newKey }) {
    const one = await member();
    same("the check-ins", 1, successes(await atOnce(6, () => one.ask("checkIn", { key: newKey() }))));
    const deposits = await atOnce(6, () => one.ask("requestDeposit", { body: { amount: 100 }, key: newKey() }));
    same("the open deposits", 1, successes(deposits));

    const spinner = await member({ points: 10_000 });
    const { spinsLeft } = await spinner.get("wheel");
    const spins = await atOnce(9, () => spinner.ask("spinWheel", { key: newKey() }));
    same("the spins", Math.min(9, spinsLeft ?? 9), successes(spins));
  },
};
