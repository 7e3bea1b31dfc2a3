import {
  BRANDS_FILE,
  BRANDS_FOLDER,
  type BrandsFile,
  type ServedBrands,
} from "../../../contracts/delivery/built-brand.ts";
import { readShareFile, SHARE_FILE, type ShareFile } from "../../../contracts/delivery/share-file.ts";
import type { Site } from "./load-site.ts";

/** A site that was built without brands is one brand, whose files are below the root. */
const ONE_BRAND: ServedBrands = { default: "", brands: [{ id: "", hostnames: [], files: new Map() }] };

/** The brands that the build wrote down. */
export function builtBrands(site: Site): ServedBrands {
  const file = site.get(`/${BRANDS_FILE}`);
  if (!file) return ONE_BRAND;
  const list = JSON.parse(new TextDecoder().decode(file.whole)) as BrandsFile;
  const brands = list.brands.map(({ id, hostnames }) => {
    const folder = `/${BRANDS_FOLDER}/${id}/`;
    const files = [...site].filter(([path]) => path.startsWith(folder));
    return { id, hostnames, files: new Map(files.map(([path, { whole }]) => [path.slice(1), whole])) };
  });
  return { default: list.default, brands };
}

/** What the brands' pages say about themselves in chats. */
export function sharesOf(site: Site, { brands }: ServedBrands): readonly ShareFile[] {
  return brands.flatMap(({ id, files }) => {
    const content = files.get(`${BRANDS_FOLDER}/${id}/${SHARE_FILE}`) ?? site.get(`/${SHARE_FILE}`)?.whole;
    return readShareFile(typeof content === "object" ? new TextDecoder().decode(content) : content) ?? [];
  });
}
