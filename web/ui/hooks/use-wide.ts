import { mediaQueryHook } from "./media-query-hook.ts";

/**
 * Whether the member frame shows its right column, which then holds what narrower pages show elsewhere;
 * layout.module.css breaks at the same width.
 */
export const useWide = mediaQueryHook("(min-width: 1200px)");
