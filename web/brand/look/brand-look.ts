import type { Look } from "./look-fields.ts";

/** What the look of a brand is computed from. */
export interface BrandLook {
  readonly id: string;
  readonly themeColor: string;
  readonly look: Look;
}
