import { holds, same } from "../engine/findings.ts";
import type { Law, Staff } from "../engine/law.ts";
import { toSatang } from "../engine/wire.ts";
import { atOnce, successes, withdrawalOf } from "./steps.ts";

export const CONCURRENCY_LAWS: readonly Law[] = [
  {
    id: "concurrency/decided-once",
    sentence:
      "Staff who approve and reject one request at the same time decide it once, and the money fits the decision.",
    needs: ["writes", "funds", "staff", "concurrency"],
    rows: ["withdraw", "requestDeposit", "getCredit"],
    async run({ member, staff, random }) {
      const one = await member({ credit: 10_000 });
      const { id } = await withdrawalOf(one, 4_000);
      const decisions = await Promise.all([staff.approve(id), staff.reject(id), staff.approve(id), staff.reject(id)]);
      same("the decisions", 1, decisions.filter(Boolean).length);
      const [request] = await one.get("withdrawHistory");
      same("the credit", request?.status === "paid" ? 6_000 : 10_000, await one.credit());

      const deposit = await one.get("requestDeposit", { body: { amount: 50 } });
      await one.get("confirmTransfer", { body: { id: deposit.id } });
      const { slipId } = await one.get("verifySlip", {
        body: { payload: await staff.slip(6_000 + random(9_000), 19) },
      });
      const slip = await one.get("confirmSlip", { body: { slipId } });
      const before = await one.credit();
      await approvedOnce(staff, deposit.id);
      await approvedOnce(staff, slip.id);
      const added = toSatang(deposit.amount) + toSatang(slip.amount);
      same("the credit after the approvals", before + added, await one.credit());
    },
  },
  {
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
  },
  {
    id: "concurrency/one-owner-of-a-name",
    sentence:
      "Of registrations with one name, phone or account at the same time exactly one succeeds, in any spelling.",
    needs: ["writes", "concurrency"],
    rows: ["register", "checkUsername"],
    async run({ visitor, newKey, random }) {
      const digits = () => String(random(1e8)).padStart(8, "0");
      const name = `r${digits().replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))}x`;
      const bodyOf = (username: string, phone: string, account: string) => ({
        username,
        password: "rainy-season-7",
        name: "สมาชิก ทดสอบ",
        phone,
        bankName: "004",
        bankId: account,
      });
      const sameName = await atOnce(4, (number) => {
        const username = number % 2 === 0 ? name : name.toUpperCase();
        return visitor.ask("register", { body: bodyOf(username, `09${digits()}`, `2${digits()}7`), key: newKey() });
      });
      same("the registrations of one name", 1, successes(sameName));
      const [phone, account] = [`06${digits()}`, `3${digits()}7`];
      const samePhone = await atOnce(3, (number) =>
        visitor.ask("register", {
          body: bodyOf(`${name}p${"abc".charAt(number)}`, phone, `4${digits()}7`),
          key: newKey(),
        }),
      );
      same("the registrations of one phone", 1, successes(samePhone));
      const sameAccount = await atOnce(3, (number) =>
        visitor.ask("register", {
          body: bodyOf(`${name}k${"abc".charAt(number)}`, `08${digits()}`, account),
          key: newKey(),
        }),
      );
      same("the registrations of one account", 1, successes(sameAccount));
    },
  },
  {
    id: "concurrency/one-slip-many-senders",
    sentence: "A slip that two members send many times at the same time becomes one request.",
    needs: ["writes", "staff", "concurrency", "two members"],
    rows: ["verifySlip", "confirmSlip", "mySlipRequests"],
    async run({ member, staff, newKey, random }) {
      const [one, other] = [await member(), await member()];
      const payload = await staff.slip(70_000 + random(60_000), 17);
      const { slipId } = await one.get("verifySlip", { body: { payload } });
      const answers = await atOnce(8, (number) =>
        (number % 2 === 0 ? one : other).ask("confirmSlip", { body: { slipId }, key: newKey() }),
      );
      same("the requests that were made", 1, successes(answers));
      const all = [...(await one.get("mySlipRequests")), ...(await other.get("mySlipRequests"))];
      same("the requests in the lists", 1, all.length);
    },
  },
  {
    id: "concurrency/six-over-the-cap",
    sentence:
      "Of eight withdrawals at the same time the cap of a day and its count let exactly as many through as one after another.",
    needs: ["writes", "funds", "concurrency", "two members"],
    rows: ["withdraw"],
    async run({ member, newKey }) {
      const [large, small] = [await member({ credit: 50_000_000 }), await member({ credit: 50_000_000 })];
      const capped = await atOnce(8, () => large.ask("withdraw", { body: { amount: 40_000 }, key: newKey() }));
      same("the withdrawals under the cap", 2, successes(capped));
      const counted = await atOnce(8, () => small.ask("withdraw", { body: { amount: 10 }, key: newKey() }));
      same("the withdrawals under the count", 5, successes(counted));
    },
  },
  {
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
  },
  {
    id: "concurrency/twelve-on-a-credit-for-two",
    sentence: "Of twelve withdrawals at the same time from a credit for two, exactly two happen.",
    needs: ["writes", "funds", "concurrency"],
    rows: ["withdraw", "getCredit"],
    async run({ member, newKey }) {
      const one = await member({ credit: 20_000 });
      const answers = await atOnce(12, () => one.ask("withdraw", { body: { amount: 100 }, key: newKey() }));
      same("the withdrawals that happened", 2, successes(answers));
      same("the withdrawals in the list", 2, (await one.get("withdrawHistory")).length);
      same("the credit", 0, await one.credit());
    },
  },
];

async function approvedOnce(staff: Staff, id: string): Promise<void> {
  const approvals = await Promise.all(Array.from({ length: 8 }, () => staff.approve(id)));
  same(`the approvals of ${id}`, 1, approvals.filter(Boolean).length);
}
