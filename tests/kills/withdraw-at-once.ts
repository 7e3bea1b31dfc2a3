import { randomUUID } from "node:crypto";
import { WITHDRAWALS_PER_DAY } from "../../core/rules/withdrawal-cap.ts";
import type { Sender } from "./keyed-action.ts";
import type { LoadMember } from "./money-load.ts";

const CALLS = 50;
const BAHT = 20_000;
const CREDIT = 1_000_000;

/** Fifty withdrawals of one member at once, through all houses: the day's count and the credit are exact. */
export async function withdrawAtOnce({ send }: Sender, members: readonly LoadMember[]) {
  const member = members.at(-1);
  if (!member) throw new Error("the load has no members");
  const { token, uuid, username } = member;
  const post = async (path: string, body: object, key?: string) =>
    send({ path, body, token: path.startsWith("/sandbox") ? undefined : token, ...(key !== undefined && { key }) });
  const credit = async () => {
    const { body } = await post(`/api/auth/user/getCredit/${username}`, { balanceType: "credit" });
    return (body as { readonly credit: number }).credit;
  };
  await post("/sandbox/clock", { advanceMs: 86_400_000 });
  // The other houses follow the clock of one within a second.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await post(`/sandbox/members/${username}/top-up`, { amount: CREDIT });
  const before = await credit();
  const replies = await Promise.all(
    Array.from({ length: CALLS }, () => post(`/api/auth/withdraw/${uuid}`, { amount: BAHT }, `once-${randomUUID()}`)),
  );
  const done = replies.filter(({ status }) => status === 200).length;
  const spent = Math.round((before - (await credit())) * 100) / 100;
  const faults =
    done === WITHDRAWALS_PER_DAY && spent === done * BAHT
      ? []
      : [`${done} withdrawals were done at once, and ${spent} baht of the credit are gone`];
  return { done, refused: CALLS - done, faults };
}
