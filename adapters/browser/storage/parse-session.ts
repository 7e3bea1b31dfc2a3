import { isLevelId, isLevelName } from "../../../core/rules/levels.ts";
import { type Member, type MemberBankAccount, memberId, type Session } from "../../../core/session/model.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { isBankCode } from "../../../core/wallet/banks.ts";
import { isRecord, parseJson } from "./parse-json.ts";

/** Reads a stored session; undefined unless token and member are there and well-formed. */
export function parseSession(text: string): Session | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored)) return undefined;
  const { token } = stored;
  const member = parseMember(stored["member"]);
  return typeof token === "string" && token !== "" && member ? { token, member } : undefined;
}

function parseMember(value: unknown): Member | undefined {
  if (!isRecord(value)) return undefined;
  const { id, username, name, phone, level, levelId, points, joinedAt } = value;
  if (typeof id !== "string" || id === "" || typeof username !== "string" || username === "") return undefined;
  if (typeof name !== "string" || typeof phone !== "string") return undefined;
  if (!isLevelName(level) || !isLevelId(levelId)) return undefined;
  if (typeof points !== "number" || !Number.isFinite(points)) return undefined;
  if (joinedAt !== undefined && !(typeof joinedAt === "number" && Number.isSafeInteger(joinedAt))) return undefined;
  const bankAccount = value["bankAccount"] === undefined ? undefined : parseBankAccount(value["bankAccount"]);
  if (value["bankAccount"] !== undefined && !bankAccount) return undefined;
  return {
    id: memberId(id),
    username,
    name,
    phone,
    level,
    levelId,
    points,
    bankAccount,
    joinedAt: joinedAt === undefined ? undefined : instant(joinedAt),
  };
}

function parseBankAccount(value: unknown): MemberBankAccount | undefined {
  if (!isRecord(value)) return undefined;
  const { uuid, bank, bankName, accountNumber } = value;
  if (typeof uuid !== "string" || typeof bankName !== "string" || typeof accountNumber !== "string") return undefined;
  if (bank !== undefined && !isBankCode(bank)) return undefined;
  return { uuid, bank, bankName, accountNumber };
}
