import { createServer as createHttp, type RequestListener } from "node:http";
import { createServer as createHttps } from "node:https";
import { type AddressInfo, createServer as createPlain, type Server, type Socket } from "node:net";
import { gzipSync } from "node:zlib";

/** Signed by itself, for this test only: it protects nothing. */
const TLS = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUDPAi325qip0aTcaszjBVYSpkB1IwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE3MTM0NloYDzIxMjYxMDI5
MTcxMzQ2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQbYvs6pCD/oaLXVe2Y4231sTkMqWVyPsEaO1WQ30SO5j3BwPsq4enB
lAj6I5RqpIg2EvREQHthD4n+/9/AA20do1MwUTAdBgNVHQ4EFgQUfgH+NiUqEAfK
tx1Om2f/LAYXcxAwHwYDVR0jBBgwFoAUfgH+NiUqEAfKtx1Om2f/LAYXcxAwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAoyWiGIlrUNFNRbAEYaAYu
bkCmv04WLu2/3p8g/vEdIwIhAJAwHZPvBtz9ufUcR3p9GKFeLvQH3OQDE6ARCKk6
eidu
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgj4JUq/MGs5L9P6W6
oodG0Gqfe9eHH6cn96KTdIMw4ByhRANCAAQbYvs6pCD/oaLXVe2Y4231sTkMqWVy
PsEaO1WQ30SO5j3BwPsq4enBlAj6I5RqpIg2EvREQHthD4n+/9/AA20d
-----END PRIVATE KEY-----`,
};

interface Opened {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Calls that came to the host that a redirect leads to. */
export interface OtherHost extends Opened {
  readonly calls: () => readonly string[];
}

export async function startOtherHost(): Promise<OtherHost> {
  const calls: string[] = [];
  const server = createHttp((request, response) => {
    calls.push(`${request.url} ${JSON.stringify(request.headers)}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  return { ...(await opened(server, "http")), calls: () => calls };
}

const json = (value: unknown): RequestListener => {
  return (_, response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
};
const page =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end("<!doctype html><h1>Welcome");

/** Servers that are no backend, or a broken one, by what they do. */
export const HOSTILE = {
  "answers with a page": () => opened(createHttp(page(200)), "http"),
  "answers with a page that is missing": () => opened(createHttp(page(404)), "http"),
  "is silent": () =>
    opened(
      createHttp(() => undefined),
      "http",
    ),
  resets: () =>
    opened(
      createHttp((request) => request.socket.resetAndDestroy()),
      "http",
    ),
  "closes at once": () =>
    opened(
      createPlain((socket) => socket.end()),
      "http",
    ),
  "does not speak HTTP": () =>
    opened(
      createPlain((socket) => socket.write("SSH-2.0-OpenSSH_9.7\r\n")),
      "http",
    ),
  "redirects to another path": () => opened(createHttp(redirect("/elsewhere?token=1")), "http"),
  "has a certificate of its own": () => opened(createHttps(TLS, json({})), "https"),
  "speaks no https": () => opened(createHttp(json({})), "https"),
  "is another product": () => opened(createHttp(json({ hello: "world" })), "http"),
  "has the wrong content type": () =>
    opened(
      createHttp((_, response) => void response.writeHead(200, { "content-type": "image/png" }).end("\u0089PNG")),
      "http",
    ),
  "answers without an end": () =>
    opened(
      createHttp((_, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const more = Buffer.alloc(1 << 20, "[");
        const write = (): void => void (response.destroyed || response.write(more, write));
        write();
      }),
      "http",
    ),
  "has huge headers": () =>
    opened(
      createHttp((_, response) => void response.writeHead(200, { "x-much": "a".repeat(100_000) }).end("{}")),
      "http",
    ),
  "answers one byte at a time": () =>
    opened(
      createHttp((_, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const timer = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(timer));
      }),
      "http",
    ),
  "sends a small reply that unpacks into much": () =>
    opened(
      createHttp((_, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
        response.end(gzipSync(Buffer.alloc(20 << 20)));
      }),
      "http",
    ),
  "only says that it goes on": () =>
    opened(
      createHttp((_, response) => response.writeProcessing()),
      "http",
    ),
  "answers without a body": () =>
    opened(
      createHttp((_, response) => void response.writeHead(204).end()),
      "http",
    ),
} as const;

export function redirect(location: string): RequestListener {
  return (_, response) => void response.writeHead(302, { location }).end();
}

export async function opened(server: Server, scheme: "http" | "https"): Promise<Opened> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
