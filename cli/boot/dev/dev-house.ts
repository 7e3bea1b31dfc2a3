import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { BuiltFiles, ServedBrands } from "../../../contracts/delivery/built-brand.ts";

const THREAD = join(import.meta.dirname, "dev-house-thread.ts");
const HOST = "127.0.0.1";
/** Files are often saved together. */
const TOGETHER_MS = 50;
const STOP_MS = 3000;
const SECRET_KEY_BYTES = 32;

export interface DevHouseSite {
  readonly brands: ServedBrands;
  /** The files that all brands share, by path. */
  readonly files: BuiltFiles;
}

/** The site, first and after each change; then the end. */
export type ToThread = DevHouseSite | "stop";
/** Sent once, after the first site. */
export type FromThread = { readonly port: number } | { readonly failure: string };

export interface DevHouse {
  /** Where the house listens on this machine, as soon as it does. Rejects when it cannot start. */
  readonly port: () => Promise<number>;
  /** Starts the house with this site; later, gives it another one. */
  readonly serve: (site: DevHouseSite) => void;
  /** Puts a house with the code of this moment in its place. Rejects when that one cannot start. */
  readonly startAgain: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface House {
  readonly thread: Worker;
  readonly port: number;
}

/**
 * The house of the development server, in a thread of its own: a thread loads changed modules, which a process never
 * does. In memory, the data goes from house to house.
 */
export function openDevHouse(env: NodeJS.ProcessEnv, isInMemory: boolean, say: (sentence: string) => void): DevHouse {
  // The data contains secrets of members, which the next house must be able to read.
  const secretKey = isInMemory ? { SANAM_SECRET_KEY: randomBytes(SECRET_KEY_BYTES).toString("hex") } : {};
  const threads = new Set<Worker>();
  let site: DevHouseSite | undefined;
  let house: Promise<House> | undefined;
  let waiting: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  function start(): Promise<House> {
    const thread = new Worker(THREAD, { env: { ...env, ...secretKey } });
    threads.add(thread);
    thread.postMessage(site);
    return new Promise((resolve, reject) => {
      thread.once("message", (message: FromThread) => {
        if ("port" in message) return resolve({ thread, port: message.port });
        reject(new Error(message.failure));
        void stop(thread);
      });
      // An error that nothing handles, at any time. The thread ends with it.
      thread.on("error", (error: Error) => {
        threads.delete(thread);
        reject(error);
        say(`An error in the house: ${error.stack}`);
      });
    });
  }

  async function stop(thread: Worker): Promise<void> {
    if (!threads.delete(thread)) return;
    const ended = once(thread, "exit");
    thread.postMessage("stop");
    await Promise.race([ended, wait(STOP_MS).then(() => thread.terminate())]);
  }

  async function replace(): Promise<void> {
    const before = await house?.catch(() => undefined);
    if (before && isInMemory) {
      const next = await start();
      house = handOver(before.port, next.port)
        .catch((error: unknown) => say(`The house begins with the demo members only: ${String(error)}`))
        .then(() => next);
      await house;
      return void stop(before.thread);
    }
    // Two houses never share a folder.
    house = (before ? stop(before.thread) : Promise.resolve()).then(start);
    await house;
  }

  return {
    async port() {
      if (!house) throw new Error("The house has no site yet.");
      return (await house).port;
    },
    serve(next) {
      site = next;
      for (const thread of threads) thread.postMessage(site);
      if (!house) replace().catch(() => undefined);
    },
    startAgain() {
      waiting ??= last
        .then(() => wait(TOGETHER_MS))
        .then(() => {
          waiting = undefined;
          return replace();
        });
      last = waiting.catch(() => undefined);
      return waiting;
    },
    async close() {
      await Promise.all([...threads].map(stop));
    },
  };
}

/** Gives all data of a sandbox to another one. Rejects when one of them cannot, or has ended. */
async function handOver(from: number, to: number): Promise<void> {
  const address = (port: number) => `http://${HOST}:${port}/sandbox/snapshot`;
  const saved = await fetch(address(from));
  const headers = { "content-type": saved.headers.get("content-type") ?? "" };
  const loaded = await fetch(address(to), { method: "POST", headers, body: await saved.text() });
  if (!loaded.ok) throw new Error(await loaded.text());
}
