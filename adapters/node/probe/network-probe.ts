import { lookup } from "node:dns/promises";
import { connect as connectPlain } from "node:net";
import type { Agent } from "undici";
import { withLimit } from "./with-limit.ts";

interface Failure {
  readonly failure: string;
}

interface FoundAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  readonly ms: number;
}

/** The rest of a longer reply is not read. */
const MAX_BYTES = 2_000_000;

/** Looks at a server from outside, to explain what is wrong with it. Nothing rejects. */
export function createNetworkProbe() {
  let opened: Promise<Agent> | undefined;
  const open = async (): Promise<Agent> => {
    const { Agent } = await import("undici");
    // The certificate has a check of its own, and the others still say what they find. Nobody sends a secret then.
    return new Agent({ connect: { rejectUnauthorized: false }, allowH2: false });
  };

  return {
    addressesOf: (host: string, limitMs: number) =>
      withLimit<readonly FoundAddress[]>(limitMs, async () => {
        const found = await lookup(host, { all: true });
        return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
      }),

    connect: (address: string, port: number, limitMs: number) =>
      withLimit<{ readonly ms: number }>(limitMs, (signal) => connected(address, port, signal)),

    ask: async (question: Question, limitMs: number): Promise<Reply | Failure> => {
      opened ??= open();
      const agent = await opened;
      return withLimit<Reply>(limitMs, (signal) => askWith(agent, question, signal));
    },

    /** Also ends what is asked. */
    close: () => void opened?.then((agent) => agent.destroy()),
  };
}

function connected(host: string, port: number, signal: AbortSignal): Promise<{ readonly ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connectPlain({ host, port });
    signal.addEventListener("abort", () => socket.destroy());
    socket.once("error", reject).once("connect", () => resolve({ ms: performance.now() - startedAt }));
  });
}

async function askWith(agent: Agent, { method, url, headers, body }: Question, signal: AbortSignal): Promise<Reply> {
  const startedAt = performance.now();
  const { origin, pathname, search } = new URL(url);
  const reply = await agent.request({ origin, path: pathname + search, method, headers, body: body ?? null, signal });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply.body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) break;
  }
  const received: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(reply.headers)) {
    received[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return {
    status: reply.statusCode,
    headers: received,
    text: Buffer.concat(chunks).toString("utf8"),
    ms: performance.now() - startedAt,
  };
}
