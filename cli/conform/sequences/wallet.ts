import { chosen } from "../../../contracts/model/adopt.ts";
import { DAY, dayOf, HOUR, MINUTE, nextMidnight, nextMonth, startOf } from "../../../contracts/model/bangkok.ts";
import type { RequestState } from "../../../contracts/model/state.ts";
import { creditOf } from "../../../contracts/model/wallet/ledger.ts";
import { ofKind, statusOf } from "../../../contracts/model/wallet/requests.ts";
import type { Actor, Move, Play, Sequence } from "../engine/sequence.ts";
import { deposited } from "./acts.ts";
import { latest, pick, someKey } from "./pick.ts";

/** Baht. */
function depositLimits({ state }: Play) {
  return chosen<{ readonly minimum: number; readonly maximum: number }>(state, "deposit.bankTransfer");
}

async function tried(play: Play, one: Actor, request: RequestState): Promise<void> {
  for (const name of ["cancelDeposit", "confirmTransfer"] as const) await one.does(name, { body: { id: request.id } });
  for (const decision of ["approve", "start-paying", "reject"] as const) await play.decides(decision, request);
}

export const WALLET_SEQUENCES: readonly Sequence[] = [
  {
    id: "wallet/a-deposit-from-both-sides",
    sentence: "A deposit goes its way by the member and by staff, and never changes after its end.",
    async run(play) {
      const one = await play.member();
      const two = await play.member();
      const { minimum, maximum } = depositLimits(play);
      const justBelow = Math.max(0.01, minimum - 0.01);
      for (const amount of [0.01, justBelow, maximum + 0.01, minimum, maximum]) {
        const { ok } = await one.does("requestDeposit", { body: { amount: Math.round(amount * 100) / 100 } });
        if (ok) await one.does("cancelDeposit", { body: { id: latest(one, "deposit").id } });
      }
      const word = `${play.newKey()}-${"abcd".repeat(8)}`;
      for (const key of [word, word.toUpperCase(), `${word}d`, `${word.slice(0, -1)}e`])
        await one.does("requestDeposit", { body: { amount: 20.01 }, key });
      const first = latest(one, "deposit");
      await two.does("cancelDeposit", { body: { id: first.id } });
      await two.does("confirmTransfer", { body: { id: first.id } });
      await one.does("requestDeposit", { body: { amount: 30 } });
      await one.does("confirmTransfer", { body: { id: first.id }, key: play.newKey() });
      await one.does("cancelDeposit", { body: { id: first.id } });
      await play.decides("approve", first);
      await tried(play, one, first);
      // What was refused under a key stays refused.
      await one.does("requestDeposit", { body: { amount: 20.01 }, key: `${word}d` });
      for (const end of ["cancelDeposit", "reject", "approve", "late reject"] as const) {
        const key = play.newKey();
        await one.does("requestDeposit", { body: { amount: 45.67 }, key });
        await one.does("requestDeposit", { body: { amount: 45.67 }, key });
        await one.does("requestDeposit", { body: { amount: 45.68 }, key });
        const request = latest(one, "deposit");
        if (end === "cancelDeposit") await one.does(end, { body: { id: request.id }, key: play.newKey() });
        else if (end !== "late reject") await play.decides(end, request);
        else {
          await one.does("confirmTransfer", { body: { id: request.id } });
          await play.pass(MINUTE);
          await play.decides("reject", request);
        }
        await tried(play, one, request);
        await one.does("requestDeposit", { body: { amount: 45.67 }, key });
        await play.pass(1234);
      }
    },
  },
  {
    id: "wallet/a-deposit-expires",
    sentence: "A deposit without a transfer expires at the moment that it names, and not before.",
    async run(play) {
      const one = await play.member();
      await one.does("requestDeposit", { body: { amount: 500 } });
      const request = latest(one, "deposit");
      if (request.expiresAt === undefined) return;
      await play.to(request.expiresAt - 1);
      await one.does("requestDeposit", { body: { amount: 501 } });
      await play.to(request.expiresAt);
      await tried(play, one, request);
      await one.does("requestDeposit", { body: { amount: 501 } });
      const second = latest(one, "deposit");
      await play.to((second.expiresAt ?? 0) - 1);
      await one.does("confirmTransfer", { body: { id: second.id } });
      // An open one stays among the recent ones.
      await play.pass(9 * DAY);
      await play.decides("approve", second);
    },
  },
  {
    id: "wallet/a-withdrawal-from-both-sides",
    sentence:
      "A withdrawal goes its way by the member and by staff, returns its amount when it is rejected, and is tried again.",
    async run(play) {
      const one = await play.member({ credit: 1_000_000 });
      const two = await play.member({ credit: 1_000_000 });
      for (const amount of [0.01, 0.99, 1, 10_000.01, 234.56]) {
        const key = play.newKey();
        await one.does("withdraw", { body: { amount }, key });
        await one.does("withdraw", { body: { amount }, key });
      }
      const request = latest(one, "withdrawal");
      await two.does("retryWithdraw", { body: { id: request.id } });
      await one.does("retryWithdraw", { body: { id: request.id } });
      await play.pass(MINUTE);
      await play.decides("reject", request);
      await play.decides("approve", request);
      await two.does("retryWithdraw", { body: { id: request.id } });
      await play.pass(MINUTE);
      const key = play.newKey();
      await one.does("retryWithdraw", { body: { id: request.id }, key });
      await one.does("retryWithdraw", { body: { id: request.id }, key });
      await play.decides("start-paying", request);
      await play.decides("start-paying", request);
      await play.decides("reject", request);
      await play.pass(HOUR);
      await one.does("retryWithdraw", { body: { id: request.id } });
      await play.decides("start-paying", request);
      await play.pass(1000);
      await play.decides("approve", request);
      for (const decision of ["approve", "start-paying", "reject"] as const) await play.decides(decision, request);
      await one.does("retryWithdraw", { body: { id: request.id } });
      await one.does("withdraw", { body: { amount: (1_000_000 - 23_456 - 100) / 100 + 0.01 } });
      await one.does("withdraw", { body: { amount: (1_000_000 - 23_456 - 100) / 100 } });
      await one.does("withdraw", { body: { amount: 1 } });
      // How long it is recent counts from its last attempt.
      const late = latest(one, "withdrawal");
      await play.decides("reject", late);
      await play.pass(6 * DAY);
      await one.does("retryWithdraw", { body: { id: late.id } });
      await play.decides("approve", late);
      await play.pass(2 * DAY);
    },
  },
  {
    id: "wallet/what-a-day-allows",
    sentence:
      "The cap and the count of a Bangkok day end at midnight, at every level; a rejected attempt counts on no day.",
    async run(play) {
      const one = await play.member({ credit: 60_000_000 });
      await one.does("withdraw", { body: { amount: 100_000.01 } });
      await one.does("withdraw", { body: { amount: 99_999 } });
      await play.decides("reject", latest(one, "withdrawal"));
      const rejected = latest(one, "withdrawal");
      await one.does("withdraw", { body: { amount: 99_998.5 } });
      await one.does("withdraw", { body: { amount: 1.51 } });
      await one.does("withdraw", { body: { amount: 1.5 } });
      await one.does("retryWithdraw", { body: { id: rejected.id } });
      await play.toEndOfDay();
      await one.does("withdraw", { body: { amount: 1 } });
      await play.pass(1);
      await one.does("retryWithdraw", { body: { id: rejected.id } });
      await one.does("withdraw", { body: { amount: 1.01 } });
      await one.does("withdraw", { body: { amount: 1 } });
      await play.pass(9 * DAY);
      for (let nth = 1; nth <= 6; nth += 1) {
        await one.does("withdraw", { body: { amount: nth } });
        // A paid one counts on.
        if (nth === 3) await play.decides("approve", latest(one, "withdrawal"));
      }
      await play.decides("reject", latest(one, "withdrawal"));
      await one.does("withdraw", { body: { amount: 7 } });
      await play.to(nextMidnight(play.state.now));
      await one.does("withdraw", { body: { amount: 8 } });
    },
  },
  {
    id: "wallet/levels-and-their-caps",
    sentence:
      "Each level begins at its sum of deposits, has its cap of a day, and diamond ends with the Bangkok month.",
    async run(play) {
      const one = await play.member({ credit: 500_000_000 });
      let total = 0;
      for (const [sum, cap] of [
        [50_000, 300_000],
        [300_000, 500_000],
        [1_000_000, 1_000_000],
      ] as const) {
        await deposited(play, one, sum - total - 0.01);
        const least = Math.max(1, depositLimits(play).minimum);
        await deposited(play, one, least);
        total = sum - 0.01 + least;
        await one.does("withdraw", { body: { amount: cap + 0.01 } });
        await one.does("withdraw", { body: { amount: cap } });
        await play.decides("reject", latest(one, "withdrawal"));
      }
      await play.grantLevel(one, 5);
      await one.does("withdraw", { body: { amount: 100_000.01 } });
      await one.does("withdraw", { body: { amount: 100_000 } });
      await one.does("withdraw", { body: { amount: 100_000 } });
      await play.decides("approve", latest(one, "withdrawal"));
      await one.does("withdraw", { body: { amount: 1 } });
      await play.grantLevel(one, undefined);
      await one.observe();
      await play.to(startOf(nextMonth(dayOf(play.state.now))) - 1);
      await play.pass(1);
      await one.does("withdraw", { body: { amount: 500_000.01 } });
      await deposited(play, one, 999_999.99);
      await deposited(play, one, Math.max(1, depositLimits(play).minimum));
      await one.does("withdraw", { body: { amount: 999_999 } });
    },
  },
  {
    id: "wallet/slips",
    sentence: "A transfer is credited once over the amount that the bank says, whoever sends its slip and however.",
    async run(play) {
      const one = await play.member();
      const two = await play.member();
      const first = await play.transfer(12_345);
      for (const payload of ["no slip", first.payload]) await one.reads("verifySlip", { body: { payload } });
      const review = await one.reads("verifySlip", { body: { payload: first.payload } });
      const slipId = review.ok ? review.reply.slipId : "";
      const key = play.newKey();
      await one.does("confirmSlip", { body: { slipId }, key });
      await one.does("confirmSlip", { body: { slipId }, key });
      for (const each of [one, two]) {
        await each.does("confirmSlip", { body: { slipId } });
        await each.does("verifySlip", { body: { payload: first.payload } });
        await each.does("requestSlipDeposit", { body: { payload: first.payload, amount: 123.45 } });
      }
      await play.decides("approve", latest(one, "slip"));
      await play.decides("reject", latest(one, "slip"));
      await two.does("confirmSlip", { body: { slipId } });
      const second = await play.transfer(50_000);
      await one.does("requestSlipDeposit", { body: { payload: second.payload, amount: 500 }, key: play.newKey() });
      await play.decides("reject", latest(one, "slip"));
      await two.does("requestSlipDeposit", { body: { payload: second.payload, amount: 500 } });
      await one.does("requestSlipDeposit", { body: { payload: second.payload, amount: 500 } });
      await play.decides("approve", latest(one, "slip"));
      const third = await play.transfer(70_000);
      await one.does("requestSlipDeposit", { body: { payload: third.payload, amount: 700.01 } });
      await two.does("requestSlipDeposit", { body: { payload: third.payload, amount: 700 } });
      await play.decides("approve", latest(one, "slip"));
      await play.decides("approve", latest(two, "slip"));
      const other = await play.transfer(10_000, false);
      await one.does("verifySlip", { body: { payload: other.payload } });
      await one.does("requestSlipDeposit", { body: { payload: other.payload, amount: 0.5 } });
    },
  },
  {
    id: "wallet/slips-to-others",
    sentence: "Nobody confirms a transfer to somebody else, also where its slip's id can be told from its reference.",
    async run(play) {
      const one = await play.member();
      const [own, other] = [await play.transfer(20_000), await play.transfer(20_000, false)];
      const review = await one.reads("verifySlip", { body: { payload: own.payload } });
      const slipId = review.ok ? review.reply.slipId : "";
      const foreignId = slipId.replace(own.reference, other.reference);
      if (foreignId !== slipId) play.state.adopted.set(`slip ${foreignId}`, other);
      await one.does("confirmSlip", { body: { slipId: foreignId } });
    },
  },
];

const AMOUNTS = [
  0.01, 0.99, 1, 1.01, 20, 99.5, 100.01, 999.99, 4_321.09, 49_999.99, 50_000, 300_000, 1_000_000,
] as const;

/** A request of any of the members; mostly one that is not ended. */
function anyRequest(play: Play, actors: readonly Actor[]): RequestState | undefined {
  const all = actors.flatMap(({ member }) => member.requests);
  const open = all.filter((request) => ["awaiting-transfer", "checking", "paying"].includes(statusOf(request)));
  return pick(play, open.length === 0 || play.random(4) === 0 ? all : open);
}

export const WALLET_MOVES: readonly Move[] = [
  {
    title: "a member asks for a deposit",
    async make(play, actors) {
      const one = pick(play, actors);
      await one?.does("requestDeposit", { body: { amount: pick(play, AMOUNTS) ?? 1 }, ...someKey(play, one) });
    },
  },
  {
    title: "a member confirms or cancels a deposit",
    async make(play, actors) {
      const one = pick(play, actors);
      const request = one && pick(play, ofKind(one.member, "deposit").slice(0, 2));
      if (!request) return;
      const name = play.random(3) === 0 ? "cancelDeposit" : "confirmTransfer";
      await one.does(name, { body: { id: request.id }, ...someKey(play, one) });
    },
  },
  {
    title: "a member asks for a withdrawal",
    async make(play, actors) {
      const one = pick(play, actors);
      if (!one) return;
      const credit = creditOf(one.member);
      const amount = pick(play, [...AMOUNTS, Math.max(1, credit) / 100, (credit + 1) / 100, 55.5, 7]) ?? 1;
      await one.does("withdraw", { body: { amount }, ...someKey(play, one) });
    },
  },
  {
    title: "a member tries a withdrawal again",
    async make(play, actors) {
      const one = pick(play, actors);
      const requests = one ? ofKind(one.member, "withdrawal") : [];
      const rejected = requests.filter((request) => statusOf(request) === "rejected");
      const request = pick(play, rejected.length === 0 ? requests : rejected);
      if (one && request) await one.does("retryWithdraw", { body: { id: request.id }, ...someKey(play, one) });
    },
  },
  {
    title: "a member sends a slip",
    async make(play, actors) {
      const one = pick(play, actors);
      if (!one) return;
      const sent = actors.flatMap(({ member }) => member.requests.flatMap(({ transfer }) => transfer ?? []));
      const payload = pick(play, sent);
      const transfer = payload !== undefined && play.random(2) === 0 ? undefined : await play.transfer(123_45);
      const text = transfer?.payload ?? payload ?? "";
      const byHand = play.random(2) === 0;
      if (byHand) {
        const amount = play.random(3) === 0 ? 200 : 123.45;
        await one.does("requestSlipDeposit", { body: { payload: text, amount }, ...someKey(play, one) });
        return;
      }
      const review = await one.reads("verifySlip", { body: { payload: text } });
      if (review.ok) await one.does("confirmSlip", { body: { slipId: review.reply.slipId }, ...someKey(play, one) });
    },
  },
  {
    title: "staff decide a request",
    async make(play, actors) {
      const request = anyRequest(play, actors);
      const decision = pick(play, ["approve", "approve", "reject", "start-paying"] as const);
      if (request && decision) await play.decides(decision, request);
    },
  },
];
