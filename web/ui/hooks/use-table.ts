import { mediaQueryHook } from "./media-query-hook.ts";

/** Whether the page has room for a table. table.module.css has the same breakpoint. */
export const useTable = mediaQueryHook("(min-width: 768px)");
