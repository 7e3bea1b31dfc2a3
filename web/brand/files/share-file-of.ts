import type { ShareFile } from "../../../core/delivery/share-file.ts";
import type { Brand } from "../brand.ts";
import { pagesOf } from "./pages-of.ts";
import { sharedPages } from "./shared-pages.ts";

/** How the brand's pages look in a chat. `picture` is a path. */
export function shareFile(brand: Brand, picture: string | undefined): ShareFile {
  const [home, ...others] = sharedPages(brand);
  const pages = pagesOf(brand);
  return {
    siteName: brand.name,
    ...(brand.siteUrl && { siteUrl: brand.siteUrl }),
    missing: missingForMoney(brand),
    ...(picture && { picture }),
    pages: [home, ...others.filter(({ path }) => pages.some((page) => page.replace(":afCode", "{code}") === path))],
  };
}

/** What the law wants of a site with real money. A licence without a number is that of a demo. */
function missingForMoney({ licence, terms, privacy }: Brand): readonly string[] {
  const fields = { "licence number": licence?.number, terms, privacy };
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []));
}
