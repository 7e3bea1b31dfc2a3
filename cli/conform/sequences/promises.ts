import { chosen } from "../../../contracts/model/adopt.ts";
import { DAY, dayOf, MINUTE, nextMidnight, SECOND, startOf } from "../../../contracts/model/bangkok.ts";
import type { MemberState } from "../../../contracts/model/state.ts";
import { isAutomatic, periodNow, promotionOf, refundPercent } from "../../../contracts/model/wallet/promises.ts";
import type { Play, Sequence } from "../engine/sequence.ts";
import { deposited } from "./acts.ts";
import { playRounds } from "./games.ts";
import { latest } from "./pick.ts";

/** The next moment at which a bonus period begins to run; undefined where none ever does. */
function nextPeriod({ state }: Play, member: MemberState): number | undefined {
  const { bonusTimeStart = "", bonusTimeStart2 = "" } = promotionOf(state, member) ?? {};
  const today = startOf(dayOf(state.now));
  const starts = [bonusTimeStart, bonusTimeStart2].flatMap((text) => {
    const [hours = Number.NaN, minutes = 0, seconds = 0] = text.split(":").map(Number);
    const at = today + (hours * 60 + minutes) * MINUTE + seconds * SECOND;
    return [at, at + DAY].filter((each) => each > state.now);
  });
  return starts.sort((one, other) => one - other)[0];
}

/** What a backend promises to pay by itself. One that leaves it to staff has nothing to show here. */
export const PROMISE_SEQUENCES: readonly Sequence[] = [
  {
    id: "wallet/bonuses-by-themselves",
    sentence:
      "Where bonuses come by themselves, a deposit or slip of a period earns what is left of its maximum, credited with it and once.",
    async run(play) {
      const one = await play.member();
      if (!isAutomatic(play.state, one.member)) return;
      const starts = nextPeriod(play, one.member);
      if (starts === undefined) return;
      await play.to(starts - 1);
      await one.does("requestDeposit", { body: { amount: 100 } });
      const before = latest(one, "deposit");
      await one.does("cancelDeposit", { body: { id: before.id } });
      await play.to(starts);
      const most = chosen<{ readonly maximum: number }>(play.state, "deposit.bankTransfer").maximum;
      // Two of it earn more than the period gives, at a rate of 5 percent or more.
      const much = Math.min(most, ((periodNow(play.state, one.member)?.maximum ?? 0) / 100) * 15);
      const key = play.newKey();
      await one.does("requestDeposit", { body: { amount: 100.01 }, key });
      await one.does("requestDeposit", { body: { amount: 100.01 }, key });
      await one.does("requestDeposit", { body: { amount: 100.01, bonus: 5 } });
      const first = latest(one, "deposit");
      await one.does("cancelDeposit", { body: { id: first.id } });
      for (const [amount, decision] of [
        [much, "reject"],
        [much, "approve"],
        [much, "approve"],
        [109.99, "approve"],
      ] as const) {
        await one.does("requestDeposit", { body: { amount: Math.round(amount * 100) / 100 } });
        const request = latest(one, "deposit");
        await one.does("confirmTransfer", { body: { id: request.id } });
        await play.decides(decision, request);
        await play.decides("approve", request);
      }
      const two = await play.member();
      const transfer = await play.transfer(20_099);
      const review = await two.reads("verifySlip", { body: { payload: transfer.payload } });
      if (review.ok) await two.does("confirmSlip", { body: { slipId: review.reply.slipId } });
      await two.does("requestDeposit", { body: { amount: 55.55 } });
      // What it earns is settled when it is made.
      await play.pass(10 * MINUTE);
      await play.decides("approve", latest(two, "slip"));
      await play.decides("approve", latest(two, "deposit"));
      await two.does("withdraw", { body: { amount: 1 } });
      await play.to(starts + DAY);
      await deposited(play, one, 100);
    },
  },
  {
    id: "wallet/refunds-by-themselves",
    sentence:
      "Where losses are refunded, each lost day gives its percent back ten minutes after it, once, and a won day nothing.",
    async run(play) {
      const one = await play.member({ credit: 1_000_000 });
      if (refundPercent(play.state, one.member) === undefined) return;
      const two = await play.member({ credit: 1_000_000 });
      for (let day = 1; day <= 3; day += 1) {
        await playRounds(play, one, 6, 100);
        await playRounds(play, two, 1, 33.33);
        const midnight = nextMidnight(play.state.now);
        await play.to(midnight - 1);
        await playRounds(play, two, 1, 10);
        await play.to(midnight + 10 * MINUTE - 1);
        await playRounds(play, one, 1, 50);
        await play.to(midnight + 10 * MINUTE);
        await one.observe();
      }
      // Whoever comes back late gets it at its own time.
      await playRounds(play, two, 3, 100);
      await play.pass(9 * DAY);
      await two.observe();
    },
  },
];
