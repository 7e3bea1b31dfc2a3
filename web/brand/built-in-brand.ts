import { type Brand, readBrand } from "./brand.ts";
import sanam from "./brands/sanam/sanam.json" with { type: "json" };

/**
 * The brand of a page whose own data is missing or damaged: ours, with only the fields that every brand has. The build
 * replaces this module with its value, so that no schema reaches the browser (vite/brand-plugin.ts).
 */
export const builtInBrand: Brand = readOrThrow(onlyRequired(sanam));

function onlyRequired(data: Readonly<Record<string, unknown>>): unknown {
  const isRequired = (field: string) => !readBrand({ ...data, [field]: undefined }).ok;
  return Object.fromEntries(Object.entries(data).filter(([field]) => isRequired(field)));
}

function readOrThrow(data: unknown): Brand {
  const read = readBrand(data);
  if (!read.ok) throw new Error(`brand file: ${read.error.join("; ")}`);
  // As the build writes it: without fields that are undefined.
  return JSON.parse(JSON.stringify(read.value)) as Brand;
}
