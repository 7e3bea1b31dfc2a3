import { existsSync, readFileSync } from "node:fs";
import { SHARE_FILE, type ShareFile } from "../../core/delivery/share-file.ts";
import type { Brand } from "../brand/brand.ts";
import { sharedPages } from "../text/th/site/share.ts";

const PICTURE = "share.png";
/** What the law wants of a site with real money, and the address that a chat's preview leads to. */
const PUBLIC_FIELDS = ["siteUrl", "licence", "terms", "privacy"] as const;

/** What the build knows about shared pages, and the files that it adds, by name. The picture is beside the brand file. */
export function shareFiles(brand: Brand, brandFile: string) {
  const picture = brandFile.replace(/\.json$/, ".png");
  const hasPicture = existsSync(picture);
  const share: ShareFile = {
    siteName: brand.name,
    ...(brand.siteUrl && { siteUrl: brand.siteUrl }),
    missing: PUBLIC_FIELDS.filter((field) => brand[field] === undefined),
    ...(hasPicture && { picture: `/${PICTURE}` }),
    pages: sharedPages(brand.name),
  };
  const files = new Map<string, string | Uint8Array>([[SHARE_FILE, `${JSON.stringify(share, null, 2)}\n`]]);
  if (hasPicture) files.set(PICTURE, readFileSync(picture));
  return { share, files };
}
