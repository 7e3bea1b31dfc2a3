import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { Site } from "../support/start-site.ts";
import type { BrowserPage } from "./browser-page.ts";
import type { WebKit } from "./find-browsers.ts";
import { PROBLEMS_KEY, startProblemsProxy, USER_AGENT_KEY } from "./problems-proxy.ts";
import { openWebDriver } from "./webdriver.ts";

const ENTER = "\uE007";
const TAB = "\uE004";
/** The name that WebDriver gives to an element in JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A page in WebKitGTK, the engine of Safari, by the W3C's WebDriver on a screen without a monitor. */
export async function openWebKitPage({ driver, browser, xvfb }: WebKit, site: Pick<Site, "url">): Promise<BrowserPage> {
  const proxy = await startProblemsProxy(site);
  const screen = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await displayOf(screen);
  const port = await freePort();
  const program = spawn(driver, ["-p", String(port)], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      TZ: "Asia/Bangkok",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const session = await openWebDriver(`http://127.0.0.1:${port}`, {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
  });
  const post = (path: string, body: object = {}) => session.command("POST", path, body);
  const execute = (script: string, args: readonly unknown[] = []) => post("/execute/sync", { script, args });
  // A promise's value comes back, too.
  const run: BrowserPage["run"] = async <T>(task: (...args: never) => T, ...args: readonly unknown[]) =>
    (await execute(`return (${task.toString()})(...arguments)`, args)) as T;
  const pressKeys = async (keys: string) => {
    const focused = (await session.command("GET", "/element/active")) as Readonly<Record<string, string>>;
    await post(`/element/${focused[ELEMENT]}/value`, { text: keys });
  };
  return {
    userAgent: await run(() => navigator.userAgent),
    url: proxy.url,
    async problems() {
      const noted = await run((key) => {
        const words = JSON.parse(sessionStorage.getItem(key) || "[]") as string[];
        sessionStorage.removeItem(key);
        return words;
      }, PROBLEMS_KEY);
      return [...noted, ...proxy.problems()];
    },
    run,
    async open(url) {
      await post("/url", { url });
    },
    async resize(width, height) {
      await post("/window/rect", { width, height });
    },
    type: pressKeys,
    press: (key) => pressKeys(key === "Enter" ? ENTER : TAB),
    async clickAt(x, y) {
      const actions = [
        { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await post("/actions", {
        actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
      });
    },
    async upload(selector, file) {
      const input = await post("/element", { using: "css selector", value: selector });
      await post(`/element/${(input as Readonly<Record<string, string>>)[ELEMENT]}/value`, { text: file });
    },
    async pretendToBe(userAgent) {
      await run((key, name) => sessionStorage.setItem(key, name), USER_AGENT_KEY, userAgent);
    },
    async screenshot(file) {
      writeFileSync(file, Buffer.from(String(await session.command("GET", "/screenshot")), "base64"));
    },
    async close() {
      await session.end().catch(() => undefined);
      await Promise.all([program, screen].map(stop));
      proxy.close();
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.stdio[3]?.once("data", (number: Buffer) => resolve(number.toString().trim()));
    screen.once("exit", () => reject(new Error("Xvfb ended")));
  });
}

/** The driver cannot choose a free port itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
