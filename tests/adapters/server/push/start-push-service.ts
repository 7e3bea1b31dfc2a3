import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Answer = readonly [status: number, headers?: Readonly<Record<string, string>>];

/** A push service on this machine. `answer` says what it answers to each push; by default 201. */
export async function startPushService(answer: (push: ReceivedPush, count: number) => Answer | "never" = () => [201]) {
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const push = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) };
      received.push(push);
      const reply = answer(push, received.length);
      if (reply !== "never") response.writeHead(...reply).end("a body that nobody reads");
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
