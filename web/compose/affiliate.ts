import { createHttpAffiliate } from "../../adapters/http/affiliate.ts";
import { DEFAULT_INPUT_RULES } from "../../core/rules/input-rules.ts";
import { paths } from "../app/paths.ts";
import { AffiliateStore } from "../stores/affiliate/affiliate-store.ts";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import type { MemberParts } from "./member-parts.ts";

/** One member's invite programme. `onCredit` is told that the credit may have changed. */
export function composeAffiliate(
  { page, client, identity }: MemberParts,
  dependencies: ActionDependencies,
  onCredit: () => void,
): AffiliateStore {
  const affiliate = createHttpAffiliate(client, identity);
  const linkOf = (code: string): string => page.location.origin + paths.registerByAffiliate(code);
  return new AffiliateStore({ ...dependencies, affiliate, inputRules: DEFAULT_INPUT_RULES }, linkOf, onCredit);
}
