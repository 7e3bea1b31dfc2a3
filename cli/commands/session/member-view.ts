import type { Member } from "../../../core/session/model.ts";
import type { JsonObject } from "../../output/json.ts";
import { type Block, fields, isoOf, moment } from "../../output/view.ts";

export function memberJson(member: Member): JsonObject {
  const { id, username, name, phone, level, levelId, points, bankAccount, joinedAt } = member;
  return {
    id,
    username,
    name,
    phone,
    level,
    levelId,
    points,
    bank: bankAccount
      ? { code: bankAccount.bank, name: bankAccount.bankName, accountNumber: bankAccount.accountNumber }
      : null,
    joinedAt: isoOf(joinedAt),
  };
}

export function memberView({ username, name, phone, level, levelId, points, bankAccount, joinedAt }: Member): Block {
  return fields({
    Username: username,
    Name: name,
    Phone: phone,
    Level: `${level} (id ${levelId})`,
    Points: String(points),
    Bank: bankAccount ? `${bankAccount.bankName} ${bankAccount.accountNumber}` : "-",
    Joined: moment(joinedAt),
  });
}
