import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { HttpCall, Reply } from "../../../../adapters/server/http/http-call.ts";
import { SERVER_LIMITS } from "../../../../adapters/server/limits.ts";
import { appOf, listening } from "../open-server.ts";
import { openRaw, rawRequest } from "./raw-request.ts";

const HEAD = "GET /flood HTTP/1.1\r\nhost: loc";
const BODY = "POST /flood HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{";

/** What became of those who were there before a flood, and of those who came while it held on. */
export interface FloodResult {
  readonly statuses: readonly number[];
  /** Calls and streams of before the flood that were cut. */
  readonly cut: number;
  /** How often a connection of the flood was cut, and came again at once. */
  readonly replaced: number;
}

/**
 * Fills a server with unfinished requests that come again whenever they are cut, and lets newcomers call it. A call, a
 * call on a connection with an earlier one, and an event stream have been under way since before.
 */
export async function floodServer(
  connections: number,
  newcomers: number,
  kind: "heads" | "bodies",
): Promise<FloodResult> {
  let free = (): void => undefined;
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const answer = async (call: HttpCall): Promise<Reply> => {
    if (call.path === "/stream") {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
      return { status: 200, headers: { "content-type": "text/event-stream" }, body };
    }
    const body = await call.readBody({ bodyBytes: 100, bodyMs: 30_000 });
    if (call.path === "/held") await freed;
    return { status: body.ok ? 200 : 408, headers: {}, body: "" };
  };
  const limits = { ...SERVER_LIMITS, connections, connectionsPerAddress: connections, headMs: 30_000, bodyMs: 30_000 };
  const server = await listening(appOf(answer), { limits });
  const { url, port } = server;
  const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;
  const before = [
    openRaw(url, get("/held", "connection: close\r\n")),
    openRaw(url, get("/first") + get("/held", "connection: close\r\n")),
    openRaw(url, get("/stream", "accept: text/event-stream\r\n")),
  ];
  while (server.underWay().calls < 2 || server.underWay().streams < 1) await new Promise(setImmediate);

  const flood = new Set<Socket>();
  let replaced = 0;
  let over = false;
  const attack = async (): Promise<void> => {
    const socket = connect(port, "127.0.0.1");
    flood.add(socket);
    socket.on("error", () => undefined).on("data", () => undefined);
    socket.once("close", () => {
      flood.delete(socket);
      if (over) return;
      replaced += 1;
      void attack();
    });
    socket.write(kind === "heads" ? HEAD : BODY);
    await once(socket, "connect").catch(() => undefined);
  };
  const AT_ONCE = 200;
  for (let opened = 0; opened < connections; opened += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, connections - opened) }, attack));

  const statuses: number[] = [];
  for (let called = 0; called < newcomers; called += 1)
    statuses.push((await rawRequest(url, "/newcomer", ["host: localhost"])).status);
  const cut = before.filter(({ socket }) => socket.destroyed).length;
  free();
  for (const stream of streams) stream.close();
  over = true;
  for (const socket of flood) socket.destroy();
  const [held, second] = await Promise.all(before.slice(0, 2).map(({ closed }) => closed));
  await server.stop();
  return { statuses, replaced, cut: cut + [held, second].filter((reply) => reply?.status !== 200).length };
}
