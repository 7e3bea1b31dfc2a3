import { HOUR_MS } from "../../../core/shared/bangkok-time.ts";
import type { Caller, Input } from "../engine/caller.ts";
import { holds, notChecked, same } from "../engine/findings.ts";
import type { Law, Member } from "../engine/law.ts";
import type { RowName } from "../engine/rows.ts";
import { rewardsOf } from "./lists.ts";
import { cardRowOf, launchOf, nextMidnight, roundOf, staffCan, withdrawalOf } from "./steps.ts";

export const KEYS_LAWS: readonly Law[] = [
  {
    id: "keys/every-money-call-has-keys",
    sentence: "Every call that moves money, points or prizes answers a key that is sent again with the same bytes.",
    needs: ["writes", "funds", "staff"],
    rows: [
      "spinWheel",
      "flipCard",
      "flipCardReward",
      "checkIn",
      "requestReward",
      "playRound",
      "confirmSlip",
      "openGame",
    ],
    async run({ member, staff, visitor, newKey, random }) {
      const one = await member({ credit: 100_000, points: 1_000 });
      const twice = async <Name extends RowName>(caller: Caller, name: Name, input: Input<Name>): Promise<void> => {
        const keyed = { ...input, key: newKey() };
        const first = await caller.ask(name, keyed);
        holds(`the first ${name}`, first.ok, "a success", first.text);
        const before = [await one.credit(), await one.points()];
        same(`the answer to the same key of ${name}`, first.text, (await caller.ask(name, keyed)).text);
        same(`credit and points after the second ${name}`, before, [await one.credit(), await one.points()]);
      };
      await twice(one, "checkIn", {});
      await twice(one, "spinWheel", {});
      for (const event of await one.get("gameEvents")) {
        await twice(one, cardRowOf(event), { body: { eventId: event.id, card: 0 } });
      }
      const reward = (await rewardsOf(one)).find(({ available }) => available);
      if (reward) await twice(one, "requestReward", { body: { userUuid: one.uuid, rewardId: reward.id } });
      const payload = await staff.slip(10_000 + random(80_000), 13);
      const { slipId } = await one.get("verifySlip", { body: { payload } });
      await twice(one, "confirmSlip", { body: { slipId } });
      await twice(visitor, "playRound", await roundOf(visitor, await launchOf(one)));
    },
  },
  {
    id: "keys/keys-are-a-members-own",
    sentence: "The same key of two members is two keys.",
    needs: ["writes", "funds", "two members"],
    rows: ["withdraw"],
    async run({ member, newKey }) {
      const [one, other] = [await member({ credit: 10_000 }), await member({ credit: 10_000 })];
      const key = newKey();
      const mine = await withdrawalOf(one, 1_000, key);
      const theirs = await withdrawalOf(other, 1_000, key);
      holds("the requests of two members", mine.id !== theirs.id, "different ones", "the same one");
      same("the credit of the first member", 9_000, await one.credit());
      same("the credit of the second member", 9_000, await other.credit());
    },
  },
  {
    id: "keys/keys-last-24-hours",
    sentence: "A key gets its answer for 24 hours, over midnight, whatever the member does meanwhile.",
    needs: ["writes", "funds", "clock"],
    rows: ["withdraw", "getCredit"],
    async run({ member, clock, newKey }) {
      const one = await member({ credit: 100_000, points: 1_000 });
      const withdrawal = { body: { amount: 100 }, key: newKey() };
      const first = await one.ask("withdraw", withdrawal);
      for (let count = 0; count < 4; count += 1) await one.get("withdraw", { body: { amount: 1 }, key: newKey() });
      for (let hours = 0; hours < 20; hours += 5) {
        await clock.advance(5 * HOUR_MS);
        for (let count = 0; count < 6; count += 1) {
          const { id } = await one.get("requestDeposit", { body: { amount: 10 }, key: newKey() });
          await one.get("cancelDeposit", { body: { id }, key: newKey() });
        }
      }
      await clock.advance(4 * HOUR_MS - 1);
      same("the reply before 24 hours are over", first.text, (await one.ask("withdraw", withdrawal)).text);
      same("the credit", 89_600, await one.credit());
    },
  },
  {
    id: "keys/near-keys-are-apart",
    sentence: "Keys that differ in one letter, its case or a letter at the end are different keys.",
    needs: ["writes", "funds"],
    rows: ["withdraw"],
    async run({ member, newKey }) {
      const one = await member({ credit: 100_000 });
      const key = `${newKey()}-abcdefgh`;
      const near = [key, key.toUpperCase(), `${key}h`, `${key.slice(0, -1)}g`];
      const ids = new Set<string>();
      for (const each of near) ids.add((await withdrawalOf(one, 1_000, each)).id);
      same("the withdrawals under near keys", near.length, ids.size);
      same("the credit", 96_000, await one.credit());
    },
  },
  {
    id: "keys/other-body-is-refused",
    sentence: "A used key is refused with another amount, for another request and by another call.",
    needs: ["writes", "funds"],
    rows: ["withdraw", "requestDeposit", "checkIn", "spinWheel"],
    async run({ member, newKey }) {
      const one = await member({ credit: 100_000, points: 100 });
      const key = newKey();
      await one.get("withdraw", { body: { amount: 100 }, key });
      await one.refused("withdraw", { body: { amount: 100.01 }, key }, "key-reused");
      await one.refused("requestDeposit", { body: { amount: 100 }, key }, "key-reused");
      await one.refused("spinWheel", { key }, "key-reused");
      await one.refused("checkIn", { key }, "key-reused");
      same("the credit", 90_000, await one.credit());
      same("the points", 100, await one.points());
    },
  },
  {
    id: "keys/refusals-are-bounded",
    sentence:
      "Refusals under keys are stored up to a number a Bangkok day, the one that is told; every day has the same number, what was stored stays the answer, and what was not does not succeed late.",
    needs: ["writes", "funds", "clock"],
    rows: ["withdraw", "getCredit"],
    async run({ member, staff, clock, newKey }) {
      const one = await member();
      const first = await storedUntilRefused(one, newKey);
      // Its reply may be lost. A copy that comes late must not surprise a member who was told of a refusal.
      await staff.topUp(one, 5_000);
      await one.refused("withdraw", { body: { amount: 10 }, key: first.refusedKey }, "too-many-refused");
      same("the credit after a late copy of a refused withdrawal", 5_000, await one.credit());
      await withdrawalOf(one, 5_000);
      await clock.to(await nextMidnight(clock));
      const second = await storedUntilRefused(one, newKey);
      if (first.perDay !== undefined) same("the refusals that are stored on a day", first.perDay, first.count);
      same("the refusals that are stored on the second day", first.count, second.count);
      const again = await one.refused("withdraw", { body: { amount: 10 }, key: first.key }, "credit-insufficient");
      same("the answer to the first day's key", first.text, again.text);
    },
  },
  {
    id: "keys/refusals-are-stored",
    sentence: "A refusal under a key stays the answer to that key, also when the reason is gone.",
    needs: ["writes", "funds", "staff"],
    rows: ["withdraw", "spinWheel", "getCredit"],
    async run({ member, staff, newKey }) {
      const one = await member({ credit: 5_000 });
      const withdrawal = { body: { amount: 60 }, key: newKey() };
      const refused = await one.refused("withdraw", withdrawal, "credit-insufficient");
      const spin = { key: newKey() };
      const noPoints = await one.refused("spinWheel", spin, "points-insufficient");
      await staff.topUp(one, 5_000);
      await staff.givePoints(one, 500);
      same("the answer to the withdrawal's key", refused.text, (await one.ask("withdraw", withdrawal)).text);
      same("the answer to the spin's key", noPoints.text, (await one.ask("spinWheel", spin)).text);
      same("the credit", 10_000, await one.credit());
      same("the points", 500, await one.points());
    },
  },
  {
    id: "keys/requests-show-their-key",
    sentence: "A request shows the key of its latest attempt, so that a lost reply can be looked up.",
    needs: ["writes", "funds", "staff"],
    rows: [
      "withdraw",
      "retryWithdraw",
      "withdrawHistory",
      "requestDeposit",
      "myDepositRequests",
      "spinWheel",
      "wheelLog",
    ],
    async run({ member, staff, newKey }) {
      const one = await member({ credit: 10_000, points: 100 });
      const [first, second, deposit, spin] = [newKey(), newKey(), newKey(), newKey()];
      const { id, idempotencyKey } = await withdrawalOf(one, 1_000, first);
      // The field is of our own design.
      if (!idempotencyKey) notChecked("requests show no keys");
      const shown = async () => (await one.get("withdrawHistory"))[0]?.idempotencyKey;
      same("the key of the withdrawal", first, await shown());
      await staff.reject(id);
      const retried = await one.get("retryWithdraw", { body: { id }, key: second });
      same("the key in the reply to the retry", second, retried.idempotencyKey);
      same("the key of the retried withdrawal", second, await shown());
      await one.get("requestDeposit", { body: { amount: 100 }, key: deposit });
      same("the key of the deposit", deposit, (await one.get("myDepositRequests"))[0]?.idempotencyKey);
      await one.get("spinWheel", { key: spin });
      same("the key of the spin", spin, (await one.get("wheelLog", { body: {} })).items[0]?.idempotencyKey);
    },
  },
  {
    id: "keys/same-key-same-bytes",
    sentence:
      "A key that is sent again gets the same bytes, also after the request moved on, and has no second effect.",
    needs: ["writes", "funds", "staff"],
    rows: ["withdraw", "requestDeposit", "getCredit"],
    async run({ member, staff, newKey }) {
      const one = await member({ credit: 100_000 });
      const withdrawal = { body: { amount: 100 }, key: newKey() };
      const first = await one.ask("withdraw", withdrawal);
      if (!first.ok) return same("the first reply", 200, `${first.status} ${first.code}`);
      same("the second reply", first.text, (await one.ask("withdraw", withdrawal)).text);
      await staffCan("the withdrawal", "reject it", staff.reject(first.value.id));
      await one.get("retryWithdraw", { body: { id: first.value.id } });
      same("the reply after a rejection and a retry", first.text, (await one.ask("withdraw", withdrawal)).text);

      const deposit = { body: { amount: 200 }, key: newKey() };
      const request = await one.ask("requestDeposit", deposit);
      if (!request.ok) return same("the deposit", 200, `${request.status} ${request.code}`);
      await one.get("cancelDeposit", { body: { id: request.value.id } });
      same("the reply after the deposit ended", request.text, (await one.ask("requestDeposit", deposit)).text);
      same("the number of deposits", 1, (await one.get("myDepositRequests")).length);
      same("the number of withdrawals", 1, (await one.get("withdrawHistory")).length);
      same("the credit", 90_000, await one.credit());
    },
  },
];

const MOST_REFUSALS = 300;

/** How many refusals a day stores, and is said to store, the first of them, and the key of the first one that was not stored. */
async function storedUntilRefused(one: Member, newKey: () => string) {
  const key = newKey();
  const { text } = await one.refused("withdraw", { body: { amount: 10 }, key }, "credit-insufficient");
  for (let count = 1; count < MOST_REFUSALS; count += 1) {
    const refusedKey = newKey();
    const { code, facts } = await one.refused("withdraw", { body: { amount: 10 }, key: refusedKey });
    if (code === "too-many-refused") return { key, text, count, refusedKey, perDay: facts["perDay"] };
  }
  return notChecked(`${MOST_REFUSALS} refusals under keys are stored on one day`);
}
