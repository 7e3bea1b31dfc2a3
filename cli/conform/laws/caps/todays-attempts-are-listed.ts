import { DAY_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const todaysAttemptsAreListed: Law = {
  id: "caps/todays-attempts-are-listed",
  sentence: "The recent withdrawals include every one that was attempted today, however old the request is.",
  needs: ["writes", "funds", "staff", "clock"],
  rows: ["withdraw", "retryWithdraw", "withdrawRequests"],
  async run({ member, staff, clock }) {
    const one = await member({ credit: 10_000 });
    const { id } = await withdrawalOf(one, 1_000);
    await staff.reject(id);
    await clock.advance(9 * DAY_MS);
    const later = await one.signIn();
    await later.get("retryWithdraw", { body: { id } });
    await staff.reject(id);
    same(
      "the recent withdrawals",
      [id],
      (await later.get("withdrawRequests")).map((each) => each.id),
    );
  },
};
