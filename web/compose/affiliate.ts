import { createHttpAffiliate } from "../../adapters/http/affiliate.ts";
import { paths } from "../app/paths.ts";
import { AffiliateStore } from "../stores/affiliate/affiliate-store.ts";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import type { SiteParts } from "./site-parts.ts";

/** One member's invite programme. `onCredit` is told that the credit may have changed. */
export function composeAffiliate(
  { page, client, identity }: SiteParts,
  dependencies: ActionDependencies,
  onCredit: () => void,
): AffiliateStore {
  const affiliate = createHttpAffiliate(client, identity);
  const linkOf = (code: string): string => page.location.origin + paths.registerByAffiliate(code);
  return new AffiliateStore({ ...dependencies, affiliate }, linkOf, onCredit);
}
