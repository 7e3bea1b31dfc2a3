import type { Instant } from "../shared/bangkok-time.ts";

/** The current moment. Passed in, so that every rule can be replayed. */
export type Clock = () => Instant;

/** Runs a task once after some milliseconds; returns how to cancel it. Passed in, so that tests control the time. */
export type After = (ms: number, task: () => void) => () => void;

/** Resolves after some milliseconds. */
export type Wait = (ms: number) => Promise<void>;

export function waitWith(after: After): Wait {
  return (ms) =>
    new Promise((resolve) => {
      after(ms, resolve);
    });
}

/** Whether the device has a network. */
export interface Connectivity {
  readonly online: boolean;
  /** Calls the listener at every change; returns how to stop. */
  watch(listener: (online: boolean) => void): () => void;
}

/** Whether the page is visible. */
export interface Visibility {
  readonly visible: boolean;
  /** Calls the listener at every change; returns how to stop. */
  watch(listener: (visible: boolean) => void): () => void;
}

/** A choice about this device. It belongs to no member and stays after the sign-out. */
export interface DeviceFlag {
  /** False until somebody sets it. */
  read(): boolean;
  write(on: boolean): void;
}

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

/** `spin`: the wheel has stopped without a prize. `win`: a wheel or a card gave one. `card`: a card turns. */
export const SOUNDS = ["credited", "win", "spin", "card"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Plays the brand's short sounds. Silent where there is none, or where the device refuses. */
export interface SoundPlayer {
  /** Whether the brand has any sound. */
  readonly available: boolean;
  play(sound: Sound): void;
}

/** From a page to a worker. Both are answered through the message's port. */
export type ToWorker =
  /** Which build are you of? Answered with its entry. */
  | "which-build"
  /** Take over if every page agrees. Answered with true or false. */
  | "take-over";

/** From a waiting worker to each page: may I take over? Answered with true or false through the message's port. */
export interface MayTakeOver {
  readonly mayTakeOver: { readonly entry: string };
}
