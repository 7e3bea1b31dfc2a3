import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import { holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { ROW_NAMES, rowOf, titleOf } from "../engine/rows.ts";
import { pagedLists, statusesOf, wholeList } from "./lists.ts";
import { launchOf, roundOf, TABLE_GAME, withdrawalOf } from "./steps.ts";

const OWNED = ROW_NAMES.filter((name) => /\{(uuid|username)\}/.test(rowOf(name).path));

export const ISOLATION_LAWS: readonly Law[] = [
  {
    id: "isolation/cursors-of-others",
    sentence: "A cursor of another member's list shows nothing of that member.",
    needs: ["writes", "funds", "two members"],
    rows: ["transactionHistory"],
    async run({ member }) {
      const [one, other] = [await member({ credit: 10_000 }), await member({ credit: 10_000 })];
      const theirs: string[] = [];
      for (let count = 0; count < 3; count += 1) theirs.push((await withdrawalOf(other, 100)).id);
      const { next } = await other.get("transactionHistory", { body: { limit: 1 } });
      if (!next) return;
      const answer = await one.ask("transactionHistory", { body: { limit: 100, cursor: next } });
      const shown = answer.ok ? answer.value.items.filter(({ reference }) => theirs.includes(reference)) : [];
      holds("the page", shown.length === 0, "nothing of the other member", `${shown.length} lines`);
    },
  },
  {
    id: "isolation/devices-of-others",
    sentence: "A member sees and signs out only own devices.",
    needs: ["writes", "two members"],
    rows: ["devices", "signOutDevice"],
    async run({ member }) {
      const [one, other] = [await member(), await member()];
      const theirs = (await other.get("devices")).items.map(({ id }) => id);
      const mine = (await one.get("devices")).items.map(({ id }) => id);
      same("the devices of a new member", 1, mine.length);
      same(
        "shared devices",
        [],
        mine.filter((id) => theirs.includes(id)),
      );
      for (const id of theirs) await one.ask("signOutDevice", { body: { id } });
      same(
        "the devices of the other member",
        theirs,
        (await other.get("devices")).items.map(({ id }) => id),
      );
    },
  },
  {
    id: "isolation/launches-of-others",
    sentence: "Leaving a game ends a member's own launches only, and each launch plays with its own member's credit.",
    needs: ["writes", "funds", "two members"],
    rows: ["openGame", "cashOut", "transferToBank", "gameTable", "playRound"],
    async run({ member, visitor }) {
      const [one, other] = [await member({ credit: 10_000 }), await member({ credit: 50_000 })];
      const [mine, theirs] = [await launchOf(one), await launchOf(other)];
      holds("two launches", mine !== theirs, "different ids", "the same id");
      const tableOf = (launchId: string) => visitor.get("gameTable", { body: { launchId } });
      same("the credit at the first table", 100, (await tableOf(mine)).credit);
      same("the credit at the second table", 500, (await tableOf(theirs)).credit);
      await one.get("cashOut", { body: { gameId: TABLE_GAME } });
      await one.get("transferToBank");
      await visitor.refused("gameTable", { body: { launchId: mine } }, "launch-over");
      await visitor.get("playRound", await roundOf(visitor, theirs));
      same("the credit of the one who left", 10_000, await one.credit());
    },
  },
  {
    id: "isolation/lists-are-a-members-own",
    sentence: "The lists of a new member are empty, whatever other members did.",
    needs: ["writes", "two members"],
    rows: [
      "transactionHistory",
      "myDepositRequests",
      "withdrawHistory",
      "mySlipRequests",
      "myGameRewardRequests",
      "winLoss",
    ],
    async run({ member, reader }) {
      await reader();
      const one = await member();
      const lists = pagedLists(one);
      for (const title of ["the ledger", "the spins", "the purchases", "the cards"]) {
        const read = lists[title];
        if (read) same(title, [], await wholeList(read));
      }
      for (const name of ["myDepositRequests", "withdrawHistory", "mySlipRequests", "myGameRewardRequests"] as const) {
        same(name, [], await one.get(name));
      }
      same("the address", null, (await one.get("address")) ?? null);
      same("the friends", [], await one.get("affiliateDownline"));
    },
  },
  {
    id: "isolation/requests-of-others",
    sentence: "A member cannot cancel, confirm or retry another member's request, nor learn that it exists.",
    needs: ["writes", "funds", "staff", "two members"],
    rows: ["cancelDeposit", "confirmTransfer", "retryWithdraw", "requestReward"],
    async run({ member, staff }) {
      const [one, other] = [
        await member({ credit: 10_000, points: 500 }),
        await member({ credit: 50_000, points: 500 }),
      ];
      const deposit = await other.get("requestDeposit", { body: { amount: 100 } });
      const withdrawal = await withdrawalOf(other, 10_000);
      await staff.reject(withdrawal.id);
      const unknown = await one.refused("cancelDeposit", { body: { id: "D-000000-00000000" } }, "request-not-found");
      const foreign = await one.refused("cancelDeposit", { body: { id: deposit.id } }, "request-not-found");
      same("the refusals of an unknown and of a foreign request", unknown.status, foreign.status);
      await one.refused("confirmTransfer", { body: { id: deposit.id } }, "request-not-found");
      await one.refused("retryWithdraw", { body: { id: withdrawal.id } }, "request-not-found");
      await one.refused("requestReward", { body: { userUuid: other.uuid, rewardId: "credit-20" } });
      same("the other member's deposits", ["awaiting-transfer"], statusesOf(await other.get("myDepositRequests")));
      same("the other member's withdrawals", ["rejected"], statusesOf(await other.get("withdrawHistory")));
      same("the other member's balances", [50_000, 500], [await other.credit(), await other.points()]);
    },
  },
  {
    id: "isolation/rows-with-an-owner",
    sentence: "No call with another member's id or name in its path shows or changes anything of that member.",
    needs: ["writes", "funds", "two members"],
    rows: OWNED,
    async run({ member }) {
      const [one, other] = [await member({ credit: 10_000 }), await member({ credit: 50_000 })];
      for (const name of OWNED) {
        const { body }: AnyExample = EXAMPLES[name];
        const params = { uuid: other.uuid, username: other.username };
        const answer = await one.ask(name, { params, body: body as never });
        holds(`${titleOf(name)} of another member`, !answer.ok, "a refusal", answer.text);
        holds(`${titleOf(name)} of another member`, [403, 404].includes(answer.status), "403", answer.status);
      }
      same("the credit of the other member", 50_000, await other.credit());
      same("the withdrawals of the other member", [], await other.get("withdrawHistory"));
    },
  },
];
