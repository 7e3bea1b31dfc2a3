/** The package has types, but its `exports` hide them. */
declare module "psl" {
  /** The registrable domain of a host name; null for a public suffix. */
  export function get(hostName: string): string | null;
}
