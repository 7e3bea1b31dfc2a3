import { type ComponentType, createElement, type Usable, use } from "react";
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
  let loaded: Usable<ComponentType<Props>> | undefined;
  const code = memoize(async () => {
    const value = await load();
    // React takes the value of such a promise at once, and wants `use` in each render or in none.
    loaded = Object.assign(Promise.resolve(value), { status: "fulfilled" as const, value });
    return value;
  });
  const preload = () => code.get();
  const Screen = (props: Props) => createElement(use(loaded ?? preload()), props);
  return { Screen, preload };
}
