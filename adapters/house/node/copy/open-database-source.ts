import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { HouseEvent } from "../../engine/events.ts";
import { replayUniqueKeys } from "../../engine/replay-unique-keys.ts";
import { openPostgresDatabase } from "../../journals/postgres/postgres-journal.ts";
import { describeUrl } from "../../journals/postgres/postgres-url.ts";
import { COPYING, readSetting } from "../../journals/postgres/settings.ts";
import { verifyPostgresJournal } from "../../journals/postgres/verify/verify-postgres-journal.ts";
import { explainWith } from "./explain-with.ts";
import { COPY_BUDGET_MS, postgresSide } from "./postgres-side.ts";
import type { CopyFailure, CopySource } from "./read-side.ts";

/** A database's journal, which is sound. Only `SELECT` is used. */
export async function openDatabaseSource(url: string, connections: number): Promise<Result<CopySource, CopyFailure>> {
  // A wrong version of the tables is refused here, before anything could bring them to this release's.
  const verified = await verifyPostgresJournal(url, replayUniqueKeys);
  if (!verified.ok) return verified;
  const opened = await openPostgresDatabase<HouseEvent>(url, {
    keepUnfilled: true,
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
