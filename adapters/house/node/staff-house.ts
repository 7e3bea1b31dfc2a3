import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../../core/platform/device.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { NO_CONTENT } from "../content/operator-content.ts";
import type { PushSender } from "../ports/push-sender.ts";
import type { StaffAccounts } from "../staff/staff-accounts.ts";
import { type HousePlace, isProductionFolder, JOURNAL_FILE, lostJournal } from "./data-folder.ts";
import { membersOfDatabase, noteDatabaseKey } from "./open-database.ts";
import { type OpenHouse, openHouse } from "./open-house.ts";
import { operatorParts } from "./operator-content.ts";
import { type KnownFactors, secondFactorsIn } from "./secret-key.ts";
import { MISSING_SECRET_KEY } from "./storage.ts";
import { watchJournal } from "./watch-journal.ts";

/** Who works on the second factors of which house. Its houses may run meanwhile. */
export interface StaffWork {
  readonly place: HousePlace;
  readonly secretKey: string | undefined;
  readonly clock: Clock;
  /** The name of the staff member, for the audit log. */
  readonly by: string;
  readonly openPush: ((secretKey: string) => PushSender) | undefined;
}

export interface StaffWorkFailure {
  /** That of a `StorageFailure`, or of a journal that cannot be read. */
  readonly kind: string;
  /** One English sentence. */
  readonly message: string;
}

/** The members with a second factor. Changes nothing, and needs no key. */
export async function knownFactors(place: HousePlace): Promise<Result<KnownFactors, StaffWorkFailure>> {
  const watched = await watchJournal(place);
  if (!watched.ok) return watched;
  try {
    return ok(await secondFactorsIn(watched.value.all(undefined)));
  } finally {
    await watched.value.close();
  }
}

/** Ends the second factors of all members, because the key that encrypts them is lost. Returns of how many. */
export async function endFactors(work: StaffWork): Promise<Result<number, StaffWorkFailure>> {
  const { place, secretKey, by } = work;
  const isReal = await hasRealMembers(place);
  if (!isReal.ok) return isReal;
  if ("databaseUrl" in place && isReal.value && secretKey === undefined)
    return err({ kind: "production-incomplete", message: MISSING_SECRET_KEY });
  const done = await withHouse(work, isReal.value, async ({ house, journal }) => {
    const members = [...(await secondFactorsIn(journal.all())).keys()];
    // A member without one by now is refused, which changes nothing.
    for (const member of members) await house.staffAs({ by }).endSecondFactors(member);
    return members.length;
  });
  if (!done.ok || "dataDir" in place) return done;
  // Not before the last one has ended: until then, the next start must say that the key is lost.
  return mapOk(await noteDatabaseKey(place.databaseUrl, secretKey), () => done.value);
}

/** Asks for the reset of a member's second factors. Returns when it takes effect; undefined without such a member. */
export async function resetFactors(
  work: StaffWork,
  username: string,
  waitMs: number | undefined,
): Promise<Result<Instant | undefined, StaffWorkFailure | Refusal>> {
  const isReal = await hasRealMembers(work.place);
  if (!isReal.ok) return isReal;
  const done = await withHouse(work, isReal.value, async ({ house }) => {
    const member = await house.staff.findMember(username);
    return member === undefined ? ok(undefined) : house.staffAs({ by: work.by }).resetSecondFactor(member, waitMs);
  });
  return done.ok ? done.value : done;
}

/**
 * Works on the accounts of staff. Needs the key of the house's second factors, because it encrypts those of staff, too;
 * also here, a wrong one is refused.
 */
export async function withStaffAccounts<T>(
  work: Pick<StaffWork, "place" | "secretKey" | "clock">,
  use: (accounts: StaffAccounts) => Promise<T>,
): Promise<Result<T, StaffWorkFailure>> {
  const isReal = await hasRealMembers(work.place);
  if (!isReal.ok) return isReal;
  if ("databaseUrl" in work.place && isReal.value && work.secretKey === undefined)
    return err({ kind: "production-incomplete", message: MISSING_SECRET_KEY });
  return withHouse({ ...work, openPush: undefined }, isReal.value, ({ house }) => use(house.staffAccounts), false);
}

async function hasRealMembers(place: HousePlace): Promise<Result<boolean, StaffWorkFailure>> {
  if ("databaseUrl" in place) return mapOk(await membersOfDatabase(place.databaseUrl), (members) => members === "real");
  const { dataDir } = place;
  // Opening a folder without a journal would make one.
  if (existsSync(join(dataDir, JOURNAL_FILE))) return ok(isProductionFolder(dataDir));
  return err({ kind: "no-journal", message: lostJournal(dataDir) ?? `There is no journal in ${dataDir}.` });
}

/** A house beside those that run, for staff alone. What it does is pushed before it closes. */
async function withHouse<T>(
  { place, secretKey, clock, openPush }: Omit<StaffWork, "by">,
  production: boolean,
  work: (opened: OpenHouse) => Promise<T>,
  anyKey = true,
): Promise<Result<T, StaffWorkFailure>> {
  const parts = operatorParts(NO_CONTENT);
  const opened = await openHouse({
    dataDir: undefined,
    ...place,
    production,
    parts,
    clock,
    secretKey,
    anyKey,
    openPush,
  });
  if (!opened.ok) return opened;
  try {
    return ok(await work(opened.value));
  } finally {
    await opened.value.house.close();
    await opened.value.close();
  }
}
