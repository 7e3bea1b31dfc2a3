import type { BuiltBrand } from "./built-brand.ts";

/** Ends the names that lead to the machine itself, so that every brand can be tried: `rimnam.localhost`. */
const TRIAL = ".localhost";

/** The brand that names the hostname (in lower case) or has it as its trial name; undefined without one. */
export function brandOfHost<B extends Pick<BuiltBrand, "id" | "hostnames">>(
  brands: readonly B[],
  hostname: string,
): B | undefined {
  return brands.find(({ id, hostnames }) => hostnames.includes(hostname) || hostname === id + TRIAL);
}
