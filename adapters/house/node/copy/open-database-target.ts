import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { HouseEvent } from "../../engine/events.ts";
import { inTransaction } from "../../journals/postgres/in-transaction.ts";
import { openPostgresDatabase, type PostgresDatabase } from "../../journals/postgres/postgres-journal.ts";
import { describeUrl } from "../../journals/postgres/postgres-url.ts";
import { COPYING, readSetting, writeSetting } from "../../journals/postgres/settings.ts";
import { withRetries } from "../../journals/postgres/with-retries.ts";
import { explainWith } from "./explain-with.ts";
import { COPY_BUDGET_MS, postgresSide } from "./postgres-side.ts";
import type { CopyFailure, CopyTarget, Members } from "./read-side.ts";

/** A schema of a database that is to hold the journal. Its tables are created; nothing else changes before `start`. */
export async function openDatabaseTarget(url: string, connections: number): Promise<Result<CopyTarget, CopyFailure>> {
  const opened = await openPostgresDatabase<HouseEvent>(url, {
    keepUnfilled: true,
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
