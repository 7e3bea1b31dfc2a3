import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { type HouseEvent, memberEngine } from "../../house.ts";
import { readEventRow } from "../../journals/event-row.ts";
import { numbered } from "../../journals/postgres/all-events.ts";
import type { Parameter } from "../../journals/postgres/connection.ts";
import { type DatabaseOpenFailure, errorCode } from "../../journals/postgres/open-failure.ts";
import {
  COPYING,
  type Database,
  openPostgresDatabase,
  type PostgresDatabase,
  readSetting,
  writeSetting,
} from "../../journals/postgres/postgres-journal.ts";
import { describeUrl } from "../../journals/postgres/postgres-url.ts";
import { SHARDS } from "../../journals/postgres/tables.ts";
import { verifyPostgresJournal } from "../../journals/postgres/verify/verify-postgres-journal.ts";
import { inTransaction, withRetries } from "../../journals/postgres/with-retries.ts";
import { isJournalUnavailable } from "../../ports/journal.ts";
import type { CopyFailure, CopySource, CopyTarget, Members, ReadSide } from "./read-side.ts";

/** Explains the errors of a database, and leaves those of files to others. */
function explainWith(explain: (error: unknown) => DatabaseOpenFailure): (error: unknown) => CopyFailure | undefined {
  return (error) => {
    const isOfFile = error instanceof Error && ("errno" in error || "errcode" in error);
    return isJournalUnavailable(error) || (errorCode(error) !== undefined && !isOfFile) ? explain(error) : undefined;
  };
}

/** How long a copy waits for a database that is away. */
const COPY_BUDGET_MS = 30_000;
const PAGE_ROWS = 5_000;

/** The events and keys in a database. */
function postgresSide({ names, retries }: Pick<Database, "names" | "retries">): ReadSide {
  const eventPage = `SELECT position, stream, version, event, checksum FROM ${names.events}
    WHERE shard = $1 AND position > $2 ORDER BY position LIMIT ${PAGE_ROWS}`;
  const keyPage = `SELECT kind, value, stream FROM ${names.uniqueKeys}
    WHERE (kind, value) > ($1, $2) ORDER BY kind, value LIMIT ${PAGE_ROWS}`;
  const query = (statement: string, parameters: readonly Parameter[]) =>
    withRetries(retries, (connection) => connection.run(statement, parameters));

  return {
    async *events() {
      for (let shard = 0; shard < SHARDS; shard += 1) {
        for (let after = 0; ; ) {
          const rows = await query(eventPage, [shard, after]);
          for (const row of rows) {
            const { stream, version, checksum } = readEventRow(numbered(row));
            yield { stream, version, checksum };
          }
          if (rows.length < PAGE_ROWS) break;
          after = Number(rows[rows.length - 1]?.["position"]);
        }
      }
    },
    async *keys() {
      for (let last = ["", ""]; ; ) {
        const rows = await query(keyPage, last);
        for (const { kind, value, stream } of rows) {
          last = [String(kind), String(value)];
          yield { kind: String(kind), value: String(value), stream: String(stream) };
        }
        if (rows.length < PAGE_ROWS) return;
      }
    },
  };
}

/** A schema of a database that is to hold the journal. Its tables are created; nothing else changes before `start`. */
export async function openDatabaseTarget(url: string, connections: number): Promise<Result<CopyTarget, CopyFailure>> {
  const opened = await openPostgresDatabase<HouseEvent>(url, {
    unfilled: "keep",
    connections,
    budgetMs: COPY_BUDGET_MS,
  });
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    const found = await readSetting(database, "members");
    return ok({
      ...postgresSide(database),
      name: describeUrl(url),
      members: found === "real" || found === "demo" ? found : undefined,
      async start() {
        await holdBack(database);
        return ok(database.journal);
      },
      async finish(members: Members) {
        await writeSetting(database, "members", members);
        return ok(undefined);
      },
      explain: explainWith(database.explain),
      close: () => database.journal.close(),
    });
  } catch (error) {
    await database.journal.close();
    return err(database.explain(error));
  }
}

/** A house that starts must neither fill the journal nor open it. */
async function holdBack(database: PostgresDatabase<HouseEvent>): Promise<void> {
  const { names, retries } = database;
  await writeSetting(database, "members", COPYING);
  await withRetries(retries, (connection) =>
    inTransaction(connection, () => connection.runScript(`UPDATE ${names.schemaVersion} SET filled = true`)),
  );
}

/** A database's journal, which is sound. Only `SELECT` is used. */
export async function openDatabaseSource(url: string, connections: number): Promise<Result<CopySource, CopyFailure>> {
  // A wrong version of the tables is refused here, before anything could bring them to this release's.
  const verified = await verifyPostgresJournal(url, memberEngine.replayUniqueKeys);
  if (!verified.ok) return verified;
  const opened = await openPostgresDatabase<HouseEvent>(url, {
    unfilled: "keep",
    connections,
    budgetMs: COPY_BUDGET_MS,
  });
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    const members = await readSetting(database, "members");
    if (members !== "real" && members !== "demo") {
      await database.journal.close();
      const why = members === COPYING ? "a copy into it has not ended" : "no house has made it";
      return err({ kind: "no-journal", message: `There is no whole journal in ${describeUrl(url)}: ${why}.` });
    }
    return ok({
      ...postgresSide(database),
      name: describeUrl(url),
      members,
      load: (...page) => database.journal.load(...page),
      explain: explainWith(database.explain),
      close: () => database.journal.close(),
    });
  } catch (error) {
    await database.journal.close();
    return err(database.explain(error));
  }
}
