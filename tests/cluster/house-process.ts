import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { findNode } from "../../cli/boot/install/find-node.mjs";
import { ROOT } from "../../cli/boot/root.mjs";
import { COMPILE_CACHE } from "../run/compile-cache.ts";
import { freePort } from "./free-port.ts";

/** A served house in a process of its own. */
export interface HouseProcess {
  readonly url: string;
  /** Where its checks and metrics are. */
  readonly opsUrl: string;
  readonly pid: number;
  /** Resolves when the process has ended, however it ended. */
  readonly ended: Promise<void>;
  /** Drains. */
  stop(): Promise<void>;
  /** Ends it at once, without a last word. */
  kill(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;
const LOOK_MS = 50;

/** What `npm start` runs. */
const WITH_SITE = "cli/boot/serve.ts";
/** The same without the built site. */
export const WITHOUT_SITE = "tests/cli/boot/serve-child.ts";

/** Where a server listens. */
interface HousePlace {
  readonly host: string;
  readonly port: number;
  readonly opsPort: number;
}

/** Starts a server, by default on free ports, and waits until its checks say that it is ready. */
export async function startHouseProcess(
  variables: Readonly<Record<string, string>>,
  script = WITH_SITE,
  place?: HousePlace,
): Promise<HouseProcess> {
  const { host, port, opsPort } = place ?? { host: "127.0.0.1", port: await freePort(), opsPort: await freePort() };
  const ports = { HOST: host, PORT: `${port}`, SANAM_OPS_HOST: host, SANAM_OPS_PORT: `${opsPort}` };
  // A house that starts every few seconds would need most of the processor to compile its sources.
  const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...ports, ...variables };
  const args = ["--disable-warning=ExperimentalWarning", join(ROOT, script)];
  const child = spawn(findNode(ROOT), args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let messages = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    messages = (messages + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const opsUrl = `http://${host}:${opsPort}`;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await ended;
  };
  await untilReady(opsUrl, child, () => messages);
  return {
    url: `http://${host}:${port}`,
    opsUrl,
    pid: child.pid ?? 0,
    ended,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

async function untilReady(opsUrl: string, child: ChildProcess, messages: () => string): Promise<void> {
  for (const until = performance.now() + READY_WITHIN_MS; performance.now() < until; ) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the house ended: ${messages()}`);
    if (await isReady(opsUrl)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  child.kill("SIGKILL");
  throw new Error(`the house was not ready in time: ${messages()}`);
}

/** What a balancer asks. Undefined when the answer is late, which says nothing about the house on a busy machine. */
export async function isReady(opsUrl: string): Promise<boolean | undefined> {
  try {
    return (await fetch(`${opsUrl}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError" ? undefined : false;
  }
}
