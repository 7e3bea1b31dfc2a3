import type { ComponentType } from "react";
import { createElement, use } from "react";
import { memoize } from "../compose/memoize.ts";

/** A screen whose code is a chunk of its own. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Loads the chunk. A failed load is forgotten soon, so that a later call tries again. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Like React's `lazy`, except that a preloaded screen renders at once, without its fallback, and that a chunk that
 * failed to load is requested again.
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
