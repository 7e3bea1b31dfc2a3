import { createHash, randomBytes } from "node:crypto";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { openPostgresAuditLog } from "../audit/postgres-audit-log.ts";
import type { HouseEvent } from "../house.ts";
import { errorCode } from "../journals/postgres/open-failure.ts";
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
import {
  MISSING_SECRET_KEY,
  type OtherMembers,
  type Storage,
  type StorageFailure,
  type StorageSettings,
} from "./storage.ts";

/** How old the site's settings may be that another house changed. */
const SHARED_SITE_AGE_MS = 1000;
const CHECK_LENGTH = 8;

/** Opens the journal, the audit log and the limits in one PostgreSQL schema, for any number of houses at once. */
export async function openDatabase(url: string, settings: StorageSettings): Promise<Result<Storage, StorageFailure>> {
  const { fill, clock, auditRetentionMs, production, databaseConnections, databaseWaitMs } = settings;
  const members = production ? "real" : "demo";
  const opened = await openPostgresDatabase<HouseEvent>(url, {
    connections: databaseConnections,
    budgetMs: databaseWaitMs,
    async fill(journal, database) {
      // Before the first member, and by the one house that fills.
      await writeSetting(database, "members", members);
      await fill(journal);
    },
  });
  if (!opened.ok) return opened;
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
  { secretKey, production }: StorageSettings,
): Promise<Result<string, OtherMembers>> {
  if (secretKey === undefined) {
    if (!production) return ok(await addSetting(database, "secret-key", randomBytes(32).toString("hex")));
    return err({ kind: "production-incomplete", message: MISSING_SECRET_KEY });
  }
  const check = createHash("sha256").update(secretKey).digest("hex").slice(0, CHECK_LENGTH);
  if ((await addSetting(database, "secret-key-check", check)) === check) return ok(secretKey);
  return err({
    kind: production ? "production-incomplete" : "demo-refused",
    message: "SANAM_SECRET_KEY is another one than that of the database's first house; all its houses need the same.",
  });
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
