import { useSyncExternalStore } from "react";

/** Makes a hook that returns whether a media query matches. Without `matchMedia` it returns false. */
export function mediaQueryHook(text: string): () => boolean {
  const query = typeof matchMedia === "function" ? matchMedia(text) : undefined;
  const watch = (changed: () => void) => {
    // Safari 12 has only this older pair of methods.
    query?.addListener(changed);
    return () => query?.removeListener(changed);
  };
  const holds = () => query?.matches ?? false;
  return () => useSyncExternalStore(watch, holds, () => false);
}
