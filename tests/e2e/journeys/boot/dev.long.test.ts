import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { openContext } from "../../support/open-context.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";

const COPIED = ["core", "contracts", "adapters", "web", "cli", "package.json", "package-lock.json"];
const SCREEN = "web/screens/login/login-screen.tsx";
const STYLE = "web/ui/controls/button.module.css";
const TEXT = "web/text/th/session/sign-in.ts";
const ENGLISH_TEXT = "web/text/en/session/sign-in.ts";
const SHELL_TEXT = "web/text/th/site/shell.ts";
const BRAND = "web/brand/brands/sanam/sanam.json";
const HOUSE = "adapters/server/site/small-files.ts";
const PATIENT = { timeout: 60_000 };
const READY = /Sanam is ready: (http:\S+)/;

interface DevServer {
  readonly child: ChildProcess;
  readonly said: () => string;
}

/** A copy of the project, because the tests edit its files. */
const copy = realpathSync(mkdtempSync(join(tmpdir(), "sanam-dev-")));
let dev: DevServer;
let url = "";
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"), "junction");
  dev = start(["--port", "0"]);
  url = await ready(dev);
  const context = await openContext(await sharedBrowser(), undefined, { serviceWorkers: "allow" });
  page = await context.newPage();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
});

afterAll(async () => {
  await closeContexts(await sharedBrowser());
  const { child } = dev;
  if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "close");
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

test("a page follows a screen, a style, texts in each language and a brand, and keeps what was typed", async () => {
  await page.goto(`${url}/login`);
  await page.locator("[name=username]").fill("gold");
  const submit = page.locator("form button[type=submit]");
  const color = await styleOf(submit, "background-color");

  await edit(SCREEN, "<h2>{signInText.title}</h2>", "<h2>{signInText.title} 2569</h2>");
  await page.getByRole("heading", { name: "2569" }).waitFor();
  await edit(STYLE, ".button {", ".button {\n  letter-spacing: 3px;");
  await expect.poll(() => styleOf(submit, "letter-spacing")).toBe("3px");
  await edit(TEXT, "ยินดีต้อนรับกลับมา", "ข้อความใหม่");
  await page.getByText("ข้อความใหม่").waitFor();
  // Read by the frame around every screen, and by the page that the house serves.
  await edit(SHELL_TEXT, '"สมัครสมาชิก"', '"เข้าร่วม"');
  await page.getByRole("banner").getByText("เข้าร่วม").waitFor();
  await edit(BRAND, "#1fbf75", "#8a5cf6");
  await expect.poll(() => styleOf(submit, "background-color")).not.toBe(color);

  await page.locator("select").first().selectOption("en");
  await page.getByText("Welcome back").waitFor();
  await edit(ENGLISH_TEXT, "Welcome back", "Hello again");
  await page.getByText("Hello again").waitFor();

  await page.locator("[name=password]").fill("demo1234");
  await page.keyboard.press("Enter");
  // The name is still in the form, or nobody could sign in.
  await page.waitForURL(`${url}/auth/dashboard`);
  await credit().waitFor();
  expect(problems).toEqual([]);
});

test("a page reads a brand's name again, and the served page has it", async () => {
  await edit(BRAND, '"name": "สนาม"', '"name": "สนามใหม่"');
  await expect.poll(() => page.title()).toContain("สนามใหม่");
  expect(await (await fetch(url, { headers: { accept: "text/html" } })).text()).toContain("<title>สนามใหม่</title>");
  await openDashboard();
  await edit(BRAND, "#8a5cf6", "no colour");
  const problem = page.locator("vite-error-overlay").getByText(/themeColor/);
  await problem.first().waitFor({ state: "attached" });
  // A page that comes while it stands is told, too.
  await page.reload();
  await problem.first().waitFor({ state: "attached" });
  expect(dev.said()).toMatch(/themeColor.*The brands stay as they were/);
  await comesAnew(() => edit(BRAND, "no colour", "#8a5cf6"));
  await credit().waitFor();
});

test("the house starts again with its changed code and its members; wrong code leaves it as it was", async () => {
  const robots = async () => (await fetch(`${url}/robots.txt`)).text();
  await edit(HOUSE, "robotsText(searchable)", 'robotsText(searchable).replace("*", "anybody")');
  await expect.poll(robots).toContain("anybody");
  await openDashboard();

  await edit(HOUSE, "export function", "export funtion");
  await page.locator("vite-error-overlay").waitFor({ state: "attached" });
  expect(await robots()).toContain("anybody");
  await comesAnew(() => edit(HOUSE, "export funtion", "export function"));
  await credit().waitFor();
});

test("a mistake in a screen is shown over the page, which goes on once it is corrected", async () => {
  const screen = "web/screens/dashboard/dashboard-screen.tsx";
  await openDashboard();
  await edit(screen, "return (", "return ((");
  await page.locator("vite-error-overlay").waitFor({ state: "attached" });
  await edit(screen, "return ((", "return (");
  await expect.poll(() => page.locator("vite-error-overlay").count()).toBe(0);
  await credit().waitFor();
});

test("the games' page, the pictures, the streams and the controls of the house are at the same address", async () => {
  const game = await fetch(`${url}/play/game.html`);
  expect(game.headers.get("content-security-policy")).toContain("sandbox allow-scripts");
  expect((await fetch(`${url}/sandbox/clock`)).status).toBe(200);
  await openDashboard();
  const sources = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
  expect(sources.some((source) => source.startsWith(`${url}/pictures/`))).toBe(true);
  expect(await page.evaluate(() => "serviceWorker" in navigator)).toBe(false);
  // The house tells the page of the money.
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ amount: 1_000_000 });
  await fetch(`${url}/sandbox/members/gold/top-up`, { method: "POST", headers, body });
  await page.getByRole("main").getByText("1,324,850").waitFor();
});

test("a page of a server that was away comes back by itself", async () => {
  const { port } = new URL(url);
  dev.child.kill("SIGINT");
  expect(await once(dev.child, "close")).toEqual([0, null]);
  await comesAnew(() => {
    dev = start([], { PORT: port });
  });
  expect(await ready(dev)).toBe(url);
});

test("a chosen port that is taken is refused, the usual one gives way to another", async () => {
  const refused = start([], { PORT: new URL(url).port });
  expect(await once(refused.child, "close")).toEqual([1, null]);
  expect(refused.said()).toMatch(/^sanam: Port \d+ on 127\.0\.0\.1 is already in use\..*\n$/m);
  const first = start();
  const second = start();
  const urls = await Promise.all([first, second].map(ready));
  for (const { child } of [first, second]) {
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([0, null]);
  }
  expect(urls[0]).not.toBe(urls[1]);
});

/** A signed-in member's, whose modules have all come. */
async function openDashboard(): Promise<void> {
  await page.goto(`${url}/auth/dashboard`);
  const username = page.locator("[name=username]");
  await credit().or(username).first().waitFor();
  if (await username.isVisible()) {
    await username.fill("gold");
    await page.locator("[name=password]").fill("demo1234");
    await page.keyboard.press("Enter");
  }
  await credit().waitFor();
}

/** Vite loads a page again when its first update corrects an error, or when its server comes back. */
async function comesAnew(act: () => void | Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await act();
  await expect.poll(() => page.evaluate(() => "isOld" in window).catch(() => true), PATIENT).toBe(false);
  await expect.poll(() => page.locator("vite-error-overlay").count()).toBe(0);
}

const credit = () => page.getByRole("main").getByText("324,850");

/** What `npm run dev` runs. */
function start(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): DevServer {
  const { PORT: _, NODE_ENV: __, VITEST: ___, ...own } = process.env;
  const child = spawn(process.execPath, [join(copy, "cli/boot/dev.mjs"), ...args], {
    cwd: copy,
    env: { ...own, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  return { child, said: () => said };
}

async function ready({ said }: DevServer): Promise<string> {
  const line = await vi.waitUntil(() => READY.exec(said()), PATIENT);
  return line[1] ?? "";
}

/** The watcher of files drops a change that follows another one of the same file within 50 ms. */
async function edit(name: string, from: string, to: string): Promise<void> {
  await setTimeout(100);
  const file = join(copy, name);
  const source = readFileSync(file, "utf8");
  if (!source.includes(from)) throw new Error(`${name} has no ${from}`);
  // Like an editor, which empties a file first.
  writeFileSync(file, "");
  await setTimeout(20);
  writeFileSync(file, source.replace(from, to));
}

function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);
}
