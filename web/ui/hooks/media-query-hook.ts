import { useSyncExternalStore } from "react";

/** Makes a hook that returns whether a media query matches. Without `matchMedia` it returns false. */
export function mediaQueryHook(condition: string): () => boolean {
  const query = typeof matchMedia === "function" ? matchMedia(condition) : undefined;
  const subscribe = (onChange: () => void) => {
    // Safari 12 has only this older pair of methods.
    query?.addListener(onChange);
    return () => query?.removeListener(onChange);
  };
  const matches = () => query?.matches ?? false;
  return () => useSyncExternalStore(subscribe, matches, () => false);
}
