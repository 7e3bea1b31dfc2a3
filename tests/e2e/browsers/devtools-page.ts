import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { attachToNewPage } from "./devtools.ts";

/** A page in a browser that Playwright cannot drive. */
export interface OldPage {
  readonly userAgent: string;
  /** Uncaught errors, console errors, failed loads and policy violations since the last call. */
  problems(): readonly string[];
  /** `METHOD path` of every request. */
  readonly requests: readonly string[];
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It may use only its arguments, and only the JavaScript of the old browser. */
  run<Args extends readonly unknown[], T>(task: (...args: Args) => T, ...args: Args): Promise<T>;
  /** Waits until a function in the page returns true. */
  until<Args extends readonly unknown[]>(task: (...args: Args) => boolean, ...args: Args): Promise<void>;
  type(text: string): Promise<void>;
  press(key: "Enter" | "Tab"): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 20_000;
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--lang=th-TH"];

export async function openOldPage(browser: string): Promise<OldPage> {
  const profile = mkdtempSync(join(tmpdir(), "sanam-floor-"));
  const child = spawn(browser, [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, TZ: "Asia/Bangkok" },
  });
  const devtools = await attachToNewPage(await devtoolsUrl(child));
  const problems: string[] = [];
  const requests: string[] = [];

  devtools.on("Runtime.exceptionThrown", ({ exceptionDetails: details }: Thrown) =>
    problems.push(`uncaught: ${details.exception?.description ?? details.text}`),
  );
  devtools.on("Runtime.consoleAPICalled", ({ type, args }: Called) => {
    if (type === "error") problems.push(`console: ${args.map((arg) => JSON.stringify(arg)).join(" ")}`);
  });
  devtools.on("Log.entryAdded", ({ entry }: Logged) => {
    // A directive that is newer than this browser is no mistake of the page.
    if (entry.text.startsWith("Unrecognized Content-Security-Policy directive")) return;
    if (entry.level === "error") problems.push(`${entry.source}: ${entry.text} ${entry.url ?? ""}`);
  });
  devtools.on("Network.requestWillBeSent", ({ request }: Sent) =>
    requests.push(`${request.method} ${new URL(request.url).pathname}`),
  );
  for (const domain of ["Page", "Runtime", "Log", "Network"]) await devtools.send(`${domain}.enable`);

  const run: OldPage["run"] = async <T>(task: (...args: never) => T, ...args: readonly unknown[]) => {
    const { result, exceptionDetails } = await devtools.send("Runtime.evaluate", {
      expression: `(${task.toString()})(...${JSON.stringify(args)})`,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`in the page: ${JSON.stringify(exceptionDetails)}`);
    return (result as { readonly value: T }).value;
  };
  const page: OldPage = {
    userAgent: await run(() => navigator.userAgent),
    problems: () => problems.splice(0),
    requests,
    run,
    async open(url) {
      const loaded = new Promise<void>((resolve) => devtools.on("Page.loadEventFired", () => resolve()));
      await devtools.send("Page.navigate", { url });
      await loaded;
    },
    async resize(width, height) {
      const mobile = width < 1024;
      await devtools.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile });
    },
    async until(task, ...args) {
      const end = performance.now() + TIMEOUT_MS;
      while (!(await run(task, ...args))) {
        if (performance.now() > end)
          throw new Error(`never true: ${task.toString()} ${JSON.stringify([args, problems.slice(0, 5)])}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async type(text) {
      await devtools.send("Input.insertText", { text });
    },
    async press(key) {
      const code = { Enter: 13, Tab: 9 }[key];
      const event = { key, code: key, windowsVirtualKeyCode: code, ...(key === "Enter" ? { text: "\r" } : {}) };
      await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
      await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
    },
    async screenshot(file) {
      const { data } = await devtools.send("Page.captureScreenshot");
      writeFileSync(file, Buffer.from(String(data), "base64"));
    },
    async close() {
      devtools.close();
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return page;
}

interface Thrown {
  readonly exceptionDetails: { readonly text: string; readonly exception?: { readonly description?: string } };
}
interface Called {
  readonly type: string;
  readonly args: readonly object[];
}
interface Logged {
  readonly entry: { readonly level: string; readonly source: string; readonly text: string; readonly url?: string };
}
interface Sent {
  readonly request: { readonly method: string; readonly url: string };
}

/** The DevTools address that the browser prints when it is ready. */
function devtoolsUrl({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    stderr?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const [, url] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
    stderr?.once("close", () => reject(new Error(`the browser ended: ${output}`)));
  });
}
