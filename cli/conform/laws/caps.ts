import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { toSatang } from "../engine/wire.ts";
import { depositOf, staffCan, toLastMoment, withdrawalOf } from "./steps.ts";

/** Baht of deposits that earn a level, and its cap a day (spec section 9). */
const CAPS = [
  { level: 2, deposited: 50_000, perDay: 300_000 },
  { level: 3, deposited: 300_000, perDay: 500_000 },
  { level: 4, deposited: 1_000_000, perDay: 1_000_000 },
] as const;

export const CAPS_LAWS: readonly Law[] = [
  {
    id: "caps/cap-by-level",
    sentence: "The cap of a day is 300,000 baht for gold, 500,000 for platinum and 1,000,000 for diamond.",
    needs: ["writes", "funds", "staff"],
    rows: ["withdraw", "requestDeposit", "level"],
    async run({ member, staff }) {
      for (const { level, deposited, perDay } of CAPS) {
        const one = await member({ credit: 200_000_000 });
        await depositOf(one, staff, deposited * 100);
        same("the level", level, (await one.get("level")).level);
        await one.refused("withdraw", { body: { amount: perDay + 0.01 } }, "withdraw-over-day-cap");
        await withdrawalOf(one, perDay * 100 - 100);
        await one.refused("withdraw", { body: { amount: 1.01 } }, "withdraw-over-day-cap");
        await withdrawalOf(one, 100);
      }
    },
  },
  {
    id: "caps/credit-is-the-limit",
    sentence: "A member withdraws exactly the credit, and not a satang more.",
    needs: ["writes", "funds"],
    rows: ["withdraw"],
    async run({ member }) {
      const one = await member({ credit: 12_345 });
      await one.refused("withdraw", { body: { amount: 123.46 } }, "credit-insufficient");
      await withdrawalOf(one, 12_345);
      same("the credit", 0, await one.credit());
      await one.refused("withdraw", { body: { amount: 1 } }, "credit-insufficient");
    },
  },
  {
    id: "caps/day-cap",
    sentence:
      "A silver member withdraws exactly 100,000 baht a Bangkok day, counted by what was asked, until the last moment of the day.",
    needs: ["writes", "funds", "clock"],
    rows: ["withdraw"],
    async run({ member, clock }) {
      const one = await member({ credit: 30_000_000 });
      await withdrawalOf(one, 6_000_000);
      await one.refused("withdraw", { body: { amount: 40_000.01 } }, "withdraw-over-day-cap");
      await withdrawalOf(one, 4_000_000);
      await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
      const midnight = await toLastMoment(clock);
      await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
      await clock.to(midnight);
      await one.refused("withdraw", { body: { amount: 100_000.01 } }, "withdraw-over-day-cap");
      await withdrawalOf(one, 10_000_000);
      same("the credit", 10_000_000, await one.credit());
    },
  },
  {
    id: "caps/day-count",
    sentence: "A member withdraws five times a Bangkok day, at both sides of midnight.",
    needs: ["writes", "funds", "clock"],
    rows: ["withdraw"],
    async run({ member, clock }) {
      const one = await member({ credit: 100_000 });
      for (let count = 0; count < 4; count += 1) await withdrawalOf(one, 1_000);
      const midnight = await toLastMoment(clock);
      await withdrawalOf(one, 1_000);
      await one.refused("withdraw", { body: { amount: 10 } }, "withdraw-no-count-left");
      await clock.to(midnight);
      for (let count = 0; count < 5; count += 1) await withdrawalOf(one, 1_000);
      await one.refused("withdraw", { body: { amount: 10 } }, "withdraw-no-count-left");
    },
  },
  {
    id: "caps/deposit-limits",
    sentence:
      "A deposit may have exactly the smallest and the largest amount that the backend names, and nothing outside.",
    needs: ["writes"],
    rows: ["deposit", "requestDeposit", "cancelDeposit"],
    async run({ member }) {
      const one = await member();
      const { minimum, maximum } = (await one.get("deposit")).bankTransfer;
      const below = (toSatang(minimum) - 1) / 100;
      if (below > 0) await one.refused("requestDeposit", { body: { amount: below } }, "amount-below-minimum");
      const above = (toSatang(maximum) + 1) / 100;
      await one.refused("requestDeposit", { body: { amount: above } }, "amount-above-maximum", "body-invalid");
      for (const amount of [minimum, maximum]) {
        const { id } = await one.get("requestDeposit", { body: { amount } });
        await one.get("cancelDeposit", { body: { id } });
      }
    },
  },
  {
    id: "caps/rejected-does-not-count",
    sentence: "A rejected withdrawal counts against no cap; a retry counts on the day of the retry.",
    needs: ["writes", "funds", "staff", "clock"],
    rows: ["withdraw", "retryWithdraw"],
    async run({ member, staff, clock }) {
      const one = await member({ credit: 50_000_000 });
      const first = await withdrawalOf(one, 10_000_000);
      await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
      await staffCan("the withdrawal", "reject it", staff.reject(first.id));
      const second = await withdrawalOf(one, 10_000_000);
      await one.refused("retryWithdraw", { body: { id: first.id } }, "withdraw-over-day-cap");
      const midnight = await toLastMoment(clock);
      await one.refused("retryWithdraw", { body: { id: first.id } }, "withdraw-over-day-cap");
      await clock.to(midnight);
      await one.get("retryWithdraw", { body: { id: first.id } });
      await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
      // Yesterday's attempt frees nothing today.
      await staffCan("yesterday's withdrawal", "reject it", staff.reject(second.id));
      await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
    },
  },
  {
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
  },
  {
    id: "caps/vip-per-time",
    sentence: "A vip withdraws at most 100,000 baht each time, and that five times a day.",
    needs: ["writes", "funds", "staff"],
    rows: ["withdraw"],
    async run({ member }) {
      const one = await member({ credit: 100_000_000, level: 5 });
      await one.refused("withdraw", { body: { amount: 100_000.01 } }, "withdraw-over-time-cap");
      for (let count = 0; count < 5; count += 1) await withdrawalOf(one, 10_000_000);
      await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-no-count-left");
    },
  },
];
