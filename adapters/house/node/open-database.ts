import { randomBytes } from "node:crypto";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { openPostgresAuditLog } from "../audit/postgres-audit-log.ts";
import type { HouseEvent } from "../house.ts";
import { type DatabaseOpenFailure, errorCode } from "../journals/postgres/open-failure.ts";
import {
  addSetting,
  COPYING,
  openPostgresDatabase,
  type PostgresDatabase,
  readSetting,
  writeSetting,
} from "../journals/postgres/postgres-journal.ts";
import { postgresLimitStore } from "../limit-stores/postgres-limit-store.ts";
import { isJournalDamaged, isJournalNewer, isJournalUnavailable } from "../ports/journal.ts";
import { keyCheck, lostKeyRemedy, opensFactors, secondFactorsIn } from "./secret-key.ts";
import {
  MISSING_SECRET_KEY,
  type OtherMembers,
  type Storage,
  type StorageFailure,
  type StorageSettings,
} from "./storage.ts";

/** How old the site's settings may be that another house changed. */
const SHARED_SITE_AGE_MS = 1000;

/** Opens the journal, the audit log and the limits in one PostgreSQL schema, for any number of houses at once. */
export async function openDatabase(url: string, settings: StorageSettings): Promise<Result<Storage, StorageFailure>> {
  const { fill, clock, auditRetentionMs, production, databaseConnections, databaseWaitMs } = settings;
  const members = production ? "real" : "demo";
  const opened = await openPostgresDatabase<HouseEvent>(url, {
    connections: databaseConnections,
    budgetMs: databaseWaitMs,
    // The first start of real members is `createDatabase`.
    unfilled: production ? "refuse" : "fill",
    async fill(journal, database) {
      // Before the first member, and by the one house that fills.
      await writeSetting(database, "members", members);
      await fill(journal);
    },
  });
  if (!opened.ok) {
    const { kind, message } = opened.error;
    return kind === "no-journal" ? err({ kind: "production-incomplete", message }) : opened;
  }
  const database = opened.value;
  const { journal, explain } = database;
  try {
    const found = await readSetting(database, "members");
    const key: Result<string, OtherMembers> =
      found === members ? await secretKeyOf(database, settings) : err(otherMembers(found, production));
    if (!key.ok) {
      await journal.close();
      return key;
    }
    return ok({
      journal,
      audit: await openPostgresAuditLog(database, { clock, retentionMs: auditRetentionMs }),
      limitStore: postgresLimitStore(database),
      secretKey: key.value,
      siteAgeMs: SHARED_SITE_AGE_MS,
      clockText: {
        read: () => readSetting(database, "sandbox-clock"),
        write: (text) => writeSetting(database, "sandbox-clock", text),
      },
      explain: (error) =>
        isJournalUnavailable(error) ||
        isJournalDamaged(error) ||
        isJournalNewer(error) ||
        errorCode(error) !== undefined
          ? explain(error)
          : undefined,
    });
  } catch (error) {
    await journal.close();
    return err(explain(error));
  }
}

/** A demo's members are public, so their key may lie beside what it encrypts. Real members' key comes from the operator. */
async function secretKeyOf(
  database: PostgresDatabase<HouseEvent>,
  { secretKey, production, anyKey }: StorageSettings,
): Promise<Result<string, OtherMembers>> {
  if (anyKey) return ok(secretKey ?? randomKey());
  if (secretKey === undefined && production) return err({ kind: "production-incomplete", message: MISSING_SECRET_KEY });
  const key = secretKey ?? (await addSetting(database, "secret-key", randomKey()));
  const check = keyCheck(key);
  const noted = await readSetting(database, "secret-key-check");
  const fits =
    noted === undefined ? (opensFactors(key, await secondFactorsIn(database.journal.all())) ?? true) : noted === check;
  // Of several houses that start at once, the first one's counts.
  if (fits && (secretKey === undefined || (await addSetting(database, "secret-key-check", check)) === check))
    return ok(key);
  const message = `SANAM_SECRET_KEY is another one than that of the database's first house, and all its houses need the same: ${lostKeyRemedy("")}.`;
  return err({ kind: production ? "production-incomplete" : "demo-refused", message });
}

function randomKey(): string {
  return randomBytes(32).toString("hex");
}

/** Which members the journal of a database has: `real`, or those of a `demo`. Changes nothing. */
export function membersOfDatabase(url: string): Promise<Result<string | undefined, DatabaseOpenFailure>> {
  return onDatabase(url, (database) => readSetting(database, "members"));
}

/** After the end of all second factors: the key that the next houses must have, by default that of a demo. */
export function noteDatabaseKey(url: string, given: string | undefined): Promise<Result<void, DatabaseOpenFailure>> {
  return onDatabase(url, async (database) => {
    const key = given ?? (await readSetting(database, "secret-key"));
    if (key !== undefined) await writeSetting(database, "secret-key-check", keyCheck(key));
  });
}

/** Whether the key is that of the database's houses; undefined where they have noted none. Changes nothing. */
export function isDatabaseKey(url: string, key: string): Promise<Result<boolean | undefined, DatabaseOpenFailure>> {
  return onDatabase(url, async (database) => {
    const noted = await readSetting(database, "secret-key-check");
    return noted === undefined ? undefined : noted === keyCheck(key);
  });
}

async function onDatabase<T>(
  url: string,
  work: (database: PostgresDatabase<HouseEvent>) => Promise<T>,
): Promise<Result<T, DatabaseOpenFailure>> {
  const opened = await openPostgresDatabase<HouseEvent>(url, { unfilled: "refuse", connections: 2 });
  if (!opened.ok) return opened;
  const { journal, explain } = opened.value;
  try {
    return ok(await work(opened.value));
  } catch (error) {
    return err(explain(error));
  } finally {
    await journal.close();
  }
}

/** Makes the journal of a house with real members, in a schema that no house has used. */
export async function createDatabase(
  url: string,
  secretKey: string,
): Promise<Result<undefined, DatabaseOpenFailure | OtherMembers>> {
  const opened = await openPostgresDatabase<HouseEvent>(url, {
    unfilled: "create",
    async fill(_journal, database) {
      await writeSetting(database, "members", "real");
      await writeSetting(database, "secret-key-check", keyCheck(secretKey));
    },
  });
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    const found = await readSetting(database, "members");
    return found === "real" ? ok(undefined) : err(otherMembers(found, true));
  } catch (error) {
    return err(database.explain(error));
  } finally {
    await database.journal.close();
  }
}

function otherMembers(found: string | undefined, production: boolean): OtherMembers {
  const kind = production ? "production-incomplete" : "demo-refused";
  if (found === undefined) {
    return {
      kind,
      message: "The database's journal has no note whether its members are real; a house opens none without.",
    };
  }
  if (found === COPYING) {
    const message =
      "A copy into the database has not ended: run `sanam house copy` again, which goes on after what is there.";
    return { kind, message };
  }
  const message = production
    ? "The database's journal was made by a demo or a sandbox: SANAM_DATABASE_URL must name another schema."
    : "The database's journal holds real members, which a demo or a sandbox may not open.";
  return { kind, message };
}
