import type { MoneyDesk } from "../money-action/run.ts";
import type { GamesPort } from "./port.ts";
import type { TablePort } from "./table-port.ts";

/** What opening and leaving games works with. */
export interface GamesDesk extends MoneyDesk {
  readonly games: GamesPort;
}

/** What playing a game of the house's own works with. */
export interface TableDesk extends MoneyDesk {
  readonly table: TablePort;
}
