import type { Brand } from "./brand.ts";
import { builtInBrand } from "./built-in-brand.ts";

const TEXTS = { tables: {}, sentences: {} };

/** Fields that only some brands have, by an example of their type. */
const OPTIONAL = {
  closedPaths: "",
  titleTemplate: "",
  contactChatId: "",
  chatScriptUrl: "",
  configuration: {},
  inputRules: {},
  licence: {},
  company: "",
  terms: {},
  privacy: {},
  telemetry: {},
  texts: TEXTS,
  translations: {},
  fairPlay: { leaveOut: [] },
};

/** The brand of the page. */
export const brand: Brand = readActiveBrand(globalThis.document);

/**
 * Reads the brand that the page holds as data and names in `data-brand`. A page without sound data gets the built-in
 * brand. The data was checked when the page was made, so only what damage changes is looked at: a field of another type.
 */
export function readActiveBrand(page: Document | undefined): Brand {
  const root = page?.documentElement;
  try {
    const brands = JSON.parse(page?.getElementById("brands")?.textContent ?? "") as Record<string, unknown>[];
    const found = brands.find(({ id }) => id === root?.getAttribute("data-brand"));
    if (found && isSound(found)) return found as unknown as Brand;
  } catch {
    // No JSON or no list.
  }
  root?.setAttribute("data-brand", builtInBrand.id);
  root?.setAttribute("data-scheme", builtInBrand.scheme);
  return builtInBrand;
}

/** Every brand has the fields of the built-in one, and may have more. */
function isSound(data: Readonly<Record<string, unknown>>): boolean {
  const all = { ...OPTIONAL, ...data };
  return (
    isLike(data, builtInBrand) &&
    isLike(all, OPTIONAL) &&
    Object.values(all.translations).every((texts) => isLike(texts, TEXTS))
  );
}

/** Whether the data has all fields of the sample, each of the same type. What is in a list is not looked at. */
function isLike(data: unknown, sample: unknown): boolean {
  if (typeof data !== typeof sample || data === null || Array.isArray(data) !== Array.isArray(sample)) return false;
  if (typeof sample !== "object" || Array.isArray(sample)) return true;
  return Object.entries(sample as object).every(([field, value]) =>
    isLike((data as Readonly<Record<string, unknown>>)[field], value),
  );
}
