import type { Globals } from "../../command-line/globals.ts";
import type { CallTrace } from "../../runtime/watch.ts";
import { errorCode } from "../guard/observed-send.ts";

/** Reads a public address of any server; the body is read piece by piece. */
export type Fetch = (url: string, signal: AbortSignal) => Promise<Response>;

/** The tool's only way to servers that are no backend: with `--trace`, every call is noted, without bodies. */
export function openFetch({ trace }: Pick<Globals, "trace">): Fetch {
  const plain: Fetch = (url, signal) => fetch(url, { signal });
  return trace ? notedFetch(plain, trace) : plain;
}

function notedFetch(plain: Fetch, trace: CallTrace): Fetch {
  return async (url, signal) => {
    const note = trace.begin({ method: "GET", url, headers: {}, body: undefined });
    try {
      const reply = await plain(url, signal);
      note({ status: reply.status, header: (name) => reply.headers.get(name) ?? undefined, unread: true });
      return reply;
    } catch (error) {
      note({ failure: signal.aborted ? "timed out or stopped" : errorCode(error) });
      throw error;
    }
  };
}
