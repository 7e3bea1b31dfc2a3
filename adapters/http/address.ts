import type * as v from "valibot";
import { accountEndpoints as rows } from "../../contracts/endpoints/account.ts";
import type { userAddress } from "../../contracts/schemas/member.ts";
import type { Address } from "../../core/session/model.ts";
import type { AddressPort } from "../../core/session/port.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";

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

function addressFromWire(wire: v.InferOutput<typeof userAddress>): Address {
  return {
    recipient: wire.recipient ?? undefined,
    phone: wire.phone ?? undefined,
    line: wire.line ?? undefined,
    subdistrict: wire.subdistrict ?? undefined,
    district: wire.district ?? undefined,
    province: wire.province ?? undefined,
    postcode: wire.postcode ?? undefined,
  };
}
