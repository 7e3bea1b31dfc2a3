import { refusals } from "#text/refusals.ts";
import { sentences } from "#text/sentences.ts";
import type { SiteParts } from "./identifiers.ts";

/** Lets the site say every refusal. The first page has the sentences of visitors only. */
export function knowRefusals({ say }: Pick<SiteParts, "say">): void {
  say(() => ({ ...sentences, refusals }));
}
