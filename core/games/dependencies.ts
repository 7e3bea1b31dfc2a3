import type { MoneyActionDependencies } from "../money-action/run.ts";
import type { GamesPort } from "./port.ts";
import type { TablePort } from "./table-port.ts";

/** What opening and leaving games works with. */
export interface GamesDependencies extends MoneyActionDependencies {
  readonly games: GamesPort;
}

/** What playing a game of the house's own works with. */
export interface TableDependencies extends MoneyActionDependencies {
  readonly table: TablePort;
}
