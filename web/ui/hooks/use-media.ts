import { useSyncExternalStore } from "react";

/** Makes a hook that returns whether a media query matches. Without `matchMedia` it returns false. */
function mediaQueryHook(condition: string): () => boolean {
  const query = typeof matchMedia === "function" ? matchMedia(condition) : undefined;
  const subscribe = (onChange: () => void) => {
    // Safari 12 has only this older pair of methods.
    query?.addListener(onChange);
    return () => query?.removeListener(onChange);
  };
  const matches = () => query?.matches ?? false;
  return () => useSyncExternalStore(subscribe, matches, () => false);
}

/**
 * Whether the member frame shows its right column. On narrower pages, the pages themselves show its content.
 * layout.module.css has the same breakpoint.
 */
export const useWide = mediaQueryHook("(min-width: 1200px)");

/** Whether the member frame has its menu at the left. layout.module.css has the same breakpoint. */
export const useDesktop = mediaQueryHook("(min-width: 1024px)");

/** Whether a pointer can rest on something without pressing it, on a page of several columns. */
export const useHover = mediaQueryHook("(hover: hover) and (min-width: 1024px)");

/** Whether the person prefers reduced motion. */
export const useReducedMotion = mediaQueryHook("(prefers-reduced-motion: reduce)");

/** Whether the page has room for a table. table.module.css has the same breakpoint. */
export const useTable = mediaQueryHook("(min-width: 768px)");
