import { AsyncLocalStorage } from "node:async_hooks";
import type { Endpoint } from "../../../contracts/endpoint.ts";

interface Written {
  /** The journal has acknowledged an append of the request. */
  appended: boolean;
}

const current = new AsyncLocalStorage<Written>();

/** Runs a call and keeps whether it has written. A read costs nothing, because nobody asks about it. */
export async function withWritten<T>(
  { effect }: Endpoint,
  run: () => Promise<T>,
  failed: (error: unknown, appended: boolean) => T,
): Promise<T> {
  const written: Written = { appended: false };
  try {
    return await (effect === "read" ? run() : current.run(written, run));
  } catch (error) {
    return failed(error, written.appended);
  }
}

/** What was written until now is no effect of the call: the use of a session, for example. */
export function beginEffect(): void {
  const written = current.getStore();
  if (written) written.appended = false;
}

/** Notes that the journal has acknowledged an append of the request that runs. */
export function noteAppended(): void {
  const written = current.getStore();
  if (written) written.appended = true;
}
