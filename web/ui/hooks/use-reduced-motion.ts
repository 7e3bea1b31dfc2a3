import { mediaQueryHook } from "./media-query-hook.ts";

/** Whether the person prefers reduced motion. */
export const useReducedMotion = mediaQueryHook("(prefers-reduced-motion: reduce)");
