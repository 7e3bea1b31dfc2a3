import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Forwarder {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A server that forwards each call to `url`, unless `instead` answers. `onCall` sees its path, and may change the reply or its text. */
export async function forward(
  url: string,
  onCall: (path: string, text: string, status: number) => string | Reply,
  instead: (path: string) => Reply | undefined = () => undefined,
): Promise<Forwarder> {
  const server = createServer((request, reply) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const own = instead(request.url ?? "/");
      if (own) {
        reply.writeHead(own.status, own.headers).end(own.text);
        return;
      }
      const { host: _, "content-length": __, connection: ___, ...headers } = request.headers;
      const answer = await fetch(`${url}${request.url}`, {
        method: request.method ?? "GET",
        headers: headers as Record<string, string>,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const changed = onCall(request.url ?? "/", await answer.text(), answer.status);
      const type = { "content-type": answer.headers.get("content-type") ?? "application/json" };
      const {
        status,
        headers: more,
        text,
      } = typeof changed === "string" ? { status: answer.status, headers: {}, text: changed } : changed;
      reply.writeHead(status, { ...type, ...more }).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
