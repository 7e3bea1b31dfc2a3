import { instant, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { holds, notChecked, same } from "../engine/findings.ts";
import type { Law, Member, Staff } from "../engine/law.ts";
import { rises, statusesOf } from "./lists.ts";
import { depositOf, staffCan, staffCannot, withdrawalOf } from "./steps.ts";

export const TERMINAL_LAWS: readonly Law[] = [
  {
    id: "terminal/deposit-expires",
    sentence: "A deposit without a transfer expires at the moment that it names, not before, and stays expired.",
    needs: ["writes", "staff", "clock"],
    rows: ["requestDeposit", "myDepositRequests", "confirmTransfer"],
    async run({ member, staff, clock }) {
      const one = await member();
      const request = await one.get("requestDeposit", { body: { amount: 100 } });
      const end = parseInstant(request.expiresAt ?? "") ?? notChecked("the request names no end");
      await clock.to(instant(end - 1));
      const statuses = async () => statusesOf(await one.get("myDepositRequests"));
      same("the status before the end", ["awaiting-transfer"], await statuses());
      await clock.to(end);
      same("the status at the end", ["expired"], await statuses());
      await one.refused("confirmTransfer", { body: { id: request.id } }, "request-status");
      await one.refused("cancelDeposit", { body: { id: request.id } }, "request-status");
      await staffCannot("the expired deposit", "approve it", staff.approve(request.id));
      await one.get("requestDeposit", { body: { amount: 100 } });
    },
  },
  {
    id: "terminal/ended-deposit-stays",
    sentence: "A credited, rejected or cancelled deposit never changes again, neither by the member nor by staff.",
    needs: ["writes", "staff"],
    rows: ["requestDeposit", "confirmTransfer", "cancelDeposit", "myDepositRequests"],
    async run({ member, staff }) {
      const one = await member();
      const credited = await depositOf(one, staff, 10_000);
      await endedFor(one, staff, credited.id, "credited");

      const rejected = await one.get("requestDeposit", { body: { amount: 200 } });
      await one.get("confirmTransfer", { body: { id: rejected.id } });
      await one.refused("cancelDeposit", { body: { id: rejected.id } }, "request-status");
      await staffCan("the deposit", "reject it", staff.reject(rejected.id));
      await endedFor(one, staff, rejected.id, "rejected");

      const cancelled = await one.get("requestDeposit", { body: { amount: 300 } });
      await one.get("cancelDeposit", { body: { id: cancelled.id } });
      await endedFor(one, staff, cancelled.id, "cancelled");
      same("the credit", 10_000, await one.credit());
    },
  },
  {
    id: "terminal/one-open-deposit",
    sentence:
      "A member has one deposit that awaits its transfer; the next one may begin when that has ended or moved on.",
    needs: ["writes"],
    rows: ["requestDeposit", "cancelDeposit", "confirmTransfer", "myDepositRequests"],
    async run({ member }) {
      const one = await member();
      const first = await one.get("requestDeposit", { body: { amount: 100 } });
      await one.refused("requestDeposit", { body: { amount: 100 } }, "request-already-open");
      await one.get("cancelDeposit", { body: { id: first.id } });
      const second = await one.get("requestDeposit", { body: { amount: 100 } });
      await one.refused("requestDeposit", { body: { amount: 200 } }, "request-already-open");
      await one.get("confirmTransfer", { body: { id: second.id } });
      const statuses = statusesOf(await one.get("myDepositRequests"));
      same("the requests, newest first", ["checking", "cancelled"], statuses);
    },
  },
  {
    id: "terminal/paid-withdrawal-stays",
    sentence: "A paid withdrawal never changes again: no retry, no rejection, no second payment.",
    needs: ["writes", "funds", "staff"],
    rows: ["withdraw", "retryWithdraw", "withdrawHistory"],
    async run({ member, staff }) {
      const one = await member({ credit: 50_000 });
      const { id } = await withdrawalOf(one, 20_000);
      await one.refused("retryWithdraw", { body: { id } }, "request-status");
      await staffCan("the withdrawal", "start to pay", staff.startPaying(id));
      await one.refused("retryWithdraw", { body: { id } }, "request-status");
      await staffCan("the withdrawal", "pay it", staff.approve(id));
      await one.refused("retryWithdraw", { body: { id } }, "request-status");
      await staffCannot("the paid withdrawal", "reject it", staff.reject(id));
      await staffCannot("the paid withdrawal", "pay it again", staff.approve(id));
      await staffCannot("the paid withdrawal", "start to pay again", staff.startPaying(id));
      same("the credit", 30_000, await one.credit());
      const shown = statusesOf(await one.get("withdrawHistory"));
      same("the statuses of the withdrawals", ["paid"], shown);
    },
  },
  {
    id: "terminal/rejected-withdrawal-waits",
    sentence:
      "A rejected withdrawal changes only by the member's retry, which makes the next attempt of the same request.",
    needs: ["writes", "funds", "staff"],
    rows: ["withdraw", "retryWithdraw", "withdrawHistory"],
    async run({ member, staff }) {
      const one = await member({ credit: 50_000 });
      const { id } = await withdrawalOf(one, 20_000);
      await staffCan("the withdrawal", "reject it", staff.reject(id));
      await staffCannot("the rejected withdrawal", "reject it again", staff.reject(id));
      await staffCannot("the rejected withdrawal", "pay it", staff.approve(id));
      same("the credit", 50_000, await one.credit());
      const retried = await one.get("retryWithdraw", { body: { id } });
      same("the id of the retried request", id, retried.id);
      same("the number of the attempt", 2, retried.attempt ?? 2);
      const all = await one.get("withdrawHistory");
      same(
        "the withdrawals",
        [[id, "checking"]],
        all.map((each) => [each.id, each.status]),
      );
      const [shown] = all;
      same(
        "the steps",
        ["checking", "rejected", "checking"],
        shown?.timeline.map(({ status }) => status),
      );
    },
  },
  {
    id: "terminal/timelines-end-with-the-status",
    sentence:
      "The last step of every request is its status, its steps are in the order of time, and the newest request comes first.",
    needs: [],
    rows: ["deposit", "withdrawHistory", "mySlipRequests"],
    async run({ reader }) {
      const one = await reader();
      const lists = [
        (await one.get("deposit")).history,
        await one.get("withdrawHistory"),
        await one.get("mySlipRequests"),
      ];
      for (const list of lists) {
        for (const { id, status, timeline, createdAt } of list) {
          same(`the last step of ${id}`, status, timeline[timeline.length - 1]?.status);
          const times = [createdAt, ...timeline.map(({ at }) => at)].map((at) => Date.parse(at));
          holds(`the steps of ${id}`, rises(times), "in the order of time", times.join(" "));
        }
        const made = list.map(({ createdAt }) => Date.parse(createdAt)).reverse();
        holds("the list", rises(made), "the newest first", made.length);
      }
    },
  },
];

async function endedFor(one: Member, staff: Staff, id: string, status: string): Promise<void> {
  await one.refused("confirmTransfer", { body: { id } }, "request-status");
  await one.refused("cancelDeposit", { body: { id } }, "request-status");
  await staffCannot(`the ${status} deposit`, "approve it", staff.approve(id));
  await staffCannot(`the ${status} deposit`, "reject it", staff.reject(id));
  const shown = (await one.get("myDepositRequests")).find((request) => request.id === id);
  same("the status of the ended deposit", status, shown?.status);
}
