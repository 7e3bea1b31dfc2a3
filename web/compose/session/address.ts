import { ContainerModule } from "inversify";
import { createHttpAddress } from "../../../adapters/http/address.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { ActionDependencies } from "../../stores/base/dependencies.ts";
import { AddressStore } from "../../stores/session/address-store.ts";
import { ACTIONS, ADDRESS, MEMBER, SITE, type SiteParts } from "../identifiers.ts";

/** Apart from `session.ts`: only one screen needs the address, but every page needs the level. */
export const addressModule = new ContainerModule(({ bind }) => {
  bind(ADDRESS).toResolvedValue(
    ({ client, session }: SiteParts, actions: ActionDependencies, member: MemberId) =>
      new AddressStore({ ...actions, addresses: createHttpAddress(client) }, (change) =>
        session.updateMember(member, change),
      ),
    [SITE, ACTIONS, MEMBER],
  );
});
