import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { SHARE_FILE, type ShareFile } from "../../core/delivery/share-file.ts";
import type { Brand } from "../brand/brand.ts";
import { sharedPages } from "../text/th/site/share.ts";

const PICTURE = "share.png";

/** What the build knows about shared pages, and the files that it adds, by name. The picture is beside the brand file. */
export function shareFiles(brand: Brand, brandFile: string) {
  const picture = brandFile.replace(/\.json$/, ".png");
  const hasPicture = existsSync(picture);
  const share: ShareFile = {
    siteName: brand.name,
    ...(brand.siteUrl && { siteUrl: brand.siteUrl }),
    missing: missingForMoney(brand),
    ...(hasPicture && { picture: `/${PICTURE}` }),
    pages: sharedPages(brand.name),
  };
  const files = new Map<string, string | Uint8Array>([[SHARE_FILE, `${JSON.stringify(share, null, 2)}\n`]]);
  if (hasPicture) files.set(PICTURE, readFileSync(picture));
  for (const name of picturesOf(brand)) files.set(`brands/${brand.id}/${name}`, readFileSync(resolve(brandFile, "..", name)));
  return { share, files };
}

function picturesOf({ logo, background, look, pictures = {} }: Brand): readonly string[] {
  return [logo, background, look.card, pictures.hero, pictures.heroPhone].filter((name) => name !== undefined);
}

/** What the law wants of a site with real money. A licence without a number is that of a demo. */
function missingForMoney({ licence, terms, privacy }: Brand): readonly string[] {
  const fields = { "licence number": licence?.number, terms, privacy };
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []));
}
