import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";

/** Starts a server on a free port of this machine and returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

export interface Page {
  readonly type: string;
  readonly body: string | Buffer;
}

export interface Pages {
  readonly url: string;
  readonly close: () => void;
}

interface Onward {
  /** The server that has everything else; its replies pass as they are. */
  readonly url: string;
  /** Milliseconds before a path is passed on. */
  readonly delay: (path: string) => number;
}

/** Serves pages of a bench, by their paths. */
export async function servePages(find: (path: string) => Page | undefined, onward?: Onward): Promise<Pages> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const page = find(path);
    if (page) outgoing.writeHead(200, { "content-type": page.type }).end(page.body);
    else if (onward) setTimeout(() => pass(incoming, outgoing, onward.url + path), onward.delay(path));
    else outgoing.writeHead(404).end();
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, url: string): void {
  const { method, headers } = incoming;
  const passed = request(url, { method, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  passed.on("error", () => outgoing.destroy());
  incoming.pipe(passed);
}
