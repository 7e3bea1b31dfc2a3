import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const onlyWhatIsDone: Law = {
  id: "feeds/only-what-is-done",
  sentence:
    "The public feeds show deposits once they are credited and withdrawals once they are paid: nothing open, rejected or returned.",
  needs: ["writes", "funds", "staff", "clock"],
  rows: ["publicDeposits", "publicWithdrawals"],
  async run({ member, staff, visitor, clock, random }) {
    // A feed has room for the latest ones only, so these are later than what other laws did.
    await clock.advance(MINUTE_MS);
    const one = await member({ credit: 1_000_000 });
    // Amounts that no other law has, so that a shared feed shows whose they are.
    const odd = () => 100_000 + 2 * random(100_000) + 1;
    const [credited, returned, paid] = [odd(), odd(), odd()];
    const shown = async (name: "publicDeposits" | "publicWithdrawals", satang: number) =>
      (await visitor.get(name)).filter(({ amount }) => Math.round(amount * 100) === satang).length;

    const deposit = await one.get("requestDeposit", { body: { amount: credited / 100 } });
    await one.get("confirmTransfer", { body: { id: deposit.id } });
    same("an open deposit in the feed", 0, await shown("publicDeposits", credited));
    await staff.approve(deposit.id);
    same("a credited deposit in the feed", 1, await shown("publicDeposits", credited));

    const rejected = await withdrawalOf(one, returned);
    same("an open withdrawal in the feed", 0, await shown("publicWithdrawals", returned));
    await staff.reject(rejected.id);
    same("a rejected withdrawal in the feed", 0, await shown("publicWithdrawals", returned));
    same("a return in the feed of deposits", 0, await shown("publicDeposits", returned));
    const { id } = await withdrawalOf(one, paid);
    await staff.approve(id);
    same("a paid withdrawal in the feed", 1, await shown("publicWithdrawals", paid));
  },
};
