import { gamesEndpoints as rows } from "../../contracts/endpoints/games.ts";
import type { TablePort } from "../../core/games/port.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { playedOf, tableOf } from "./games-wire.ts";
import { bahtOf } from "./money-wire.ts";

/** The house's own games over HTTP. */
export function createHttpTable(client: HttpClient): TablePort {
  return {
    async table(launchId) {
      return mapOk(await client.call(rows.gameTable, { body: { launchId } }), tableOf);
    },
    async play(launchId, { betOn, amount }, intent) {
      const body = { launchId, betOn, amount: bahtOf(amount) };
      return mapOk(await client.call(rows.playRound, { body, intent }), playedOf);
    },
  };
}
