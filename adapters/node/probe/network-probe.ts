import { lookup } from "node:dns/promises";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { connect as connectPlain } from "node:net";
import { withLimit } from "./with-limit.ts";

interface Failure {
  readonly failure: string;
}

interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

interface Reply {
  readonly status: number;
  readonly httpVersion: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  readonly ms: number;
}

/** The rest of a longer reply is not read. */
const MAX_BYTES = 2_000_000;

/** Looks at a server from outside, to explain what is wrong with it. Nothing rejects. */
export function createNetworkProbe() {
  const plain = new HttpAgent({ keepAlive: true });
  // The certificate has a check of its own, and the others still say what they find. Nobody sends a secret then.
  const secured = new HttpsAgent({ keepAlive: true, rejectUnauthorized: false });

  return {
    addressesOf: (host: string, limitMs: number) =>
      withLimit<readonly { readonly address: string; readonly family: 4 | 6 }[]>(limitMs, (done, failed) => {
        lookup(host, { all: true }).then(
          (found) => done(found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))),
          failed,
        );
        return () => undefined;
      }),

    connect: (address: string, port: number, limitMs: number) =>
      withLimit<{ readonly ms: number }>(limitMs, (done, failed) => {
        const startedAt = performance.now();
        const socket = connectPlain({ host: address, port });
        socket.once("error", failed).once("connect", () => done({ ms: performance.now() - startedAt }));
        return () => socket.destroy();
      }),

    ask: ({ method, url, headers, body }: Question, limitMs: number): Promise<Reply | Failure> =>
      withLimit<Reply>(limitMs, (done, failed) => {
        const startedAt = performance.now();
        const isSecured = url.startsWith("https:");
        const options = { method, headers: { ...headers }, agent: isSecured ? secured : plain };
        const onReply = (reply: IncomingMessage) => collect(reply, startedAt, done, failed);
        const request = isSecured ? httpsRequest(url, options, onReply) : httpRequest(url, options, onReply);
        request.once("error", failed);
        request.end(body);
        return (isDone) => {
          if (!isDone) request.destroy();
        };
      }),

    close() {
      plain.destroy();
      secured.destroy();
    },
  };
}

function collect(
  reply: IncomingMessage,
  startedAt: number,
  done: (reply: Reply) => void,
  failed: (error: unknown) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const end = () => {
    const headers: Record<string, string | undefined> = {};
    for (const [name, value] of Object.entries(reply.headers)) {
      headers[name] = Array.isArray(value) ? value.join(", ") : value;
    }
    done({
      status: reply.statusCode ?? 0,
      httpVersion: reply.httpVersion,
      headers,
      text: Buffer.concat(chunks).toString("utf8"),
      ms: performance.now() - startedAt,
    });
  };
  reply
    .on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= MAX_BYTES) return;
      end();
      reply.destroy();
    })
    .once("end", end)
    .once("error", failed);
}
