import { ContainerModule } from "inversify";
import { createHttpAddress } from "../../adapters/http/address.ts";
import { AddressStore } from "../stores/session/address-store.ts";
import { ADDRESS, SITE } from "./identifiers.ts";
import type { SiteParts } from "./site-parts.ts";

/** Apart from `session.ts`: only one screen needs the address, but every page needs the level. */
export const addressModule = new ContainerModule(({ bind }) => {
  bind(ADDRESS).toResolvedValue(({ client }: SiteParts) => new AddressStore(createHttpAddress(client)), [SITE]);
});
