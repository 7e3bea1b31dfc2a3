import { mkdirSync, readFileSync, renameSync, rmSync, unwatchFile, watchFile, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { LEVEL_IDS, LEVEL_NAMES } from "../../core/rules/levels.ts";
import { ADDRESS_FIELDS, memberId, type Session } from "../../core/session/model.ts";
import type { DeviceTokenStorage, SessionStorage } from "../../core/session/port.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { BANK_CODES } from "../../core/wallet/banks.ts";

const POLL_INTERVAL_MS = 500;

/**
 * Stores one profile's session in a file that only its owner can read. A write replaces the whole file at once, so
 * that nobody reads half of it. Throws when the folder cannot be written.
 */
export function createProfileSessionStorage(folder: string, profile: string): SessionStorage {
  // The name of a profile may contain the slashes of its target's address.
  const file = join(folder, `session-${encodeURIComponent(profile)}.json`);
  const read = (): Session | undefined => {
    try {
      return readStoredSession(readFileSync(file, "utf8"));
    } catch {
      return undefined;
    }
  };
  return {
    read,
    write: (session) => writePrivateFile(folder, file, JSON.stringify(session)),
    clear: () => rmSync(file, { force: true }),
    watch(listener) {
      const notify = () => listener(read());
      watchFile(file, { persistent: false, interval: POLL_INTERVAL_MS }, notify);
      return () => unwatchFile(file, notify);
    },
  };
}

/** Keeps one profile's device token in a file that only its owner can read. */
export function createProfileDeviceTokenStorage(folder: string, profile: string): DeviceTokenStorage {
  return tokenFile(folder, `device-${encodeURIComponent(profile)}.txt`);
}

/** As well, the token of a person of the staff. */
export function createProfileStaffTokenStorage(folder: string, profile: string) {
  return tokenFile(folder, `staff-${encodeURIComponent(profile)}.txt`);
}

function tokenFile(folder: string, name: string) {
  const file = join(folder, name);
  return {
    read(): string | undefined {
      try {
        return readFileSync(file, "utf8").trim() || undefined;
      } catch {
        return undefined;
      }
    },
    write: (token: string) => writePrivateFile(folder, file, `${token}\n`),
    clear: () => rmSync(file, { force: true }),
  };
}

const nonEmptyText = v.pipe(v.string(), v.nonEmpty());

const bankAccount = v.object({
  uuid: v.string(),
  bank: v.optional(v.picklist(BANK_CODES)),
  bankName: v.string(),
  accountNumber: v.string(),
});

const address = v.record(v.picklist(ADDRESS_FIELDS), v.string());

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    token: nonEmptyText,
    member: v.object({
      id: v.pipe(nonEmptyText, v.transform(memberId)),
      username: nonEmptyText,
      name: v.string(),
      phone: v.string(),
      level: v.picklist(LEVEL_NAMES),
      levelId: v.picklist(LEVEL_IDS),
      points: v.pipe(v.number(), v.finite()),
      creditLevelId: v.optional(v.picklist(LEVEL_IDS)),
      bankAccount: v.optional(bankAccount),
      address: v.optional(address),
      joinedAt: v.optional(v.pipe(v.number(), v.safeInteger(), v.transform(instant))),
    }),
  }),
);

/** Parses the JSON of a session. Returns undefined unless its token and member are complete and well-formed. */
function readStoredSession(text: string): Session | undefined {
  const parsed = v.safeParse(stored, text);
  if (!parsed.success) return undefined;
  const { token, member } = parsed.output;
  const account = member.bankAccount;
  return {
    token,
    member: {
      ...member,
      creditLevelId: member.creditLevelId,
      bankAccount: account && { ...account, bank: account.bank },
      address: member.address,
      joinedAt: member.joinedAt,
    },
  };
}

/**
 * Replaces a whole file at once, so that nobody reads half of it. Only its owner can read it.
 * @param flush whether its content must be on the disk before it returns
 */
export function writePrivateFile(folder: string, file: string, text: string, flush = false): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const newFile = `${file}.${process.pid}.new`;
  rmSync(newFile, { force: true });
  try {
    writeFileSync(newFile, text, { mode: 0o600, flag: "wx", flush });
    renameSync(newFile, file);
  } finally {
    rmSync(newFile, { force: true });
  }
}
