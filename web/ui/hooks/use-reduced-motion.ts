import { mediaQueryHook } from "./media-query-hook.ts";

/** Whether the person wants things to appear where they belong instead of moving there. */
export const useReducedMotion = mediaQueryHook("(prefers-reduced-motion: reduce)");
