import type { TablePort } from "../../core/games/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten } from "./house-calls.ts";

/** The table port on a house in this process. A launch id is enough; no session is needed. */
export function createMemoryTablePort(house: House): TablePort {
  const { asVisitor } = createHouseCalls(house, () => undefined);
  return {
    table: (launchId) => flatten(asVisitor("table.table", "read", () => house.tables.table(launchId))),
    play: (launchId, ask, intent) =>
      flatten(asVisitor("table.play", "action", () => house.tables.play(launchId, ask, intent))),
  };
}
