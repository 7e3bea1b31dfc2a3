import type { ComponentType } from "react";
import { createElement, use } from "react";
import { memoize } from "../compose/memoize.ts";

/** A screen whose code comes with its own chunk. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Fetches the chunk; a fetch that failed is forgotten soon after, so that a later call tries again. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Like React's `lazy`, with two differences: a screen that was preloaded renders at once, without a flash of the
 * fallback, and a chunk that failed to load can be asked for again.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  const code = memoize(async () => {
    loaded = await load();
    return loaded;
  });
  const preload = () => code.get();
  const Screen = () => createElement(loaded ?? use(preload()));
  return { Screen, preload };
}
