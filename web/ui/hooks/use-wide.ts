import { mediaQueryHook } from "./media-query-hook.ts";

/**
 * Whether the member frame shows its right column. On narrower pages, the pages themselves show its content.
 * layout.module.css has the same breakpoint.
 */
export const useWide = mediaQueryHook("(min-width: 1200px)");
