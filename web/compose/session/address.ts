import { ContainerModule } from "inversify";
import { createHttpAddress } from "../../../adapters/http/address.ts";
import type { ActionDependencies } from "../../stores/base/dependencies.ts";
import { AddressStore } from "../../stores/session/address-store.ts";
import { ACTIONS, ADDRESS, SITE, type SiteParts } from "../identifiers.ts";

/** Apart from `session.ts`: only one screen needs the address, but every page needs the level. */
export const addressModule = new ContainerModule(({ bind }) => {
  bind(ADDRESS).toResolvedValue(
    ({ client }: SiteParts, actions: ActionDependencies) =>
      new AddressStore({ ...actions, addresses: createHttpAddress(client) }),
    [SITE, ACTIONS],
  );
});
