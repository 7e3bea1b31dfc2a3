/**
 * How the site can be put on the home screen of this device.
 * - `offered`: the browser asks when `install` is called
 * - `by-hand`: the browser's own menu does it
 * - `no`: it cannot, or it is there already
 */
export type InstallWay = "offered" | "by-hand" | "no";

export interface Installation {
  readonly way: InstallWay;
  /** Lets the browser ask; the offer is used up then. */
  install(): Promise<void>;
  /** Calls the listener when the way may have changed; returns how to stop. */
  watch(listener: () => void): () => void;
}
