import type { Brand } from "../brand.ts";
import { type Palette, palette } from "../palette.ts";

/** The colours for files that no style sheet reaches. A brand that follows the device has those of the dark scheme. */
export function servedPalette({ themeColor, scheme, look }: Pick<Brand, "themeColor" | "scheme" | "look">): Palette {
  return palette(themeColor, scheme === "light" ? "light" : "dark", look);
}
