import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { HEADERS_FILE, type HeadersFile } from "../../../contracts/delivery/page-headers.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

export interface StaticSite {
  readonly url: string;
  /** Serves a folder from now on. */
  serve(folder: string): void;
  close(): Promise<void>;
}

/** A web server that does only what the README asks of an operator's: files, headers, one page for every path. */
export async function startStaticSite(): Promise<StaticSite> {
  let folder = "";
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://static");
    readReply(folder, pathname).then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (next) => {
      folder = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readReply(folder: string, pathname: string) {
  const name = /\.\w+$/.test(pathname) ? normalize(pathname) : "/index.html";
  const { rules } = JSON.parse(await readFile(join(folder, HEADERS_FILE), "utf8")) as HeadersFile;
  const body = await readFile(join(folder, name));
  const rule = rules.find(({ under }) => pathname.startsWith(under));
  return { headers: { ...rule?.headers, "content-type": TYPES[extname(name)] ?? "application/octet-stream" }, body };
}
