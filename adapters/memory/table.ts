import type { TablePort } from "../../core/games/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat } from "./house-call.ts";

/** The house's own games straight at a house in this process; a launch asks for no session. */
export function createMemoryTablePort(house: House): TablePort {
  const { asVisitor } = createHouseCalls(house, () => undefined);
  return {
    table: (launchId) => flat(asVisitor("table.table", "read", () => house.tables.table(launchId))),
    play: (launchId, ask, intent) =>
      flat(asVisitor("table.play", "action", () => house.tables.play(launchId, ask, intent))),
  };
}
