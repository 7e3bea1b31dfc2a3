import { createProductionHouse } from "../../adapters/house/node/create-production.ts";
import type { HousePlace } from "../../adapters/house/node/data-folder.ts";
import { isDatabaseKey } from "../../adapters/house/node/open-database.ts";
import { fitOfFolderKey } from "../../adapters/house/node/secret-key.ts";
import {
  endFactors as end,
  knownFactors,
  resetFactors as reset,
  withStaffAccounts,
} from "../../adapters/house/node/staff-house.ts";
import { watchJournal } from "../../adapters/house/node/watch-journal.ts";
import type { StaffAccounts } from "../../adapters/house/staff/staff-accounts.ts";
import { pushOpener, readPushSettings } from "../../adapters/server/push/push-settings.ts";
import { type Instant, instant, toIso } from "../../core/shared/bangkok-time.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { CreatedHouse, KeyVerdict, ResetSettings, StaffSettings } from "../runtime/house-journal.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import type { ListedStaffAccount, MadeStaffAccount, StaffAccountSettings } from "../runtime/staff-rows.ts";
import { databaseUrlOrFolder, journalFailure } from "./database-url.ts";

function placeOf(dataDir: string | undefined, env: ProcessIo["env"]): Result<HousePlace, Failure> {
  if (dataDir !== undefined) return ok({ dataDir });
  return mapOk(databaseUrlOrFolder(env), (databaseUrl) => ({ databaseUrl }));
}

function secretKeyIn(env: ProcessIo["env"]): string | undefined {
  return env["SANAM_SECRET_KEY"]?.trim() || undefined;
}

export async function createHouse(
  dataDir: string | undefined,
  { env }: ProcessIo,
): Promise<Result<CreatedHouse, Failure>> {
  const place = placeOf(dataDir, env);
  if (!place.ok) return place;
  const given = secretKeyIn(env);
  if ("databaseUrl" in place.value && given === undefined) return err(keyNeeded());
  const created = await createProductionHouse(place.value, given);
  if (!created.ok) return err(journalFailure(created.error));
  return ok({ key: given === undefined ? "secret.key" : "SANAM_SECRET_KEY" });
}

function keyNeeded(): Failure {
  return usage("set SANAM_SECRET_KEY: all houses of a database need the same one, which is kept apart from it");
}

/** Whether the key fits the second factors. Changes nothing. */
export async function verifyKey(dataDir: string | undefined, { env }: ProcessIo): Promise<Result<KeyVerdict, Failure>> {
  const place = placeOf(dataDir, env);
  if (!place.ok) return place;
  const given = secretKeyIn(env);
  if ("databaseUrl" in place.value) {
    if (given === undefined) return ok("not-compared");
    const fits = await isDatabaseKey(place.value.databaseUrl, given);
    // Only a journal that houses use has a key.
    if (!fits.ok) return fits.error.kind === "no-journal" ? ok("not-compared") : err(journalFailure(fits.error));
    if (fits.value !== false) return ok(fits.value === true ? "fits" : "not-compared");
    const message = "SANAM_SECRET_KEY is another one than that of the database's houses.";
    return err(journalFailure({ kind: "secret-key", message }));
  }
  const watched = await watchJournal(place.value);
  if (!watched.ok)
    return watched.error.kind === "journal-older" ? ok("not-compared") : err(journalFailure(watched.error));
  const fit = await fitOfFolderKey(place.value.dataDir, given, watched.value.all(undefined));
  await watched.value.close();
  if (!fit.ok) return err(journalFailure(fit.error));
  return ok(fit.value.key === undefined ? "none" : "fits");
}

export async function countFactors(dataDir: string | undefined, { env }: ProcessIo): Promise<Result<number, Failure>> {
  const place = placeOf(dataDir, env);
  if (!place.ok) return place;
  const known = await knownFactors(place.value);
  return known.ok ? ok(known.value.size) : err(journalFailure(known.error));
}

export async function endFactors({ dataDir, by }: StaffSettings, io: ProcessIo): Promise<Result<number, Failure>> {
  const work = workOf(dataDir, by, io);
  if (!work.ok) return work;
  const ended = await end(work.value);
  if (ended.ok) return ended;
  return err(ended.error.kind === "production-incomplete" ? keyNeeded() : journalFailure(ended.error));
}

export async function resetFactors(
  { dataDir, by, username, waitMs }: ResetSettings,
  io: ProcessIo,
): Promise<Result<Instant, Failure | Refusal>> {
  const work = workOf(dataDir, by, io);
  if (!work.ok) return work;
  const asked = await reset(work.value, username, waitMs);
  if (!asked.ok) return err("facts" in asked.error ? asked.error : journalFailure(asked.error));
  if (asked.value !== undefined) return ok(asked.value);
  return err({ kind: "refused", message: `no member has the user name ${username}`, details: { code: "no-member" } });
}

/** Makes or resets an account of staff. */
export async function setStaff(
  { dataDir, isReset, ...account }: StaffAccountSettings,
  io: ProcessIo,
): Promise<Result<MadeStaffAccount, Failure | Refusal>> {
  const made = await onAccounts(dataDir, io, (accounts) => accounts.set({ ...account, isReset }));
  if (!made.ok) return made;
  if (made.value.ok || made.value.error.code !== "body-invalid") return made.value;
  const why = isReset ? "no account of staff has it" : "it takes 2 to 32 of a-z, 0-9, dots and dashes, a letter first";
  return err({ kind: "refused", message: `the name ${account.name}: ${why}`, details: { code: "body-invalid" } });
}

export function removeStaff(
  dataDir: string | undefined,
  name: string,
  io: ProcessIo,
): Promise<Result<boolean, Failure>> {
  return onAccounts(dataDir, io, (accounts) => accounts.remove(name));
}

export async function listStaff(
  dataDir: string | undefined,
  io: ProcessIo,
): Promise<Result<readonly ListedStaffAccount[], Failure>> {
  const listed = await onAccounts(dataDir, io, (accounts) => accounts.list());
  return mapOk(listed, (accounts) => accounts.map((account) => ({ ...account, since: toIso(account.since) })));
}

async function onAccounts<T>(
  dataDir: string | undefined,
  io: ProcessIo,
  use: (accounts: StaffAccounts) => Promise<T>,
): Promise<Result<T, Failure>> {
  const work = workOf(dataDir, "", io);
  if (!work.ok) return work;
  const done = await withStaffAccounts(work.value, use);
  if (done.ok) return done;
  return err(done.error.kind === "production-incomplete" ? keyNeeded() : journalFailure(done.error));
}

function workOf(dataDir: string | undefined, by: string, { env, clock }: ProcessIo) {
  const place = placeOf(dataDir, env);
  if (!place.ok) return place;
  const push = readPushSettings(env, undefined);
  if (!push.ok) return err(usage(push.error));
  return ok({
    place: place.value,
    secretKey: secretKeyIn(env),
    clock: () => instant(clock()),
    by,
    openPush: pushOpener(push.value, undefined),
  });
}
