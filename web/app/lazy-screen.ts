import { type ComponentType, createElement, use } from "react";
import { memoize } from "../compose/memoize.ts";

/** A screen, or the frame around screens, whose code is a chunk of its own. */
export interface LazyScreen<Props extends object = object> {
  readonly Screen: ComponentType<Props>;
  /** Loads the chunk. A failed load is forgotten soon, so that a later call tries again. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Like React's `lazy`, except that a preloaded screen renders at once, without its fallback, and that a chunk that
 * failed to load is requested again.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  // One promise in every render: React warns of another one while it goes on with a render that waited.
  const { get: preload } = memoize(load);
  const Screen = (props: Props) => createElement(use(preload()), props);
  return { Screen, preload };
}
