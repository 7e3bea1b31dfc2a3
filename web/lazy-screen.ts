import type { ComponentType } from "react";
import { createElement, use } from "react";

/** A screen whose code comes with its own chunk. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Fetches the chunk; a failed fetch is forgotten, so that the next call tries again. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Like React's `lazy`, with two differences: a screen that was preloaded renders at once, without a flash of the
 * fallback, and a chunk that failed to load can be asked for again.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let pending: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const preload = (): Promise<ComponentType> => {
    pending ??= load().then(
      (screen) => {
        loaded = screen;
        return screen;
      },
      (error: unknown) => {
        // React must see this rejection before a later render asks for a fresh try.
        setTimeout(() => {
          pending = undefined;
        });
        throw error;
      },
    );
    return pending;
  };
  const Screen = () => createElement(loaded ?? use(preload()));
  return { Screen, preload };
}
