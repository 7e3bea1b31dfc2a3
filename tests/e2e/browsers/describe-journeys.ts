import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../web/app/paths.ts";
import { servedText } from "../../../web/text/th/site/served.ts";
import { openRequests } from "../support/open-requests.ts";
import { DESKTOP, PHONE } from "../support/screen-sizes.ts";
import { slipFile } from "../support/slip-files.ts";
import { plantProblems } from "./plant-problems.ts";
import type { BrowserParts } from "./set-up-browser.ts";

const OLD_BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/60.0.0.0 Safari/537.36";
/** The seeded gold member's credit in satang, and after a withdrawal of ฿1,500. */
const CREDIT = "฿324,850.75";
const CREDIT_AFTER = "฿323,350.75";

/** Signs in by the login page. */
async function signInAs({ page, visitor }: BrowserParts, username: string): Promise<void> {
  await visitor.load(paths.login);
  await visitor.fill("input[name=username]", username);
  await visitor.fill("input[name=password]", "demo1234");
  await page.press("Enter");
  await visitor.arrive(paths.dashboard);
}

/** Every journey, in the order of one visit: each test begins where the one before it ended. */
export function describeJourneys(parts: BrowserParts): void {
  test("the landing page works, and does not say that the browser is too old", async () => {
    const { page, visitor } = parts;
    await visitor.load("/");
    await visitor.fill("input[name=username]", "gold");
    expect(await page.run(() => document.querySelector("#unsupported[hidden]") !== null)).toBe(true);
    await visitor.expectNoProblems();
  });

  test("a browser that is too old is told so", async () => {
    const { page, visitor } = parts;
    const { userAgent } = page;
    await page.pretendToBe(OLD_BROWSER);
    await page.open(`${page.url}/`);
    await visitor.see(servedText.unsupported);
    await page.pretendToBe(userAgent);
    await visitor.expectNoProblems();
  });

  test("maintenance replaces every page, and ends on request", async () => {
    const { site, page, visitor } = parts;
    await site.control("/maintenance", { on: true, until: "2026-11-20T14:30:00+07:00" });
    await page.open(`${page.url}${paths.promotion}`);
    await visitor.see("ปิดปรับปรุงระบบชั่วคราว");
    await visitor.see("คาดว่าจะเปิด 20 พ.ย. 69 14:30 น.");
    await site.control("/maintenance", { on: false });
    await visitor.click("main button", "ตรวจสอบตอนนี้");
    await visitor.see("โปรโมชัน");
    // The page's first call gets a 503: that is how the site learns it.
    await visitor.expectNoProblems(/\b503\b/);
  });

  test("a visitor opens an account in two steps", async () => {
    const { visitor, page } = parts;
    await visitor.load(paths.register);
    await visitor.fill("[name=phone]", "081 555 0001");
    await visitor.fill("[name=username]", "newcomer0001");
    await visitor.fill("[name=password]", "secret1234");
    await visitor.fill("[name=confirmPassword]", "secret1234");
    await page.press("Enter");
    await visitor.choose("[name=bank]", "014");
    await visitor.fill("[name=accountNumber]", "123-4-50001-1");
    await visitor.see("พบบัญชีนี้ที่ไทยพาณิชย์");
    await visitor.click("[name=consentVersion]");
    await visitor.click("main button[type=submit]");
    await visitor.arrive(paths.dashboard);
    await visitor.expectNoProblems();
    await signOut(parts);
  });

  signsIn(parts);

  withdraws(parts);

  test("a deposit shows the QR code of its exact amount", async () => {
    const { page, visitor } = parts;
    await visitor.goTo(paths.deposit);
    await visitor.fill("input[name=amount]", "500");
    await page.press("Enter");
    await visitor.until(() => document.querySelector("main svg[role=img]") !== null);
    await visitor.see("฿500.00");
    await visitor.expectNoProblems();
  });

  test("a slip's picture is read in the page, shown and confirmed", async () => {
    const { site, page, visitor } = parts;
    await visitor.goTo(paths.depositSlip);
    const folder = mkdtempSync(join(tmpdir(), "sanam-slip-"));
    try {
      const file = join(folder, "slip.png");
      writeFileSync(file, (await slipFile(site, { amount: 1250.5 })).buffer);
      await page.upload("input[type=file]", file);
      await visitor.click("button", "ยืนยันฝาก ฿1,250.50");
    } finally {
      rmSync(folder, { recursive: true });
    }
    await visitor.see("รับสลิปแล้ว กำลังตรวจ");
    expect(await openRequests(site)).toContainEqual(expect.objectContaining({ kind: "slip", amount: 1250.5 }));
    await visitor.expectNoProblems();
  });

  test("a game opens in the page with the credit, and ends with all money back", async () => {
    const { page, visitor } = parts;
    await visitor.goTo("/auth/games/casino/all?game=sanam-dice");
    await page.run(noteMessages);
    await visitor.click("button", "เข้าเล่น สนามเต๋า");
    // The game's page is another document, which says to the page around it that it is ready.
    await visitor.until(() => document.documentElement.getAttribute("data-message") === "ready");
    await visitor.see(CREDIT_AFTER);
    await visitor.click("button", "จบเกม");
    await visitor.see("เงินทั้งหมดอยู่ในเครดิตของคุณแล้ว");
    await visitor.expectNoProblems();
  });

  // After the game: a prize changes the credit.
  test("the wheel turns, stops and shows its result", async () => {
    const { page, visitor } = parts;
    await visitor.goTo(paths.wheel);
    await visitor.click("main button", "หมุน 1 ครั้ง");
    await visitor.until(() =>
      /ได้รับ [^ ]|ครั้งนี้ไม่ได้รางวัล/.test(
        (document.querySelector("main") || document.body).innerText.replace(/[\u200b\u2060]/g, ""),
      ),
    );
    expect(await page.run(hasVisibleWheel)).toBe(true);
    await visitor.expectNoProblems();
  });

  test.each([paths.history, paths.depositSlip, paths.changePassword, paths.memberContact, paths.dashboard])(
    "%s shows everything, on a phone and on a desktop",
    async (path) => {
      const { page, visitor } = parts;
      await visitor.goTo(path);
      for (const { width, height } of [DESKTOP, PHONE]) {
        await page.resize(width, height);
        await visitor.untilLoaded();
        expect(await page.run(ignoredGrids)).toEqual([]);
        await visitor.expectNoProblems();
      }
    },
  );

  test("a member signs out and returns to the login page", async () => {
    await signOut(parts);
  });

  reportsProblems(parts);
}

/** The journeys of `npm test`. */
export function describeShare(parts: BrowserParts): void {
  signsIn(parts);
  withdraws(parts);
  reportsProblems(parts);
}

function signsIn(parts: BrowserParts): void {
  test("a member signs in with Enter and sees the dashboard with the credit", async () => {
    await signInAs(parts, "gold");
    await parts.visitor.see("เครดิต ณ");
    await parts.visitor.see(CREDIT);
    await parts.visitor.expectNoProblems();
  });
}

function withdraws(parts: BrowserParts): void {
  test("a withdrawal above the credit is not sent; a right one is reviewed, requested and taken from the credit", async () => {
    const { site, page, visitor } = parts;
    await visitor.goTo(paths.withdraw);
    await visitor.fill("input[name=amount]", "99999999");
    await page.press("Enter");
    await visitor.until(() => document.querySelector("input[name=amount][aria-invalid=true]") !== null);
    expect(await page.run(descriptionOfAmount)).toMatch(/฿/);
    expect(await openRequests(site)).toEqual([]);

    await visitor.fill("input[name=amount]", "1500");
    await visitor.click("main button[type=submit]", "ถอน ฿1,500.00");
    await visitor.click("dialog button, [role=dialog] button", "ยืนยันถอน ฿1,500.00");
    await visitor.see("ถอนอีกครั้ง");
    expect(await openRequests(site)).toMatchObject([{ kind: "withdrawal", amount: 1500 }]);
    await visitor.goTo(paths.dashboard);
    await visitor.see(CREDIT_AFTER);
    await visitor.expectNoProblems();
  });
}

/** The other tests find no problem; this one shows that they would have found one. */
function reportsProblems(parts: BrowserParts): void {
  test("each sort of problem reaches the test", async () => {
    const { site, page, visitor } = parts;
    // No browser lets a load end that the next page cuts off, and that is no problem.
    await site.control("/faults", {
      row: "GET /api/auth/game/flip-card/logs",
      delayMs: 20_000,
      fault: { kind: "delay" },
    });
    await page.run(addPreload, "/api/auth/game/flip-card/logs");
    await page.open(`${page.url}${paths.login}`);
    await visitor.untilLoaded();
    await visitor.expectNoProblems();
    const found: string[] = [];
    await page.run(plantProblems);
    await expect
      .poll(async () => {
        found.push(...(await page.problems()));
        const all = found.join("\n");
        return [/planted error/, /planted throw/, /planted rejection/, /no-such-file/, /style-src/].filter(
          (sort) => !sort.test(all),
        );
      })
      .toEqual([]);
  });
}

async function signOut({ visitor }: BrowserParts): Promise<void> {
  await visitor.untilLoaded();
  await visitor.click("header button[aria-haspopup=dialog]");
  await visitor.click("dialog button, [role=dialog] button", "ออกจากระบบ");
  await visitor.see("ออกจากระบบ?");
  await visitor.click("dialog button, [role=dialog] button", "ออกจากระบบ");
  await visitor.arrive(paths.login);
  // A poll that was under way when the session ended gets a 401: that is correct.
  await visitor.expectNoProblems(/\b401\b/);
}

// These functions run in the page: they use only the JavaScript of 2019.

/** The sentence below the amount. */
function descriptionOfAmount(): string {
  const field = document.querySelector("input[name=amount]");
  const ids = ((field && field.getAttribute("aria-describedby")) || "").split(" ");
  return ids.map((id) => (document.getElementById(id) || document.body).textContent).join(" ");
}

function addPreload(href: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.href = href;
  document.head.appendChild(link);
}

function noteMessages(): void {
  addEventListener("message", (event: MessageEvent<{ readonly event?: string }>) =>
    document.documentElement.setAttribute("data-message", String(event.data.event)),
  );
}

function hasVisibleWheel(): boolean {
  const wheel = document.querySelector("main [role=img] svg");
  return wheel !== null && wheel.getBoundingClientRect().width > 100;
}

/** Controls with a grid layout: the oldest browser supports none on a button or a fieldset. */
function ignoredGrids(): readonly string[] {
  return Array.from(document.querySelectorAll("button, fieldset, legend, summary"))
    .filter((element) => /grid/.test(getComputedStyle(element).display))
    .map((element) => element.outerHTML.slice(0, 120));
}
