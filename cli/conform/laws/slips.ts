import { holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { statusesOf } from "./lists.ts";
import { staffCan, staffCannot } from "./steps.ts";

export const SLIPS_LAWS: readonly Law[] = [
  {
    id: "slips/one-slip-one-credit",
    sentence: "A slip is credited once, whoever sends it, by the bank's check or by hand.",
    needs: ["writes", "staff", "two members"],
    rows: ["verifySlip", "confirmSlip", "requestSlipDeposit", "getCredit"],
    async run({ member, staff, random }) {
      const [one, other] = [await member(), await member()];
      const amount = 30_000 + random(60_000);
      const payload = await staff.slip(amount, random(1_296));
      const { slipId } = await one.get("verifySlip", { body: { payload } });
      const request = await one.get("confirmSlip", { body: { slipId } });
      await one.refused("confirmSlip", { body: { slipId } }, "slip-duplicate");
      await other.refused("confirmSlip", { body: { slipId } }, "slip-duplicate");
      await other.refused("requestSlipDeposit", { body: { payload, amount: amount / 100 } }, "slip-duplicate");
      await staffCan("the slip", "approve it", staff.approve(request.id));
      await staffCannot("the credited slip", "approve it again", staff.approve(request.id));
      await other.refused("confirmSlip", { body: { slipId } }, "slip-duplicate");
      await one.refused("requestSlipDeposit", { body: { payload, amount: amount / 100 } }, "slip-duplicate");
      same("the credit of the sender", amount, await one.credit());
      same("the credit of the other member", 0, await other.credit());
    },
  },
  {
    id: "slips/rejected-slip-credits-nothing",
    sentence:
      "A rejected slip credits nothing and stays rejected; another member does not get it credited at once either.",
    needs: ["writes", "staff", "two members"],
    rows: ["requestSlipDeposit", "confirmSlip", "mySlipRequests"],
    async run({ member, staff, random }) {
      const [one, other] = [await member(), await member()];
      const amount = 50_000 + random(60_000);
      const payload = await staff.slip(amount, 9);
      const request = await one.get("requestSlipDeposit", { body: { payload, amount: amount / 100 } });
      await staffCan("the slip", "reject it", staff.reject(request.id));
      await staffCannot("the rejected slip", "approve it", staff.approve(request.id));
      same("the credit of the first sender", 0, await one.credit());
      same("the status", ["rejected"], statusesOf(await one.get("mySlipRequests")));
      await other.ask("requestSlipDeposit", { body: { payload, amount: amount / 100 } });
      same("the credit of the second sender", 0, await other.credit());
    },
  },
  {
    id: "slips/slip-has-the-banks-amount",
    sentence: "A confirmed slip credits the amount that the bank says, after staff's approval and not before.",
    needs: ["writes", "staff"],
    rows: ["verifySlip", "confirmSlip", "mySlipRequests", "getCredit"],
    async run({ member, staff, random }) {
      const one = await member();
      const amount = 40_000 + random(60_000);
      const review = await one.get("verifySlip", { body: { payload: await staff.slip(amount, 7) } });
      same("the amount of the review", amount / 100, review.amount);
      const request = await one.get("confirmSlip", { body: { slipId: review.slipId } });
      same("the amount of the request", amount / 100, request.amount);
      same("the credit before the approval", 0, await one.credit());
      await staffCan("the slip", "approve it", staff.approve(request.id));
      same("the credit after the approval", amount, await one.credit());
      same("the status", ["credited"], statusesOf(await one.get("mySlipRequests")));
    },
  },
  {
    id: "slips/slips-by-hand-credit-once",
    sentence:
      "Of one slip that two members hand to staff, with an amount that the bank does not confirm, one is credited though staff approve both.",
    needs: ["writes", "staff", "two members"],
    rows: ["requestSlipDeposit", "mySlipRequests", "getCredit"],
    async run({ member, staff, random }) {
      const [one, other] = [await member(), await member()];
      const amount = 80_000 + random(60_000);
      const payload = await staff.slip(amount, 23);
      const handed = { body: { payload, amount: (amount + 100) / 100 } };
      const first = await one.get("requestSlipDeposit", handed);
      const second = await other.ask("requestSlipDeposit", handed);
      // A backend may refuse the second one at once.
      if (second.ok) await staff.approve(second.value.id);
      const isFirst = await staff.approve(first.id);
      holds("the approvals", isFirst || second.ok, "one at least", "none");
      const credits = [await one.credit(), await other.credit()].sort((a, b) => a - b);
      same("the credits of both members", [0, amount + 100], credits);
    },
  },
  {
    id: "slips/wrong-slips-are-refused",
    sentence: "A text that is no slip, a transfer that the bank does not know and a changed slip are refused.",
    needs: ["writes", "staff"],
    rows: ["verifySlip", "confirmSlip"],
    async run({ member, staff }) {
      const one = await member();
      const payload = await staff.slip(61_000, 11);
      const changed = `${payload.slice(0, -6)}${payload.slice(-6) === "000000" ? "111111" : "000000"}`;
      await one.refused("verifySlip", { body: { payload: "not-a-slip" } }, "slip-not-a-slip");
      await one.refused("verifySlip", { body: { payload: changed } }, "slip-not-a-slip", "slip-not-found");
      await one.refused("confirmSlip", { body: { slipId: "004-20261120" } }, "slip-not-found", "slip-not-a-slip");
      same("the requests", [], await one.get("mySlipRequests"));
    },
  },
];
