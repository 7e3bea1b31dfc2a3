import type { HouseEvent } from "../../../../adapters/house/house.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";
import { ROW_LISTS, type Row } from "../../../../adapters/house/ports/rows.ts";

/** Every row of these owners, in the order of lists and pages. */
export async function everyRow(journal: Journal<HouseEvent>, owners: readonly string[]): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (const list of ROW_LISTS) {
    for (const owner of owners) found.push(...(await journal.rows.page({ list, owner, limit: 100_000 })));
  }
  return found;
}
