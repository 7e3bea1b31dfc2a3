/** The folder of all brands in the built site. The folder of a brand has the brand's id. */
export const BRANDS_FOLDER = "brands";

/** The file in the built site that lists its brands. */
export const BRANDS_FILE = "brands.json";

/** The page of every brand with places for the brand's values; no web server sends it. */
export const PAGE_TEMPLATE = ".page-template.html";

export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

/** A brand with its static files. */
export interface BuiltBrand {
  readonly id: string;
  /** In lower case. */
  readonly hostnames: readonly string[];
  /**
   * By path in the site, such as `brands/sanam/index.html`. A file there is sent in place of the file with the same path
   * below the root: `/favicon.svg` of a host of Sanam is `brands/sanam/favicon.svg`.
   */
  readonly files: BuiltFiles;
  /** Paths of the built site that the hosts of this brand do not have, such as `/worker.js`. */
  readonly without?: readonly string[];
}

export interface BrandsFile {
  /** The id of the brand of a hostname that no brand names. */
  readonly default: string;
  readonly brands: readonly Pick<BuiltBrand, "id" | "hostnames">[];
}

/** The brands of a server, at one moment. */
export interface ServedBrands {
  /** The id of the brand of an unknown hostname. */
  readonly default: string;
  readonly brands: readonly BuiltBrand[];
}
