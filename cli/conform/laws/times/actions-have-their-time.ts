import { SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { holds } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";
import { ledgerOf } from "../support/lists.ts";

export const actionsHaveTheirTime: Law = {
  id: "times/actions-have-their-time",
  sentence:
    "A request, its first step and its line in the ledger have the moment of the call, and a return has its own moment.",
  needs: ["writes", "funds", "staff", "clock"],
  rows: ["withdraw", "withdrawHistory", "transactionHistory"],
  async run({ member, staff, clock }) {
    const one = await member({ credit: 10_000 });
    await clock.advance(SECOND_MS);
    const asked = await clock.now();
    const { id } = await withdrawalOf(one, 1_000);
    await clock.advance(60 * SECOND_MS);
    const returned = await clock.now();
    await staff.reject(id);
    const [request] = await one.get("withdrawHistory");
    const steps = [request?.createdAt, ...(request?.timeline ?? []).map(({ at }) => at)].map(moment);
    holds("the times of the request", isSame(steps, [asked, asked, returned]), "of the call and of the return", steps);
    const lines = (await ledgerOf(one, { kinds: ["withdrawal"] })).map(({ at }) => moment(at));
    holds("the times of the ledger", isSame(lines, [returned, asked]), "of the return and of the call", lines);
  },
};

function moment(iso: string | undefined): number {
  return Date.parse(iso ?? "");
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
