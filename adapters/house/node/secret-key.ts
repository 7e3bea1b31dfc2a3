import { createHash, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MemberId } from "../../../core/session/model.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { memberOfStream } from "../engine/member-streams.ts";
import type { HouseEvent } from "../house.ts";
import { markFile, noteKey, readNotedKey } from "../journals/sqlite/high-water-mark.ts";
import { argument, cannotUseFile, type JournalOpenFailure } from "../journals/sqlite/open-failure.ts";
import type { RecordedEvent } from "../ports/journal.ts";
import {
  isSecondFactorOn,
  NO_SECOND_FACTOR,
  type SecondFactorPart,
  type SecondFactorState,
} from "../session/second-factor/proof-rules.ts";
import { secondFactorReset } from "../session/second-factor/reset.ts";
import { secondFactor } from "../session/second-factor/second-factor.ts";
import { JOURNAL_FILE, KEY_FILE } from "./data-folder.ts";
import { createNodeSecondFactors } from "./node-secrets.ts";
import type { WrongKey } from "./storage.ts";

const KEY_BYTES = 32;
const CHECK_LENGTH = 8;

/**
 * The key in the journal's folder, which is made at the first start and readable by its owner only. Without it, the
 * second factors in the journal are lost, so a damaged one is a failure and never replaced.
 */
export function secretKeyIn(dataDir: string): Result<string, JournalOpenFailure> {
  const found = readSecretKey(dataDir);
  if (!found.ok) return found;
  if (found.value !== undefined) return ok(found.value);
  const file = join(dataDir, KEY_FILE);
  try {
    makeKey(file);
  } catch (error) {
    return err(cannotUseFile(file, error instanceof Error ? error.message : String(error)));
  }
  return mapOk(readSecretKey(dataDir), (made = "") => made);
}

/** Undefined without a file. */
export function readSecretKey(dataDir: string): Result<string | undefined, JournalOpenFailure> {
  const file = join(dataDir, KEY_FILE);
  try {
    const text = readText(file);
    if (text === undefined) return ok(undefined);
    const [key = "", check] = text.split("-");
    if (check === keyCheck(key)) return ok(key);
    return err(
      cannotUseFile(
        file,
        "it is damaged. Restore it from a backup, or set SANAM_SECRET_KEY to the key that it had; if that is lost, delete it",
      ),
    );
  } catch (error) {
    return err(cannotUseFile(file, error instanceof Error ? error.message : String(error)));
  }
}

/** Another process may write it first. */
function makeKey(file: string): void {
  const key = randomBytes(KEY_BYTES).toString("hex");
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, `${key}-${keyCheck(key)}\n`, { mode: 0o600, flag: "wx" });
  try {
    // A link appears whole, and fails when another process was first.
    linkSync(draft, file);
  } catch {
    // The caller reads what is there.
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Tells a key from another one, and says nothing else about it. */
export function keyCheck(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, CHECK_LENGTH);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

type Event = Pick<RecordedEvent<HouseEvent>, "stream" | "event">;
/** Of a journal, in their order. */
type Events = AsyncIterable<Event> | Iterable<Event>;

/** The members with a second factor. */
export type KnownFactors = ReadonlyMap<MemberId, SecondFactorState>;

/** Reads all events, so only where no check of the key tells whether it fits. */
export async function secondFactorsIn(events: Events): Promise<KnownFactors> {
  // The casts are safe: the table gives the function of a type, which reads no other part of the state.
  const evolve = { ...secondFactor.evolve, ...secondFactorReset.evolve } as Readonly<
    Record<string, ((state: never, event: never) => Partial<SecondFactorPart>) | undefined>
  >;
  const states = new Map<MemberId, SecondFactorState>();
  for await (const { stream, event } of events) {
    const member = memberOfStream(stream);
    const change = evolve[event.type];
    if (member === undefined || !change) continue;
    const before = { secondFactor: states.get(member) ?? NO_SECOND_FACTOR };
    states.set(member, change(before as never, event as never).secondFactor ?? before.secondFactor);
  }
  return new Map([...states].filter(([, state]) => isSecondFactorOn(state)));
}

/** Whether the key opens a secret of an app. Undefined where there is none: passkeys have no secret here. */
export function opensFactors(key: string, factors: KnownFactors): boolean | undefined {
  const secrets = [...factors].flatMap(([member, { totp }]) => (totp ? [[member, totp.sealedSecret] as const] : []));
  const secondFactors = createNodeSecondFactors(key);
  if (secrets.length === 0) return undefined;
  return secrets.some(([member, sealed]) => {
    try {
      secondFactors.matchingStep(member, sealed, "", instant(0));
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * The key of the journal in a folder: the given one, or that of the folder. A missing or another key is refused while a
 * member has a second factor, and makes no difference otherwise.
 * @param events read only where the check of the key does not tell
 */
export async function keyOfFolder(
  dataDir: string,
  given: string | undefined,
  events: Events,
): Promise<Result<string, JournalOpenFailure | WrongKey>> {
  const journal = join(dataDir, JOURNAL_FILE);
  const fit = await fitOfFolderKey(dataDir, given, events);
  if (!fit.ok) return fit;
  const { key, isNoted } = fit.value;
  const used = key === undefined ? secretKeyIn(dataDir) : ok(key);
  try {
    if (used.ok && !isNoted) noteKey(journal, keyCheck(used.value));
    return used;
  } catch (error) {
    return err(cannotUseFile(markFile(journal), error instanceof Error ? error.message : String(error)));
  }
}

/** Whether the key of a folder fits, without a change. The key is undefined where there is none and none is needed. */
export async function fitOfFolderKey(
  dataDir: string,
  given: string | undefined,
  events: Events,
): Promise<Result<{ readonly key: string | undefined; readonly isNoted: boolean }, JournalOpenFailure | WrongKey>> {
  const found = given === undefined ? readSecretKey(dataDir) : ok(given);
  if (!found.ok) return found;
  const key = found.value;
  const noted = readNotedKey(join(dataDir, JOURNAL_FILE));
  if (key !== undefined && noted === keyCheck(key)) return ok({ key, isNoted: true });
  const factors = await secondFactorsIn(events);
  const isRight = factors.size === 0 || (key !== undefined && (opensFactors(key, factors) ?? noted === undefined));
  if (isRight) return ok({ key, isNoted: false });
  const file = join(dataDir, KEY_FILE);
  const what =
    key === undefined
      ? `The file ${file} is missing, which encrypts second factors of members`
      : `The key in ${given === undefined ? file : "SANAM_SECRET_KEY"} is another one than the one that encrypts the second factors in ${dataDir}`;
  return err({ kind: "secret-key", message: `${what}: ${lostKeyRemedy(` --data ${argument(dataDir)}`)}.` });
}

/** What the operator does about a key that is gone, as the end of a sentence. */
export function lostKeyRemedy(place: string): string {
  return `restore it from a backup, or set SANAM_SECRET_KEY to it; if it is lost, \`sanam house end-factors${place}\` ends all second factors and tells the members`;
}
