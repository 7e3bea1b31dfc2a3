import { useSyncExternalStore } from "react";

/** From here on a member's page has a third column; layout.module.css breaks at the same width. */
const query = typeof matchMedia === "function" ? matchMedia("(min-width: 1200px)") : undefined;

/** Whether the member frame shows its right column, which then holds what narrower pages show elsewhere. */
export function useWide(): boolean {
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
