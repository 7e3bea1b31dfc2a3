import { holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { newAccount } from "../engine/members.ts";
import { toSatang } from "../engine/wire.ts";
import { atOnce, withdrawalOf } from "./steps.ts";

const ONE_OF_SIX = { of: 6, succeed: 1 };

export const CONCURRENCY_LAWS: readonly Law[] = [
  {
    id: "concurrency/decided-once",
    sentence:
      "Staff who approve and reject one request at the same time decide it once, and the money fits the decision.",
    needs: ["writes", "funds", "staff"],
    async run({ member, staff, random }) {
      const one = await member({ credit: 100_000 });
      const { id } = await withdrawalOf(one, 40_000);
      const decisions = await Promise.all([staff.approve(id), staff.reject(id), staff.approve(id), staff.reject(id)]);
      same("the decisions", 1, decisions.filter(Boolean).length);
      const [request] = await one.get("withdrawHistory");
      same("the credit", request?.status === "paid" ? 60_000 : 100_000, await one.credit());

      const deposit = await one.get("requestDeposit", { body: { amount: 500 } });
      await one.get("confirmTransfer", { body: { id: deposit.id } });
      const payload = await staff.slip(60_000 + random(9_000));
      const { slipId } = await one.get("verifySlip", { body: { payload } });
      for (const added of [deposit, await one.get("confirmSlip", { body: { slipId } })]) {
        const before = await one.credit();
        const approvals = await Promise.all(Array.from({ length: 8 }, () => staff.approve(added.id)));
        same(`the approvals of ${added.id}`, 1, approvals.filter(Boolean).length);
        same("the credit after the approvals", before + toSatang(added.amount), await one.credit());
      }
    },
  },
  {
    id: "concurrency/no-more-than-there-is",
    sentence:
      "Of withdrawals at the same time the credit, the cap of a day and its count let exactly as many through as one after another.",
    needs: ["writes", "funds"],
    async run({ member, newKey }) {
      for (const [limit, credit, baht, count, expected] of [
        ["the credit", 20_000, 100, 12, 2],
        ["the cap", 50_000_000, 40_000, 8, 2],
        ["the count", 50_000_000, 1000, 8, 5],
      ] as const) {
        const one = await member({ credit });
        await atOnce(`the withdrawals that ${limit} allows`, { of: count, succeed: expected }, () =>
          one.ask("withdraw", { body: { amount: baht }, key: newKey() }),
        );
        same("the withdrawals in the list", expected, (await one.get("withdrawHistory")).length);
        same("the credit that is left", credit - expected * toSatang(baht), await one.credit());
      }
    },
  },
  {
    id: "concurrency/once-a-day-at-once",
    sentence: "Check-ins, spins and deposits at the same time happen as often as one after another.",
    needs: ["writes", "funds"],
    async run({ member, newKey }) {
      const one = await member({ points: 10_000 });
      const { spinsLeft } = await one.get("wheel");
      const spins = { of: 9, succeed: Math.min(9, spinsLeft ?? 0) };
      if (typeof spinsLeft === "number") {
        await atOnce("the spins", spins, () => one.ask("spinWheel", { key: newKey() }));
      }
      await atOnce("the check-ins", ONE_OF_SIX, () => one.ask("checkIn", { key: newKey() }));
      const deposit = { body: { amount: 1000 } };
      await atOnce("the open deposits", ONE_OF_SIX, () => one.ask("requestDeposit", { ...deposit, key: newKey() }));
    },
  },
  {
    id: "concurrency/one-owner-of-a-name",
    sentence:
      "Of registrations with one name, phone or account at the same time exactly one succeeds, in any spelling.",
    needs: ["writes"],
    async run({ visitor, newKey, random }) {
      for (const field of ["username", "phone", "bankId"] as const) {
        const value = newAccount(random)[field];
        await atOnce(`the registrations of one ${field}`, ONE_OF_SIX, (nth) => {
          const body = { ...newAccount(random), [field]: nth % 2 === 0 ? value : value.toUpperCase() };
          return visitor.ask("register", { body, key: newKey() });
        });
      }
    },
  },
  {
    id: "concurrency/one-password-change-of-many",
    sentence:
      "Of six changes of one password at the same time exactly one happens, and its password is the one that works.",
    needs: ["writes"],
    async run({ member, visitor, newKey }) {
      const { username, password: oldPassword, ask } = await member();
      const wordOf = (nth: number) => `cool-season-${nth}-of-many`;
      const answers = await atOnce("the changes that happened", ONE_OF_SIX, (nth) => {
        const body = { oldPassword, newPassword: wordOf(nth), confirmPassword: wordOf(nth) };
        return ask("changePassword", { body, key: newKey() });
      });
      const password = wordOf(answers.findIndex(({ ok }) => ok));
      await visitor.get("login", { body: { username, password } });
    },
  },
  {
    id: "concurrency/one-slip-many-senders",
    sentence: "A slip that two members send many times at the same time becomes one request.",
    needs: ["writes", "staff"],
    async run({ member, staff, newKey, random }) {
      const [one, other] = [await member(), await member()];
      const payload = await staff.slip(70_000 + random(60_000));
      const { slipId } = await one.get("verifySlip", { body: { payload } });
      await atOnce("the requests that were made", ONE_OF_SIX, (nth) =>
        (nth % 2 === 0 ? one : other).ask("confirmSlip", { body: { slipId }, key: newKey() }),
      );
      const all = [...(await one.get("mySlipRequests")), ...(await other.get("mySlipRequests"))];
      same("the requests in the lists", 1, all.length);
    },
  },
  {
    id: "concurrency/ten-on-one-key",
    sentence: "Ten calls with one key at the same time have one effect, and every success has the same bytes.",
    needs: ["writes", "funds"],
    async run({ member, newKey }) {
      const one = await member({ credit: 100_000 });
      const withdrawal = { body: { amount: 100 }, key: newKey() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => one.ask("withdraw", withdrawal)));
      const texts = new Set(answers.filter(({ ok }) => ok).map(({ text }) => text));
      same("the different successes", 1, texts.size);
      for (const { ok, status } of answers) holds("a reply", ok || status === 409, "the success or 409", status);
      same("the withdrawals", 1, (await one.get("withdrawHistory")).length);
      same("the credit", 90_000, await one.credit());
    },
  },
];
