import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "../support/start-site.ts";
import { connectBidi } from "./bidi.ts";
import { type BrowserPage, isUnknownDirective } from "./browser-page.ts";

/** The site's language, and no traffic to other machines. */
const PREFERENCES = {
  "intl.accept_languages": "th-TH, th",
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};
const ENTER = "\uE007";
const TAB = "\uE004";

/** A page in Firefox, by WebDriver BiDi, which is a protocol of the W3C that Firefox itself speaks. */
export async function openBidiPage(browser: string, site: Pick<Site, "url">): Promise<BrowserPage> {
  const profile = mkdtempSync(join(tmpdir(), "sanam-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const child = spawn(browser, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, TZ: "Asia/Bangkok" },
  });
  const bidi = await connectBidi(`${await bidiUrl(child)}/session`);
  const problems: string[] = [];
  const cutOff = new Set<string>();
  bidi.on("log.entryAdded", ({ level, text, type }: Logged) => {
    if (level === "error" && text !== null && !isUnknownDirective(text)) problems.push(`${type}: ${text}`);
  });
  bidi.on("network.responseCompleted", ({ response }: Completed) => {
    if (response.status >= 400) problems.push(`network: ${response.status} ${response.url}`);
  });
  bidi.on("network.fetchError", ({ errorText, request }: Failed) => {
    if (errorText === "NS_BINDING_ABORTED") cutOff.add(request.url);
  });
  // A load that the page itself cuts off, as by leaving, is the worker's error to Firefox, when the worker answers it.
  const isCutOff = (problem: string) => cutOff.has(/‘(.*)’\. A ServiceWorker intercepted/.exec(problem)?.[1] ?? "");
  await bidi.send("session.new", { capabilities: {} });
  const events = ["log.entryAdded", "network.responseCompleted", "network.fetchError"];
  await bidi.send("session.subscribe", { events });
  const { contexts } = await bidi.send("browsingContext.getTree");
  const context = (contexts as readonly { readonly context: string }[])[0]?.context ?? "";

  const call = async (functionDeclaration: string, options: object = {}) => {
    const { result, exceptionDetails } = await bidi.send("script.callFunction", {
      functionDeclaration,
      target: { context },
      awaitPromise: true,
      userActivation: true,
      ...options,
    });
    if (exceptionDetails) throw new Error(`in the page: ${(exceptionDetails as { readonly text: string }).text}`);
    return result as { readonly value?: unknown; readonly sharedId?: string };
  };
  // JSON carries arguments and results, so that they are the same in every browser.
  const run: BrowserPage["run"] = async <T>(task: (...args: never) => T, ...args: readonly unknown[]) => {
    const code = `async () => JSON.stringify(await (${task.toString()})(...${JSON.stringify(args)}))`;
    const { value } = await call(code);
    return (typeof value === "string" ? JSON.parse(value) : undefined) as T;
  };
  const pressKeys = (keys: Iterable<string>) => {
    const actions = Array.from(keys).flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return bidi.send("input.performActions", { context, actions: [{ type: "key", id: "keyboard", actions }] });
  };
  return {
    userAgent: await run(() => navigator.userAgent),
    url: site.url,
    problems: () => Promise.resolve(problems.splice(0).filter((problem) => !isCutOff(problem))),
    run,
    async open(url) {
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async resize(width, height) {
      await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async type(text) {
      await pressKeys(text);
    },
    async press(key) {
      await pressKeys([key === "Enter" ? ENTER : TAB]);
    },
    async clickAt(x, y) {
      const actions = [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await bidi.send("input.performActions", { context, actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    async upload(selector, file) {
      const { sharedId } = await call(`() => document.querySelector(${JSON.stringify(selector)})`);
      await bidi.send("input.setFiles", { context, element: { sharedId }, files: [file] });
    },
    async pretendToBe(userAgent) {
      await bidi.send("emulation.setUserAgentOverride", { contexts: [context], userAgent });
    },
    async screenshot(file) {
      const { data } = await bidi.send("browsingContext.captureScreenshot", { context });
      writeFileSync(file, Buffer.from(String(data), "base64"));
    },
    async close() {
      const ended = child.exitCode === null ? once(child, "exit") : undefined;
      // Firefox closes its other processes itself.
      await bidi.send("browser.close").catch(() => child.kill("SIGKILL"));
      await ended;
      bidi.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Logged {
  readonly type: string;
  readonly level: string;
  readonly text: string | null;
}
interface Completed {
  readonly response: { readonly status: number; readonly url: string };
}

interface Failed {
  readonly errorText: string;
  readonly request: { readonly url: string };
}

/** The address that Firefox prints when it is ready. */
function bidiUrl({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    stderr?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
    stderr?.once("close", () => reject(new Error(`Firefox ended: ${output}`)));
  });
}
