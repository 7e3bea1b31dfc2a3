import { createParser } from "eventsource-parser";
import * as v from "valibot";
import { inboxEndpoints } from "../../contracts/endpoints/inbox.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { LiveChange, LiveListener, LivePort } from "../../core/site/model.ts";
import type { HttpClient } from "./client/client.ts";
import { faultOf } from "./client/faults.ts";

const row = inboxEndpoints.eventStream;

/** A report in one piece is small. Whoever sends more than this without an end is no event stream. */
const MAX_REPORT_CHARS = 100_000;

/**
 * The live port over HTTP, as server-sent events. It reads a fetch and not an `EventSource`, which could not send the
 * bearer token in a header.
 */
export function createHttpLive(client: HttpClient): LivePort {
  return {
    async listen(listener) {
      const { lastId, signal } = listener;
      const headers = { accept: "text/event-stream", ...(lastId === undefined ? {} : { "last-event-id": lastId }) };
      try {
        const reply = await client.open(row, headers, signal);
        if ("kind" in reply) return err(reply);
        const type = reply.headers?.get("content-type");
        if (type && !/^text\/event-stream\b/i.test(type)) {
          reply.body?.cancel().catch(() => undefined);
          const mismatch = { field: "body", expected: "an event stream", received: "another content type" };
          return err(faultOf(row, "contract", { effect: "none", status: reply.status, ...mismatch }));
        }
        // A browser without readable streams, or a backend that answers with something else.
        if (!reply.body) return err(faultOf(row, "not-available", { effect: "none" }));
        listener.onOpen();
        return await readAll(reply.body.getReader(), listener);
      } catch {
        return signal.aborted ? ok(undefined) : err(faultOf(row, "unreachable", { effect: "none" }));
      }
    },
  };
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { lastId, signal, onBeat, onChanges }: LiveListener,
): Promise<Result<void, Problem>> {
  let latestId = lastId ?? "";
  let changes: LiveChange[] = [];
  let reported = false;
  const parser = createParser({
    maxBufferSize: MAX_REPORT_CHARS,
    onEvent: ({ id, event, data }) => {
      reported = true;
      if (id !== undefined) latestId = id;
      const change = event === "change" ? changeOf(data) : undefined;
      if (change) changes.push(change);
    },
  });
  const decoder = new TextDecoder();
  // The oldest supported Safari ignores the signal of a fetch.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", stop);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return ok(undefined);
      parser.feed(decoder.decode(value, { stream: true }));
      onBeat();
      if (reported) onChanges(changes, latestId);
      changes = [];
      reported = false;
    }
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Undefined for what another version of the contract reports. */
function changeOf(data: string): LiveChange | undefined {
  try {
    const parsed = v.safeParse(row.reply, JSON.parse(data));
    return parsed.success ? { what: parsed.output.what, id: parsed.output.id ?? undefined } : undefined;
  } catch {
    return undefined;
  }
}
