import type * as v from "valibot";
import type { levelStanding, user, userBank } from "../../../contracts/schemas/member.ts";
import type { signedIn } from "../../../contracts/schemas/sign-in.ts";
import type { LevelStanding, Member, MemberBankAccount } from "../../../core/session/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { satang, toBaht } from "../../../core/shared/money.ts";
import type { OpenedSession } from "../../house/session/sessions.ts";

export function memberBankAccountToWire({
  uuid,
  accountNumber,
  bank,
  bankName,
}: MemberBankAccount): v.InferInput<typeof userBank> {
  return { uuid, bankId: accountNumber, bankName: bank ?? bankName };
}

export function memberToWire(member: Member): v.InferInput<typeof user> {
  return {
    uuid: member.id,
    name: member.name,
    phone: member.phone,
    level: member.levelId,
    user_pass: { username: member.username },
    user_bank: member.bankAccount && memberBankAccountToWire(member.bankAccount),
    user_credit: { point: member.points, level: member.creditLevelId },
    user_address: member.address,
    createdAt: member.joinedAt === undefined ? null : toIso(member.joinedAt),
    language: member.language,
  };
}

export function sessionToWire({ token, member, deviceToken }: OpenedSession): v.InferInput<typeof signedIn> {
  return { token, user: memberToWire(member), deviceToken };
}

export function levelStandingToWire(standing: LevelStanding): v.InferInput<typeof levelStanding> {
  return {
    level: standing.levelId,
    totalDeposit: toBaht(satang(standing.depositedTotalSatang)),
    monthDeposit: toBaht(satang(standing.depositedThisMonthSatang)),
  };
}
