import { ContainerModule } from "inversify";
import { levelTable } from "../../core/rules/levels.ts";
import { MemberLevelStore } from "../stores/session/member-level-store.ts";
import { LEVEL, SITE } from "./identifiers.ts";
import type { SiteParts } from "./site-parts.ts";

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(LEVEL).toResolvedValue(
    ({ sessionPort, brand, session }: SiteParts) =>
      new MemberLevelStore(sessionPort, levelTable({ platinumBasis: brand.platinumBasis }), (change) =>
        session.updateMember(change),
      ),
    [SITE],
  );
});
