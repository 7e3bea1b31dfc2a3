import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { clickTwice } from "../../support/gestures.ts";
import { openVisitor } from "../../support/open-page.ts";
import { DESKTOP, PHONE } from "../../support/screen-sizes.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { signIn } from "../../support/sign-in.ts";
import type { Site } from "../../support/start-site.ts";
import { startBrandSite } from "./start-brand-site.ts";

const TOKEN = "a-token-of-staff";

/** The file that `sanam backend new` writes, as a process of its own. */
async function startBackend() {
  const env = { ...process.env, PORT: "0", STAFF_TOKEN: TOKEN, SITE_ORIGIN: "*", NODE_OPTIONS: "" };
  const file = join(ROOT, "adapters/starter/server.ts");
  const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { url: /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? "", stop };
}

let browser: Browser;
let backend: Awaited<ReturnType<typeof startBackend>>;
let site: Site;
beforeAll(async () => {
  backend = await startBackend();
  [browser, site] = await Promise.all([sharedBrowser(), startBrandSite({ backendUrl: backend.url })]);
});
afterAll(async () => {
  await closeContexts(browser);
  await site?.close();
  await backend?.stop();
});

const amount = (page: Page) => page.getByRole("textbox", { name: "จำนวนเงินที่จะฝาก" });
const submit = (page: Page) => page.locator("main button[type=submit]");

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
])("a member deposits on a starting backend, on a %s", async (_, size) => {
  const { page, context } = await openVisitor(browser, size);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/deposit-request")) asked.push(request.url());
  });
  await page.goto(`${site.url}/login`);
  await signIn(page, "demo");
  await page.getByRole("heading", { name: /^สวัสดี/ }).waitFor();

  await page.goto(`${site.url}/auth/deposit`);
  await amount(page).fill("0.5");
  await submit(page).click();
  await page.getByText("ฝากได้ ฿1 ถึง ฿200000").waitFor();
  await amount(page).fill("500.25");
  const before = asked.length;
  await clickTwice(submit(page));
  await page.getByText("โอนให้ตรงยอดนี้").waitFor();
  expect(asked.length - before).toBe(1);
  const id = (
    await page
      .getByText(/^D-[0-9a-f]{12}$/)
      .first()
      .innerText()
  ).trim();
  await page.getByRole("button", { name: "ฉันโอนแล้ว" }).click();
  await page.getByText("กำลังตรวจสอบยอด").first().waitFor();
  const approved = await fetch(`${backend.url}/staff/deposits/${id}/approve`, {
    method: "POST",
    headers: { "x-staff-token": TOKEN },
  });
  expect(approved.status).toBe(200);
  await page.clock.fastForward(60_000);
  await page.getByRole("heading", { name: "เงินเข้าแล้ว" }).waitFor();
  await page.getByRole("link", { name: "ดูใบเสร็จ" }).click();
  await page.locator("main").getByText("เงินเข้าเครดิตแล้ว").first().waitFor();
  // Its members have no bank account yet, which a withdrawal needs.
  await page.goto(`${site.url}/auth/withdraw`);
  await page.getByText("ยังไม่มีบัญชีธนาคารในระบบ").waitFor();
  expect(await page.locator("body").innerText()).not.toMatch(/ระบบขัดข้อง|โหลดข้อมูลไม่สำเร็จ|ลองใหม่/);
  await context.close();
});

test("a backend that dies in the middle of a deposit leaves its outcome unknown, and nothing is sent again", async () => {
  const { page, context } = await openVisitor(browser, PHONE);
  await page.goto(`${site.url}/login`);
  await signIn(page, "demo");
  await page.getByRole("heading", { name: /^สวัสดี/ }).waitFor();
  await page.goto(`${site.url}/auth/deposit`);
  await amount(page).fill("300");
  await backend.stop();
  await submit(page).click();
  await page.getByText("กำลังตรวจสอบผล").first().waitFor();
  await context.close();
});
