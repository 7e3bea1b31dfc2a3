import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { HouseEvent } from "../../engine/events.ts";
import { replayUniqueKeys } from "../../engine/replay-unique-keys.ts";
import { errorCode } from "../../journals/postgres/database-error.ts";
import { inTransaction } from "../../journals/postgres/in-transaction.ts";
import { openPostgresDatabase, type PostgresDatabase } from "../../journals/postgres/postgres-journal.ts";
import { describeUrl } from "../../journals/postgres/postgres-url.ts";
import { COPYING, readSetting, writeSetting } from "../../journals/postgres/settings.ts";
import { verifyPostgresJournal } from "../../journals/postgres/verify-postgres-journal.ts";
import { withRetries } from "../../journals/postgres/with-retries.ts";
import { isJournalUnavailable } from "../../ports/journal-unavailable.ts";
import type { CopyFailure, CopySource, CopyTarget, Members } from "./copy-sides.ts";
import { postgresSide } from "./postgres-side.ts";

/** How long a copy waits for a database that is away. */
const BUDGET_MS = 30_000;

/** A database's journal, which is sound. Only `SELECT` is used. */
export async function openDatabaseSource(url: string, connections: number): Promise<Result<CopySource, CopyFailure>> {
  // A wrong version of the tables is refused here, before anything could bring them to this release's.
  const verified = await verifyPostgresJournal(url, replayUniqueKeys);
  if (!verified.ok) return verified;
  const opened = await openPostgresDatabase<HouseEvent>(url, { keepUnfilled: true, connections, budgetMs: BUDGET_MS });
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
      explain: explainer(database),
      close: () => database.journal.close(),
    });
  } catch (error) {
    await database.journal.close();
    return err(database.explain(error));
  }
}

/** A schema of a database that is to hold the journal. Its tables are created; nothing else changes before `start`. */
export async function openDatabaseTarget(url: string, connections: number): Promise<Result<CopyTarget, CopyFailure>> {
  const opened = await openPostgresDatabase<HouseEvent>(url, { keepUnfilled: true, connections, budgetMs: BUDGET_MS });
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
      explain: explainer(database),
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

function explainer({ explain }: PostgresDatabase<HouseEvent>): (error: unknown) => CopyFailure | undefined {
  return (error) => {
    const isFile = error instanceof Error && ("errno" in error || "errcode" in error);
    return isJournalUnavailable(error) || (errorCode(error) !== undefined && !isFile) ? explain(error) : undefined;
  };
}
