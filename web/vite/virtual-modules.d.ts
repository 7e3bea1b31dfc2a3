declare module "virtual:text-packs" {
  /** Loads a pack of texts, by language and name. */
  export const TEXT_PACKS: import("../text/live.ts").TextPacks;
}
