import { createNodeSend, type NodeSend } from "../../../adapters/node/node-send.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { CallTrace, TracedOutcome } from "../../runtime/watch.ts";
import { errorCode } from "../guard/observed-send.ts";

/** The tool's only way to a backend: with `--trace`, every call is noted. */
export function openSend({ trace }: Pick<Globals, "trace">): NodeSend {
  const opened = createNodeSend();
  if (!trace) return opened;
  const noted = notedSend(opened.send, trace);
  let isOver = false;
  return {
    // A call that is sent again after the end is not noted.
    send: (url, request) => (isOver ? opened.send(url, request) : noted(url, request)),
    close: (how) => {
      isOver = how === "now";
      return opened.close(how);
    },
  };
}

function notedSend(send: NodeSend["send"], trace: CallTrace): NodeSend["send"] {
  return async (url, request) => {
    const { method, headers, body } = request;
    const note = trace.begin({ method, url, headers, body });
    try {
      const reply = await send(url, request);
      const header = (name: string) => reply.headers?.get(name) ?? undefined;
      note(await outcomeOf(reply, header));
      return reply;
    } catch (error) {
      note({ failure: request.signal.aborted ? "timed out or stopped" : errorCode(error) });
      throw error;
    }
  };
}

type Reply = Awaited<ReturnType<NodeSend["send"]>>;

async function outcomeOf(reply: Reply, header: (name: string) => string | undefined): Promise<TracedOutcome> {
  const { status } = reply;
  // An event stream has no end to wait for.
  if (reply.body) return { status, header, text: undefined };
  try {
    return { status, header, text: await reply.text() };
  } catch (error) {
    return { status, header, cut: errorCode(error) };
  }
}
