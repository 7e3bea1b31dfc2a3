import { PAGE_PATHS } from "../../../core/delivery/page-paths.ts";
import type { Brand } from "../brand.ts";
import { openPaths } from "../open-paths.ts";

/** A friend's link leads to the registration, also where the programme is switched off. */
const FRIENDS_LINK = "/aff/:afCode";

/** The addresses that have a page at a brand: not those of features that it switches off. */
export function pagesOf({ closedPaths }: Pick<Brand, "closedPaths">): readonly string[] {
  const isOpen = openPaths(closedPaths);
  return PAGE_PATHS.filter((path) => path === FRIENDS_LINK || isOpen(path));
}
