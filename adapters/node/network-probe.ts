import { lookup } from "node:dns/promises";
import { connect as connectPlain, isIP } from "node:net";
import {
  checkServerIdentity,
  connect,
  connect as connectSecured,
  type PeerCertificate,
  type TLSSocket,
} from "node:tls";
import type { Agent } from "undici";
import { replyTooLarge } from "./node-send.ts";

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

/** A longer reply is a failure, `REPLY_TOO_LARGE`: it may have no end. */
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
    if (size > MAX_BYTES) throw replyTooLarge();
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

/** `1.1`: the version in the first line of a reply. Clients do not report it. */
export function httpVersion(url: string, limitMs: number): Promise<string | { readonly failure: string }> {
  return withLimit<string>(limitMs, (signal) => firstLine(url, signal));
}

function firstLine(url: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port, host, pathname } = new URL(url);
    const name = hostname.replace(/^\[|\]$/g, "");
    const isSecured = protocol === "https:";
    const at = { host: name, port: port === "" ? (isSecured ? 443 : 80) : Number(port) };
    const ask = () => socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const socket = isSecured
      ? connectSecured({ ...at, rejectUnauthorized: false, ...(isIP(name) === 0 && { servername: name }) }, ask)
      : connectPlain(at, ask);
    socket.once("error", reject).once("data", (first: Buffer) => {
      const [, version] = /^HTTP\/(\d(?:\.\d)?) /.exec(first.toString("latin1")) ?? [];
      if (version === undefined) reject(new Error("no HTTP"));
      else resolve(version);
    });
    signal.addEventListener("abort", () => socket.destroy());
  });
}

interface SecureConnection {
  readonly protocol: string;
  readonly offersHttp2: boolean;
  readonly certificate: {
    readonly subject: string;
    readonly issuer: string;
    readonly names: readonly string[];
    readonly validFrom: number;
    readonly validTo: number;
    readonly isForHost: boolean;
    readonly chainFault: string | undefined;
  };
}

/**
 * A TLS handshake that goes on whatever the certificate is, and what the server showed.
 * @param ca authorities to trust instead of Node's own
 */
export function secureConnection(
  host: string,
  port: number,
  limitMs: number,
  ca?: string,
): Promise<SecureConnection | { readonly failure: string }> {
  return withLimit<SecureConnection>(limitMs, (signal) => shaken(host, port, ca, signal));
}

function shaken(host: string, port: number, ca: string | undefined, signal: AbortSignal): Promise<SecureConnection> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      {
        host,
        port,
        rejectUnauthorized: false,
        ALPNProtocols: ["h2", "http/1.1"],
        ...(isIP(host) === 0 && { servername: host }),
        ...(ca !== undefined && { ca }),
      },
      () => resolve(describe(socket, host)),
    );
    socket.once("error", reject);
    signal.addEventListener("abort", () => socket.destroy());
  });
}

function describe(socket: TLSSocket, host: string): SecureConnection {
  const certificate = socket.getPeerCertificate();
  // Node reports the error's code, whatever its type says.
  const fault = socket.authorized ? undefined : String(socket.authorizationError);
  return {
    protocol: socket.getProtocol() ?? "unknown",
    offersHttp2: socket.alpnProtocol === "h2",
    certificate: {
      subject: nameOf(certificate.subject),
      issuer: nameOf(certificate.issuer),
      names: (certificate.subjectaltname ?? "").split(", ").flatMap((entry) => {
        const [, name] = /^(?:DNS|IP Address):(.+)$/.exec(entry) ?? [];
        return name === undefined ? [] : [name];
      }),
      validFrom: Date.parse(certificate.valid_from),
      validTo: Date.parse(certificate.valid_to),
      isForHost: checkServerIdentity(host, certificate) === undefined,
      chainFault: fault === "ERR_TLS_CERT_ALTNAME_INVALID" ? undefined : fault,
    },
  };
}

function nameOf(name: PeerCertificate["subject"] | undefined): string {
  const text = name?.CN ?? name?.O;
  return text === undefined ? "nobody" : String(text);
}

/**
 * Waits for something at the network, but not longer than the limit. Never rejects.
 * @param work gets a signal that aborts when nobody waits any more, also after the end
 */
async function withLimit<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T | Failure> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => resolve({ failure: "timed-out" }), limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } catch (error) {
    return { failure: codeOf(error) };
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** The code of an error, or of the first of several: one for each address. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
