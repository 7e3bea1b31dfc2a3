import { ContainerModule } from "inversify";
import { createHttpAffiliate } from "../../adapters/http/affiliate.ts";
import { paths } from "../app/paths.ts";
import { AffiliateStore } from "../stores/affiliate/affiliate-store.ts";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import { ACTIONS, AFFILIATE, ON_CREDIT, SITE, type SiteParts } from "./identifiers.ts";

export const affiliateModule = new ContainerModule(({ bind }) => {
  bind(AFFILIATE).toResolvedValue(
    ({ page, client, identity, inputRules }: SiteParts, actions: ActionDependencies, onCredit: () => void) => {
      const affiliate = createHttpAffiliate(client, identity);
      const linkOf = (code: string): string => page.location.origin + paths.registerByAffiliate(code);
      return new AffiliateStore({ ...actions, affiliate, inputRules }, linkOf, onCredit);
    },
    [SITE, ACTIONS, ON_CREDIT],
  );
});
