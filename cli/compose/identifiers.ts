import type { ServiceIdentifier } from "inversify";
import { type After, type Wait, waitWith } from "../../core/platform/device.ts";
import type { DeviceTokenStorage, SessionStorage } from "../../core/session/port.ts";
import type { Result } from "../../core/shared/result.ts";
import type { Globals } from "../command-line/globals.ts";
import type { Failure } from "../output/failure.ts";
import type { Ports, RunIntents } from "../runtime/backend.ts";
import type { ProcessIo } from "../runtime/process-io.ts";

export interface Profile {
  readonly folder: string;
  /** Names the target too, so that no backend is sent a token of another one. */
  readonly name: string;
}

export const GLOBALS: ServiceIdentifier<Globals> = Symbol("globals");
export const IO: ServiceIdentifier<ProcessIo> = Symbol("io");
/** Writes a line to stderr. */
export const SAY: ServiceIdentifier<(line: string) => void> = Symbol("say");
/** Bound for a target behind HTTP only. */
export const BASE_URL: ServiceIdentifier<string> = Symbol("base URL");

export const PROFILE: ServiceIdentifier<Profile> = Symbol("profile");
export const SESSION_STORAGE: ServiceIdentifier<SessionStorage> = Symbol("session storage");
export const DEVICE_TOKEN: ServiceIdentifier<DeviceTokenStorage> = Symbol("device token");
/** Not bound where no session outlives the run. */
export const INTENTS: ServiceIdentifier<RunIntents> = Symbol("intents");
export const WAITING: ServiceIdentifier<Waiting> = Symbol("waiting");

/** A failure when the target cannot be opened: the journal is damaged, or its folder cannot be written. */
export const PORTS: ServiceIdentifier<Result<Ports, Failure>> = Symbol("ports");

interface Waiting {
  readonly wait: Wait;
  /** Ends all waiting for good: no timer keeps the process alive, and what waits goes on no more. */
  readonly stop: () => void;
}

export function createWaiting(after: After): Waiting {
  const pending = new Set<() => void>();
  let stopped = false;
  return {
    wait: waitWith((ms, task) => {
      if (stopped) return () => undefined;
      const cancel = after(ms, () => {
        pending.delete(cancel);
        task();
      });
      pending.add(cancel);
      return cancel;
    }),
    stop: () => {
      stopped = true;
      for (const cancel of pending) cancel();
    },
  };
}
