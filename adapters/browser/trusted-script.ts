/** The part of Trusted Types that is used here. Browsers without them accept plain strings. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL?: (url: string) => string; readonly createHTML?: (markup: string) => string },
  ): Policy;
}

interface Policy {
  createScriptURL(url: string): unknown;
}

const unchanged = (text: string): string => text;

/** The page accepts each policy once. */
let policy: Policy | undefined;

/** A script URL that the page accepts. `contracts/delivery/page-headers.ts` lists the names of the policies. */
export function trustedScript(page: Window, scriptUrl: string): unknown {
  const trustedTypes = trustedTypesOf(page);
  if (!trustedTypes) return scriptUrl;
  policy ??= trustedTypes.createPolicy("sanam", { createScriptURL: unchanged });
  return policy.createScriptURL(scriptUrl);
}

/**
 * Lets a third-party widget load scripts and write markup from plain strings, because every such widget does so. The
 * content security policy still limits the hosts of scripts, and forbids inline scripts and eval.
 */
export function trustWidgets(page: Window): void {
  trustedTypesOf(page)?.createPolicy("default", { createScriptURL: unchanged, createHTML: unchanged });
}

function trustedTypesOf(page: Window): TrustedTypes | undefined {
  return (page as Window & { readonly trustedTypes?: TrustedTypes }).trustedTypes;
}
