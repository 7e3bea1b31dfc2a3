import type * as v from "valibot";
import type { user, userBank } from "../../contracts/schemas/member.ts";
import { levelName } from "../../core/rules/levels.ts";
import { type Member, type MemberBankAccount, memberId } from "../../core/session/model.ts";
import { bankAccountFromWire, withoutSeparators } from "./bank-account-from-wire.ts";
import { optionalInstantFromWire } from "./time-from-wire.ts";

export function memberFromWire(wire: v.InferOutput<typeof user>): Member {
  return {
    id: memberId(wire.uuid),
    username: wire.user_pass.username,
    name: wire.name,
    phone: withoutSeparators(wire.phone),
    level: levelName(wire.level),
    levelId: wire.level,
    points: wire.user_credit?.point ?? 0,
    bankAccount: wire.user_bank ? memberBankAccountFromWire(wire.user_bank) : undefined,
    joinedAt: optionalInstantFromWire(wire.createdAt),
  };
}

export function memberBankAccountFromWire(wire: v.InferOutput<typeof userBank>): MemberBankAccount {
  return { uuid: wire.uuid, ...bankAccountFromWire(wire) };
}
