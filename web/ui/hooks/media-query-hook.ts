import { useSyncExternalStore } from "react";

/** A hook that tells whether a media query holds, and follows it; without `matchMedia` it never does. */
export function mediaQueryHook(text: string): () => boolean {
  const query = typeof matchMedia === "function" ? matchMedia(text) : undefined;
  const watch = (changed: () => void) => {
    // Safari 12 knows the older pair of names only.
    query?.addListener(changed);
    return () => query?.removeListener(changed);
  };
  const holds = () => query?.matches ?? false;
  return () => useSyncExternalStore(watch, holds, () => false);
}
