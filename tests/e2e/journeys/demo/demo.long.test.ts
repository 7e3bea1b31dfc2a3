import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { ROBOTS_FILE, robotsText } from "../../../../contracts/delivery/robots.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { demoText } from "../../../../web/text/th/platform/demo.ts";
import { inThai } from "../../../in-thai.ts";
import { findTextsByWords } from "../../support/broken-text.ts";
import { buildDemo } from "../../support/build-demo.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { newPerson, registrationForm } from "../../support/forms/registration-form.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { NOON } from "../../support/noon.ts";
import { currentProblems } from "../../support/page-problems.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { signIn } from "../../support/sign-in.ts";
import { type StaticSite, startStaticSite } from "../../support/start-static-site.ts";

const folder = mkdtempSync(join(tmpdir(), "sanam-demo-"));
/** Every chunk and picture comes from the host, and no call of the contract. */
const calls: string[] = [];
const problems: string[] = [];

let browser: Browser;
let site: StaticSite;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  site = await startStaticSite();
  [browser] = await Promise.all([sharedBrowser(), buildDemo(folder)]);
  site.serve(folder);
});
afterAll(async () => {
  await closeContexts(browser);
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: PHONE, locale: "th-TH" });
  context.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== site.url || pathname.startsWith("/api")) calls.push(request.url());
  });
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  // A bonus is offered at some hours only, and its choice is one step more.
  await context.clock.install({ time: NOON });
  context.on("weberror", (error) => problems.push(String(error.error())));
  page = await context.newPage();
  findTextsByWords(page);
});
afterEach(() => context.close());

test("no search engine is invited", () => {
  expect(readFileSync(join(folder, ROBOTS_FILE), "utf8")).toBe(robotsText(false));
});

const bar = (of = page) => of.getByRole("complementary", { name: "เดโม" });
const control = (name: string) => bar().getByRole("button", { name });
const go = (path: string) => page.goto(`${site.url}${path}`);
const arrive = (path: string) => page.waitForURL(`${site.url}${path}`);

test("a static host shows the whole site: register, deposit, play, withdraw, come back, start again", async () => {
  const register = registrationForm({
    get page() {
      return page;
    },
    go,
    arrive,
  });
  await go("/register");
  await bar().getByText("ไม่ใช่เงินจริง").waitFor();
  const person = newPerson();
  await register.goToStep2(person);
  await register.fillStep2(person);
  await register.submit().click();
  await register.waitForDashboard();

  // The bar is on every page, and its staff approve only when they are asked to.
  await bar().getByText("ตัวช่วยเดโม").click();
  await control("อนุมัติรายการอัตโนมัติ").click();
  await expect.poll(() => control("อนุมัติรายการอัตโนมัติ").getAttribute("aria-pressed")).toBe("false");
  await go("/auth/deposit");
  await amountForm({ page }, "จำนวนเงินที่จะฝาก").send("500");
  await page.getByRole("button", { name: "ฉันโอนแล้ว" }).click();
  await page.getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
  await bar().getByText("ตัวช่วยเดโม").click();
  await control("อนุมัติรายการที่รออยู่").click();
  // The amount shows before the approval. A page that is left earlier takes its house, and the approval, with it.
  await page.getByRole("heading", { name: "เงินเข้าแล้ว" }).waitFor();

  // The game's frame has no origin, and its house is in the page around it.
  await go("/auth/games/casino/all?game=sanam-dice");
  await page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
  await page
    .frameLocator("iframe")
    .getByRole("button", { name: /^เล่น ฿/ })
    .click();
  await page
    .frameLocator("iframe")
    .locator("#outcome")
    .filter({ hasText: /^(ถูก|ไม่ถูก)/ })
    .waitFor();
  await page.getByRole("button", { name: "จบเกม" }).click();
  await page.getByText("เงินทั้งหมดอยู่ในเครดิตของคุณแล้ว").waitFor();

  await go("/auth/withdraw");
  await withdrawForm({ page }).withdraw("120");
  const open = page.getByRole("region", { name: "กำลังดำเนินการ" });
  await open.getByText("฿120.00").waitFor();

  // Another tab and a reload have the same house; a day later the request is paid.
  const other = await context.newPage();
  await other.goto(`${site.url}/auth/withdraw`);
  await other.getByRole("region", { name: "กำลังดำเนินการ" }).getByText("฿120.00").waitFor();
  await bar(other).getByText("ตัวช่วยเดโม").click();
  await bar(other).getByRole("button", { name: "อนุมัติรายการที่รออยู่" }).click();
  await page.getByRole("heading", { name: "โอนเข้าบัญชีแล้ว" }).waitFor();
  await page.reload();
  await page.getByRole("table").getByText("฿120.00").waitFor();
  await bar().getByText("ตัวช่วยเดโม").click();
  await Promise.all([page.waitForEvent("load"), control("ข้ามไป 1 วัน").click()]);
  await page.getByText("ใช้ไปแล้ว 0 จาก").waitFor();
  expect(await page.getByText("นาฬิกา").count()).toBe(0);

  await bar().getByText("ตัวช่วยเดโม").click();
  await control("เริ่มใหม่ทั้งหมด").click();
  await Promise.all([other.waitForURL(`${site.url}/`), arrive("/"), control("ลบแล้วเริ่มใหม่").click()]);
  await go("/login");
  await bar().getByText("รหัสผ่าน demo1234").waitFor();
  expect(await currentProblems(page)).toEqual([]);
  await signIn(page, person.username, "secret1234");
  await page.getByText(inThai(refuse("credentials-wrong"))).waitFor();
  await signIn(page, "gold");
  await register.waitForDashboard();
  await page.getByText("฿324,850.75").first().waitFor();
  expect(calls).toEqual([]);
  expect(problems).toEqual([]);
});

test("the ordinary build has nothing of the demo", () => {
  const marks = [demoText.what, demoText.startAgain, "demo1234", "pbkdf2", "demoCall", "autoIncrement", "demo-bar"];
  const found = (of: string) => marks.filter((mark) => textsOf(of).some((text) => text.includes(mark)));
  expect(found(folder)).toEqual(marks);
  expect(found(join(ROOT, "build/web"))).toEqual([]);
  // What the bundler writes in place of a module of Node.
  expect(textsOf(folder).filter((text) => text.includes("browser-external"))).toEqual([]);
});

/** The scripts and pages of a build. */
function textsOf(build: string): readonly string[] {
  return readdirSync(build, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(js|html)$/.test(name))
    .map((name) => readFileSync(join(build, name), "utf8"));
}
