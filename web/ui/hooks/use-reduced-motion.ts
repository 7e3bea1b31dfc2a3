import { mediaQuery } from "./media-query-hook.ts";

/** Whether the person wants things to appear where they belong instead of moving there. */
export const useReducedMotion = mediaQuery("(prefers-reduced-motion: reduce)");
