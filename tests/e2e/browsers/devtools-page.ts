import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "../support/start-site.ts";
import { type BrowserPage, isUnknownDirective } from "./browser-page.ts";
import { attachToNewPage } from "./devtools.ts";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--remote-debugging-port=0",
  "--lang=th-TH",
  "--accept-lang=th-TH,th",
];

/** A page in Chrome or Chromium, also in one that is too old for Playwright. */
export async function openDevtoolsPage(browser: string, site: Pick<Site, "url">): Promise<BrowserPage> {
  const profile = mkdtempSync(join(tmpdir(), "sanam-floor-"));
  const child = spawn(browser, [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, TZ: "Asia/Bangkok" },
  });
  const devtools = await attachToNewPage(await devtoolsUrl(child));
  const problems: string[] = [];

  devtools.on("Runtime.exceptionThrown", ({ exceptionDetails: details }: Thrown) =>
    problems.push(`uncaught: ${details.exception?.description ?? details.text}`),
  );
  devtools.on("Runtime.consoleAPICalled", ({ type, args }: Called) => {
    if (type === "error") problems.push(`console: ${args.map((arg) => JSON.stringify(arg)).join(" ")}`);
  });
  devtools.on("Log.entryAdded", ({ entry }: Logged) => {
    if (isUnknownDirective(entry.text)) return;
    if (entry.level === "error") problems.push(`${entry.source}: ${entry.text} ${entry.url ?? ""}`);
  });
  let whenLoaded = () => {};
  devtools.on("Page.loadEventFired", () => whenLoaded());
  for (const domain of ["Page", "Runtime", "Log", "Network"]) await devtools.send(`${domain}.enable`);

  const run: BrowserPage["run"] = async <T>(task: (...args: never) => T, ...args: readonly unknown[]) => {
    const { result, exceptionDetails } = await devtools.send("Runtime.evaluate", {
      expression: `(${task.toString()})(...${JSON.stringify(args)})`,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`in the page: ${JSON.stringify(exceptionDetails)}`);
    return (result as { readonly value: T }).value;
  };
  return {
    userAgent: await run(() => navigator.userAgent),
    url: site.url,
    problems: () => Promise.resolve(problems.splice(0)),
    run,
    async open(url) {
      const loaded = new Promise<void>((resolve) => {
        whenLoaded = resolve;
      });
      await devtools.send("Page.navigate", { url });
      await loaded;
    },
    async resize(width, height) {
      const mobile = width < 1024;
      await devtools.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile });
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
    async clickAt(x, y) {
      const event = { x, y, button: "left", clickCount: 1 };
      await devtools.send("Input.dispatchMouseEvent", { type: "mousePressed", ...event });
      await devtools.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...event });
    },
    async upload(selector, file) {
      const expression = `document.querySelector(${JSON.stringify(selector)})`;
      const { result } = await devtools.send("Runtime.evaluate", { expression });
      await devtools.send("DOM.setFileInputFiles", {
        files: [file],
        objectId: (result as { readonly objectId: string }).objectId,
      });
    },
    async pretendToBe(userAgent) {
      await devtools.send("Emulation.setUserAgentOverride", { userAgent });
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
