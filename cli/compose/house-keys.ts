import { createProductionHouse } from "../../adapters/house/node/create-production.ts";
import type { HousePlace } from "../../adapters/house/node/data-folder.ts";
import { isDatabaseKey } from "../../adapters/house/node/open-database.ts";
import { fitOfFolderKey } from "../../adapters/house/node/secret-key.ts";
import { endFactors as end, knownFactors, resetFactors as reset } from "../../adapters/house/node/staff-house.ts";
import { watchJournal } from "../../adapters/house/node/watch-journal.ts";
import { pushOpener, readPushSettings } from "../../adapters/server/push/push-settings.ts";
import { type Instant, instant } from "../../core/shared/bangkok-time.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { CreatedHouse, KeyVerdict, ResetSettings, StaffSettings } from "../runtime/house-journal.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
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
