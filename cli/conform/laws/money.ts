import { bangkokDateOf, DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { toSatang } from "../engine/wire.ts";
import { ledgerOf, sum } from "./lists.ts";
import { depositOf, launchOf, staffCan, staffCannot, TABLE_GAME, withdrawalOf } from "./steps.ts";

export const MONEY_LAWS: readonly Law[] = [
  {
    id: "money/cash-out-returns-the-credit",
    sentence: "Leaving a game returns what lies there, and its reply has the credit that the member then has.",
    needs: ["writes", "funds"],
    rows: ["openGame", "cashOut", "transferToBank", "getCredit"],
    async run({ member }) {
      const one = await member({ credit: 54_321 });
      await launchOf(one);
      const left = await one.get("cashOut", { body: { gameId: TABLE_GAME } });
      same("the credit in the reply to cash-out", 543.21, left.credit);
      await launchOf(one);
      const all = await one.get("transferToBank");
      same("the credit in the reply to the transfer", 543.21, all.credit);
      same("the credit", 54_321, await one.credit());
    },
  },
  {
    id: "money/deposit-credits-once",
    sentence: "A deposit adds its amount to the credit when staff approve it: not before, and only once.",
    needs: ["writes", "staff"],
    rows: ["requestDeposit", "confirmTransfer", "myDepositRequests", "getCredit"],
    async run({ member, staff }) {
      const one = await member();
      const { id, amount } = await one.get("requestDeposit", { body: { amount: 250.75 } });
      same("the amount of the request", 250.75, amount);
      same("the credit after the request", 0, await one.credit());
      await one.get("confirmTransfer", { body: { id } });
      same("the credit after the member's confirmation", 0, await one.credit());
      await staffCan("the request", "approve it", staff.approve(id));
      same("the credit after the approval", 25_075, await one.credit());
      await staffCannot("the credited request", "approve it again", staff.approve(id));
      same("the credit after a second approval", 25_075, await one.credit());
      const [shown] = await one.get("myDepositRequests");
      same("the status of the request", "credited", shown?.status);
    },
  },
  {
    id: "money/late-rejection-returns-once",
    sentence:
      "A withdrawal that staff reject days later, while it is being paid, returns its amount once, on the day of the rejection.",
    needs: ["writes", "funds", "staff", "clock", "concurrency"],
    rows: ["withdraw", "withdrawHistory", "transactionHistory", "getCredit"],
    async run({ member, staff, clock }) {
      const one = await member({ credit: 70_000 });
      const { id } = await withdrawalOf(one, 20_001);
      await staffCan("the withdrawal", "start to pay", staff.startPaying(id));
      await clock.advance(3 * DAY_MS);
      const later = await one.signIn();
      const decisions = await Promise.all(Array.from({ length: 4 }, () => staff.reject(id)));
      same("the rejections that happened", 1, decisions.filter(Boolean).length);
      await staffCannot("the rejected withdrawal", "pay it", staff.approve(id));
      same("the credit after the rejection", 70_000, await later.credit());
      const day = bangkokDateOf(await clock.now());
      const returned = (await ledgerOf(later, { from: day, to: day })).filter(({ reference }) => reference === id);
      same(
        "the lines of the day of the rejection",
        [20_001],
        returned.map(({ amount }) => toSatang(amount)),
      );
      const [shown] = await later.get("withdrawHistory");
      same("the status of the withdrawal", "rejected", shown?.status);
    },
  },
  {
    id: "money/ledger-adds-up",
    sentence:
      "Each line of the ledger has the balance of the line before it plus its amount, and the latest one is the credit.",
    needs: [],
    rows: ["transactionHistory", "getCredit"],
    async run({ reader }) {
      const member = await reader();
      const lines = await ledgerOf(member);
      for (const [index, { id, amount, balance }] of lines.entries()) {
        const before = lines[index + 1];
        if (typeof balance !== "number" || (before && typeof before.balance !== "number")) continue;
        const expected = toSatang(before?.balance ?? 0) + toSatang(amount);
        // The first lines of another backend may begin with a balance that was brought forward.
        if (before) same(`the balance of line ${id}`, expected / 100, toSatang(balance) / 100);
      }
      const [latest] = lines;
      if (typeof latest?.balance === "number") {
        same("the credit", latest.balance, (await member.credit()) / 100);
      }
    },
  },
  {
    id: "money/ledger-has-every-change",
    sentence: "The sum of a member's ledger is the credit, with one line for each deposit, withdrawal and return.",
    needs: ["writes", "staff"],
    rows: ["transactionHistory", "withdraw", "retryWithdraw", "requestDeposit"],
    async run({ member, staff }) {
      const one = await member();
      const deposit = await depositOf(one, staff, 90_010);
      const paid = await withdrawalOf(one, 10_001);
      await staff.approve(paid.id);
      const returned = await withdrawalOf(one, 20_003);
      await staff.reject(returned.id);
      await one.get("retryWithdraw", { body: { id: returned.id } });
      await staffCan("the retry", "reject it", staff.reject(returned.id));

      const lines = await ledgerOf(one);
      const amountsOf = (id: string) =>
        lines.filter(({ reference }) => reference === id).map(({ amount }) => toSatang(amount));
      same("the lines of the deposit", [90_010], amountsOf(deposit.id));
      same("the lines of the paid withdrawal", [-10_001], amountsOf(paid.id));
      same("the lines of the returned withdrawal", [20_003, -20_003, 20_003, -20_003], amountsOf(returned.id));
      same("the sum of the ledger", await one.credit(), sum(lines.map(({ amount }) => toSatang(amount))));
      same("the credit", 80_009, await one.credit());
    },
  },
  {
    id: "money/refusal-changes-nothing",
    sentence: "A refused withdrawal, round or purchase changes neither credit, points nor ledger.",
    needs: ["writes", "funds"],
    rows: ["withdraw", "spinWheel", "requestReward", "affiliateWithdraw", "cancelDeposit", "confirmSlip"],
    async run({ member }) {
      const one = await member({ credit: 10_000, points: 3 });
      const before = await ledgerOf(one);
      await one.refused("withdraw", { body: { amount: 100.01 } }, "credit-insufficient");
      await one.refused("spinWheel", {}, "points-insufficient");
      await one.refused("requestReward", { body: { userUuid: one.uuid, rewardId: "no-such-reward" } });
      await one.refused("affiliateWithdraw", { body: { amount: 100, type: "af" } }, "affiliate-insufficient");
      await one.refused("cancelDeposit", { body: { id: "no-such-request" } }, "request-not-found");
      await one.refused("retryWithdraw", { body: { id: "no-such-request" } }, "request-not-found");
      await one.refused("confirmSlip", { body: { slipId: "no-such-slip" } });
      same("the credit", 10_000, await one.credit());
      same("the points", 3, await one.points());
      same("the ledger", before, await ledgerOf(one));
    },
  },
  {
    id: "money/round-moves-the-credit",
    sentence:
      "A round takes its stake and pays what it shows, which is nothing or what the table promises, to the satang.",
    needs: ["writes", "funds"],
    rows: ["openGame", "gameTable", "playRound", "getCredit", "winLoss"],
    async run({ member, visitor }) {
      const one = await member({ credit: 100_000 });
      const launchId = await launchOf(one);
      const { bets } = await visitor.get("gameTable", { body: { launchId } });
      let credit = 100_000;
      let staked = 0;
      let won = 0;
      for (let round = 0; round < 16; round += 1) {
        const bet = bets[round % bets.length];
        if (!bet) break;
        const stake = 1_003 + round;
        const body = { launchId, betOn: bet.id, amount: stake / 100 };
        const played = await visitor.get("playRound", { body });
        const win = toSatang(played.round.win);
        const promised = Math.floor((stake * bet.pays) / 100);
        holds(`the win of ${bet.id}`, win === 0 || win === promised, `0 or ${promised} satang`, win);
        credit += win - stake;
        staked += stake;
        won += win;
        same("the stake of the round", stake, toSatang(played.round.bet));
        same("the credit in the reply", credit, toSatang(played.credit));
      }
      same("the credit after the rounds", credit, await one.credit());
      const rounds = await ledgerOf(one, { kinds: ["game"] });
      same("the sum of the rounds in the ledger", won - staked, sum(rounds.map(({ amount }) => toSatang(amount))));
    },
  },
  {
    id: "money/satang-are-exact",
    sentence: "Amounts are whole satang: no rounding noise adds up, and an amount with a third decimal is refused.",
    needs: ["writes", "funds"],
    rows: ["withdraw", "getCredit"],
    async run({ member }) {
      const one = await member({ credit: 30_000 });
      for (const amount of [110, 220, 3_333, 2_907]) await withdrawalOf(one, amount);
      same("the credit after four withdrawals", 23_430, await one.credit());
      await one.refused("withdraw", { body: { amount: 10.005 } }, "body-invalid", "amount-decimals");
      await one.refused("withdraw", { body: { amount: 0 } });
      await one.refused("withdraw", { body: { amount: -5 } });
      same("the credit after refused amounts", 23_430, await one.credit());
    },
  },
  {
    id: "money/withdrawal-takes-and-returns",
    sentence:
      "A withdrawal takes its amount from the credit; each rejection returns it, and each retry takes it again.",
    needs: ["writes", "funds", "staff"],
    rows: ["withdraw", "retryWithdraw", "getCredit"],
    async run({ member, staff }) {
      const one = await member({ credit: 100_000 });
      const { id } = await withdrawalOf(one, 12_345);
      same("the credit after a withdrawal", 87_655, await one.credit());
      for (const attempt of ["first", "second"]) {
        await staffCan(`the ${attempt} attempt`, "reject it", staff.reject(id));
        same(`the credit after the rejection of the ${attempt} attempt`, 100_000, await one.credit());
        await one.get("retryWithdraw", { body: { id } });
        same(`the credit after a retry of the ${attempt} attempt`, 87_655, await one.credit());
      }
      await staffCan("the third attempt", "approve it", staff.approve(id));
      same("the credit after the payment", 87_655, await one.credit());
    },
  },
];
