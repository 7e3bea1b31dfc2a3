import { createHttpAddress } from "../../adapters/http/address.ts";
import { AddressStore } from "../stores/session/address-store.ts";
import type { SiteParts } from "./site-parts.ts";

export function composeAddress({ client }: SiteParts): AddressStore {
  return new AddressStore(createHttpAddress(client));
}
