import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT } from "../../../cli/boot/root.mjs";
import type { Site } from "./start-site.ts";

const HASHES = new Set(
  readdirSync(join(ROOT, "build/web/assets")).flatMap((name) => /-([\w-]{7})\.\w+$/.exec(name)?.[1] ?? []),
);
const ANY_HASH = new RegExp([...HASHES].join("|"), "g");
/** The name of a file's next release; the same function leads back. */
const turned = (hash: string): string => hash.split("").reverse().join("");
const TEXT = /html|javascript|css|json/;

/** A site of which a new build can be released: the same code, in which every asset has another name. */
export interface ReleasingSite extends Site {
  /** From now on only the new build is there. */
  release(): void;
  /** From now on the worker names a file that is not there, so that it cannot be installed. */
  breakWorker(): void;
  /** Answers later from now on: what a worker requests is on no slow line of a page. */
  delay(ms: number): void;
  /** From now on there is no worker. */
  removeWorker(): void;
}

export async function startReleasingSite(site: Site): Promise<ReleasingSite> {
  if (HASHES.size < 50) throw new Error("the names of the build have another form than expected");
  let released = false;
  let hasWorker = true;
  let brokenWorker = false;
  let delayMs = 0;
  const back = new Map([...HASHES].map((hash) => [turned(hash), hash]));
  const server = createServer((request, response) => {
    const answer = async () => {
      const path = request.url ?? "/";
      if (delayMs > 0) await wait(delayMs);
      const [, hash = ""] = /^\/assets\/.*-([\w-]{7})\.\w+$/.exec(path) ?? [];
      const gone = (released && hash !== "" && !back.has(hash)) || (!hasWorker && path === "/worker.js");
      if (gone) return response.writeHead(404).end();
      const body: Buffer[] = [];
      for await (const chunk of request) body.push(chunk as Buffer);
      const { host: _host, connection: _connection, "if-none-match": _tag, ...headers } = request.headers;
      const reply = await fetch(
        site.url + path.replace(hash || "\0", (name) => (released ? (back.get(name) ?? name) : name)),
        {
          method: request.method ?? "GET",
          headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
          ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
        },
      );
      const type = reply.headers.get("content-type") ?? "";
      const sent = Object.fromEntries(
        [...reply.headers].filter(([name]) => !/^(content-length|etag|connection)$/.test(name)),
      );
      if (!released || !TEXT.test(type) || path.startsWith("/api/")) {
        response.writeHead(reply.status, sent);
        for await (const chunk of reply.body ?? []) response.write(chunk);
        return response.end();
      }
      const text = (await reply.text()).replace(ANY_HASH, turned);
      const isBroken = brokenWorker && path === "/worker.js";
      return response.writeHead(reply.status, sent).end(isBroken ? text.replace(/url:.\/assets\//, "$&lost-") : text);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...site,
    url: `http://127.0.0.1:${port}`,
    release: () => {
      released = true;
    },
    breakWorker: () => {
      brokenWorker = true;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    removeWorker: () => {
      hasWorker = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
