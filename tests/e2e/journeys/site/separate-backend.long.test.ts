import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { PAGE_TEMPLATE } from "../../../../contracts/delivery/built-brand.ts";
import { readBrand } from "../../../../web/brand/brand.ts";
import sanam from "../../../../web/brand/brands/sanam/sanam.json" with { type: "json" };
import { loadDrawPng } from "../../../../web/brand/files/draw-png.ts";
import { siteFiles } from "../../../../web/brand/files/site-files.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { openVisitor } from "../../support/open-page.ts";
import { DESKTOP } from "../../support/screen-sizes.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { signIn } from "../../support/sign-in.ts";
import { type Site, startSite } from "../../support/start-site.ts";
import { type StaticSite, startStaticSite } from "../../support/start-static-site.ts";

const CHAT_ORIGIN = "https://chat.example";
const CHAT = "https://chat.example/widget/1.js";
const folder = mkdtempSync(join(tmpdir(), "sanam-separate-backend-"));

let browser: Browser;
let house: Site;
let site: StaticSite;
let context: BrowserContext;
let page: Page;
let violations: string[];

beforeAll(async () => {
  site = await startStaticSite();
  [browser, house] = await Promise.all([sharedBrowser(), startSite({ otherSites: [site.url] })]);
  await build();
  site.serve(join(folder, "site"));
});

afterAll(async () => {
  await closeContexts(browser);
  await house?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await house.control("/reset", {});
  ({ context, page } = await openVisitor(browser, DESKTOP));
  violations = [];
  page.on("console", (message) => {
    if (/content security policy|trusted ?type|cors/i.test(message.text())) violations.push(message.text());
  });
  await page.route(`${CHAT_ORIGIN}/**`, (route) => {
    const body = route.request().url() === CHAT ? `(${chatWidget.toString()})();` : "";
    return route.fulfill({ contentType: "text/javascript", body });
  });
});

afterEach(() => context.close());

/** Writes the files of a brand whose backend and chat have other origins beside the build, as an operator does. */
async function build(): Promise<void> {
  const target = join(folder, "site");
  cpSync(join(ROOT, "build/web"), target, { recursive: true });
  const elsewhere = { ...sanam, id: "elsewhere", backendUrl: house.url, chatScriptUrl: CHAT };
  const template = readFileSync(join(target, PAGE_TEMPLATE), "utf8");
  const files = siteFiles([{ brand: unwrap(readBrand(elsewhere)) }], template, await loadDrawPng());
  for (const [name, content] of files) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), content);
  }
}

/** Does what a chat provider's script does: writes markup, styles and another script from plain strings. */
function chatWidget(): void {
  type Api = Record<string, (...args: readonly unknown[]) => void>;
  const api = (window as unknown as { Tawk_API: Api }).Tawk_API;
  const box = document.createElement("div");
  box.id = "chat";
  box.innerHTML = '<p style="color: rgb(1, 2, 3)">chat</p>';
  document.body.append(box);
  const more = document.createElement("script");
  more.src = "https://chat.example/widget/more.js";
  document.head.append(more);
  const received: unknown[] = [];
  Object.assign(window, { chatReceived: received });
  Object.assign(api, {
    setAttributes: (attributes: unknown) => received.push(attributes),
    addTags: (tags: unknown) => received.push(tags),
    showWidget: () => {
      box.hidden = false;
    },
    hideWidget: () => {
      box.hidden = true;
    },
  });
  api["onLoad"]?.();
}

async function goToDashboard(): Promise<void> {
  await page.goto(`${site.url}/login`);
  await signIn(page);
  await page.getByRole("heading", { name: /^สวัสดี/ }).waitFor();
}

describe("static files with a backend at another origin", () => {
  test("let a member sign in, deposit with one key, play and open embedded pages, and violate no policy", async () => {
    await goToDashboard();
    await page.getByRole("complementary").getByText("324,850").waitFor();
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url() === `${house.url}/api/auth/deposit-request`)
        keys.push(request.headers()["idempotency-key"]);
    });
    await page.goto(`${site.url}/auth/deposit`);
    await page.getByRole("textbox").fill("1,000");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "ฉันโอนแล้ว" }).waitFor();
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,}$/)]);

    await page.goto(`${site.url}/auth/games/casino/all?game=sanam-dice`);
    await page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
    const game = page.frameLocator("iframe");
    await game.getByRole("button", { name: /^เล่น ฿/ }).waitFor();
    await page.getByRole("button", { name: "จบเกม" }).click();
    await expect.poll(() => page.locator("iframe").count()).toBe(0);

    await page.goto(`${site.url}/auth/media/movie`);
    await page.frameLocator("iframe").locator("body").waitFor();
    expect(page.frames().some((frame) => frame.url().startsWith(`${house.url}/mock-providers/`))).toBe(true);
    expect(violations).toEqual([]);
  });
});

describe("the live chat", () => {
  const chat = () => page.locator("#chat");
  const recordChatRequests = () => {
    const urls: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(`${CHAT_ORIGIN}/`)) urls.push(request.url());
    });
    return urls;
  };

  test("loads for members only, gets their details, and is hidden when they sign out", async () => {
    const urls = recordChatRequests();
    await page.goto(`${site.url}/`);
    await page.locator("[name=username]").waitFor();
    await page.waitForLoadState("networkidle");
    expect(urls).toEqual([]);

    await goToDashboard();
    await chat().getByText("chat").waitFor();
    await expect.poll(() => urls).toEqual([CHAT, `${CHAT_ORIGIN}/widget/more.js`]);
    expect(
      await chat()
        .locator("p")
        .evaluate((line) => getComputedStyle(line).color),
    ).toBe("rgb(1, 2, 3)");
    const host = new URL(site.url).hostname;
    const received = await page.evaluate(
      () => (window as unknown as { chatReceived: readonly unknown[] }).chatReceived,
    );
    expect(received.slice(0, 2)).toEqual([
      {
        name: expect.stringMatching(/./),
        email: `gold@${host}`,
        phone: expect.stringMatching(/^0\d{9}$/),
        username: "gold",
        bankName: expect.stringMatching(/./),
        bankId: expect.stringMatching(/^\d{10,}$/),
        level: "gold",
        point: expect.any(Number),
      },
      [host],
    ]);

    await page.getByRole("button", { name: /^บัญชีของฉัน/ }).click();
    await page.getByRole("banner").getByRole("button", { name: "ออกจากระบบ" }).click();
    await page.getByRole("dialog", { name: "ออกจากระบบ?" }).getByRole("button", { name: "ออกจากระบบ" }).click();
    await page.waitForURL(`${site.url}/login`);
    await chat().waitFor({ state: "hidden" });
    expect(violations).toEqual([]);
  });

  test("changes nothing on the site when it fails to load", async () => {
    await page.route(`${CHAT_ORIGIN}/**`, (route) => route.abort());
    await goToDashboard();
    await page.getByRole("complementary").getByText("324,850").waitFor();
    expect(await chat().count()).toBe(0);
  });
});
