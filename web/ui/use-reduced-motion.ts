import { useSyncExternalStore } from "react";

const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : undefined;

/** Whether the person wants things to appear where they belong instead of moving there. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => query?.matches ?? false,
    () => false,
  );
}

function watch(changed: () => void): () => void {
  // Safari 12 knows the older pair of names only.
  query?.addListener(changed);
  return () => query?.removeListener(changed);
}
