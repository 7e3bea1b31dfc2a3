import type { ReplyOf } from "../../engine/rows.ts";
import { holds } from "../../engine/stop.ts";
import type { Member, Staff } from "../../engine/trial.ts";

/** Pays money in: request, transfer, staff's decision. */
export async function depositOf(member: Member, staff: Staff, satang: number): Promise<ReplyOf<"requestDeposit">> {
  const request = await member.get("requestDeposit", { body: { amount: satang / 100 } });
  await member.get("confirmTransfer", { body: { id: request.id } });
  holds("the deposit", await staff.approve(request.id), "staff can approve it", "staff cannot");
  return request;
}

export function withdrawalOf(member: Member, satang: number, key?: string): Promise<ReplyOf<"withdraw">> {
  return member.get("withdraw", { body: { amount: satang / 100 }, ...(key === undefined ? {} : { key }) });
}

/** Opens the first game that the house runs itself. */
export const TABLE_GAME = "sanam-dice";

export async function launchOf(member: Member): Promise<string> {
  return (await member.get("openGame", { body: { gameId: TABLE_GAME } })).launchId;
}
