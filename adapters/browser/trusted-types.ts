/** The part of a browser's Trusted Types that is used; browsers without them take plain strings. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL?: (url: string) => string; readonly createHTML?: (markup: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** Lets the page load this one script (the policies are named in core/delivery/page-headers.ts). */
export function trustedScript(page: Window, scriptUrl: string): unknown {
  const types = trustedTypesOf(page);
  if (!types) return scriptUrl;
  return types.createPolicy("sanam", { createScriptURL: () => scriptUrl }).createScriptURL(scriptUrl);
}

/**
 * Lets a foreign widget load further scripts and write markup from plain strings, as they all do. Which hosts scripts
 * may come from stays with the content security policy, which knows no inline script and no eval.
 */
export function trustWidgets(page: Window): void {
  const same = (text: string): string => text;
  trustedTypesOf(page)?.createPolicy("default", { createScriptURL: same, createHTML: same });
}

function trustedTypesOf(page: Window): TrustedTypes | undefined {
  return (page as Window & { readonly trustedTypes?: TrustedTypes }).trustedTypes;
}
