import { accountEndpoints as rows } from "../../contracts/endpoints/account.ts";
import type { AddressPort } from "../../core/session/port.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { addressFromWire } from "./member-from-wire.ts";

/** The member's address over HTTP. */
export function createHttpAddress(client: HttpClient): AddressPort {
  return {
    async address() {
      return mapOk(await client.call(rows.address, {}), (wire) => (wire ? addressFromWire(wire) : undefined));
    },
    async changeAddress(change, intent) {
      return mapOk(await client.call(rows.changeAddress, { body: change, intent }), addressFromWire);
    },
  };
}
