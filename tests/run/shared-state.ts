import { vi } from "vitest";

/** What the next file of the same process would find changed. */
export interface SharedState {
  readonly folder: string;
  readonly hasFakeTimers: boolean;
  /** Another one when the modules were reset: later files would load all of them again, beside the old ones. */
  readonly modules: symbol;
  readonly variables: ReadonlyMap<string, unknown>;
  readonly globals: ReadonlyMap<string, unknown>;
}

export async function sharedState(): Promise<SharedState> {
  return {
    folder: process.cwd(),
    hasFakeTimers: vi.isFakeTimers(),
    modules: (await import("./module-identity.ts")).MODULE_IDENTITY,
    variables: new Map<string, unknown>(Object.entries(process.env)),
    // Without the getters: Node replaces some by their values when they are read first.
    globals: new Map<string, unknown>(
      Object.entries(Object.getOwnPropertyDescriptors(globalThis)).flatMap(([name, { value }]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  };
}
