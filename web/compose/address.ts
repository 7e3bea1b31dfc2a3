import { createHttpAddress } from "../../adapters/http/address.ts";
import { AddressStore } from "../stores/session/address-store.ts";
import type { MemberParts } from "./member-parts.ts";

export function composeAddress({ client }: MemberParts): AddressStore {
  return new AddressStore(createHttpAddress(client));
}
