import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { DeriveKey, KeyOrder } from "./scrypt-passwords.ts";

/** Threads of our own: in Node's pool the hashes would hold up files and names. */
export interface ScryptThreads {
  readonly threads: number;
  readonly derive: DeriveKey;
  readonly close: () => Promise<void>;
}

/** One core stays free for everything else. */
const DEFAULT_THREADS = Math.max(1, availableParallelism() - 1);

/** A text and not a file, because the bundle of the tool has no file of its own for it. */
const WORKER = `
  const { parentPort } = require("node:worker_threads");
  const { scryptSync } = require("node:crypto");
  parentPort.on("message", ({ text, salt, bytes, options }) => {
    try {
      parentPort.postMessage({ key: scryptSync(text, salt, bytes, options) });
    } catch (error) {
      parentPort.postMessage({ failure: error.message });
    }
  });
`;

interface Job {
  readonly order: KeyOrder;
  readonly resolve: (key: Buffer) => void;
  readonly reject: (error: Error) => void;
}

type Reply = { readonly key: Uint8Array } | { readonly failure: string };

/** Starts a thread when there is work for it. A waiting thread does not keep the process alive. */
export function createScryptThreads(threads: number = DEFAULT_THREADS): ScryptThreads {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Job[] = [];
  const running = new Map<Worker, Job>();

  function start(): Worker {
    const worker = new Worker(WORKER, { eval: true });
    all.add(worker);
    worker.on("message", (reply: Reply) => {
      const job = running.get(worker);
      running.delete(worker);
      worker.unref();
      idle.push(worker);
      if ("key" in reply) job?.resolve(Buffer.from(reply.key));
      else job?.reject(new Error(reply.failure));
      next();
    });
    worker.on("error", (error: Error) => end(worker, error));
    worker.on("exit", () => end(worker, new Error("the thread ended")));
    return worker;
  }

  function end(worker: Worker, error: Error): void {
    if (!all.delete(worker)) return;
    const index = idle.indexOf(worker);
    if (index >= 0) idle.splice(index, 1);
    running.get(worker)?.reject(error);
    running.delete(worker);
    next();
  }

  function next(): void {
    while (waiting.length > 0) {
      const worker = idle.pop() ?? (all.size < threads ? start() : undefined);
      const job = worker && waiting.shift();
      if (!worker || !job) return;
      running.set(worker, job);
      worker.ref();
      worker.postMessage(job.order);
    }
  }

  return {
    threads,
    derive: (order) =>
      new Promise((resolve, reject) => {
        waiting.push({ order, resolve, reject });
        next();
      }),
    async close() {
      for (const { reject } of waiting.splice(0)) reject(new Error("the house is closing"));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
