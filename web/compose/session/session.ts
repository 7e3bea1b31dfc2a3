import { ContainerModule } from "inversify";
import { createHttpSite } from "../../../adapters/http/site.ts";
import { levelTable } from "../../../core/rules/levels.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { Resource } from "../../stores/base/resource.ts";
import { MemberLevelStore } from "../../stores/session/member-level-store.ts";
import { LEVEL, MEMBER, SITE, USER_SETTING } from "../identifiers.ts";
import type { SiteParts } from "../site-parts.ts";

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(LEVEL).toResolvedValue(
    ({ sessionPort, brand, session }: SiteParts, member: MemberId) =>
      new MemberLevelStore(sessionPort, levelTable({ platinumBasis: brand.platinumBasis }), (change) =>
        session.updateMember(member, change),
      ),
    [SITE, MEMBER],
  );
  bind(USER_SETTING).toResolvedValue(
    ({ client, identity }: SiteParts) => {
      const site = createHttpSite(client, identity);
      return new Resource(() => site.memberPromotion());
    },
    [SITE],
  );
});
