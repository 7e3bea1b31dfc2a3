import { gamesEndpoints as rows } from "../../contracts/endpoints/games.ts";
import type { TablePort } from "../../core/games/port.ts";
import { toBaht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { playedRoundFromWire, tableFromWire } from "./games-from-wire.ts";

/** The port of the house's own games over HTTP. */
export function createHttpTable(client: HttpClient): TablePort {
  return {
    async table(launchId) {
      return mapOk(await client.call(rows.gameTable, { body: { launchId } }), tableFromWire);
    },
    async play(launchId, { betOn, amount }, intent) {
      const body = { launchId, betOn, amount: toBaht(amount) };
      return mapOk(await client.call(rows.playRound, { body, intent }), playedRoundFromWire);
    },
  };
}
