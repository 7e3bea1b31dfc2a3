import { MessageChannel, Worker } from "node:worker_threads";

export interface K6Run {
  readonly checks: Readonly<Record<string, { readonly passed: number; readonly failed: number }>>;
  readonly calls: readonly { readonly name: string; readonly status: number; readonly expected: boolean }[];
  readonly options: Readonly<Record<string, unknown>>;
  /** What ended the script early. */
  readonly problem: string | undefined;
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly headers: Record<string, string>;
}

/** Runs an exported script with the few functions of k6 that it uses. */
export async function runK6Script(
  script: string,
  env: Readonly<Record<string, string>>,
  iterations: number,
): Promise<K6Run> {
  const { port1, port2 } = new MessageChannel();
  const signal = new SharedArrayBuffer(4);
  const flag = new Int32Array(signal);
  port1.on("message", ({ method, url, body, headers }: Sent) => {
    void fetch(url, { method, headers, body, redirect: "manual" })
      .then(async (reply) => ({ status: reply.status, body: await reply.text() }))
      .catch((error: unknown) => ({ status: 0, body: String(error) }))
      .then((reply) => {
        port1.postMessage(reply);
        Atomics.store(flag, 0, 1);
        Atomics.notify(flag, 0);
      });
  });
  const worker = new Worker(new URL("./k6-worker.ts", import.meta.url), {
    workerData: { script, env, iterations, port: port2, signal },
    transferList: [port2],
  });
  try {
    return await new Promise<K6Run>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
  } finally {
    port1.close();
    await worker.terminate();
  }
}
