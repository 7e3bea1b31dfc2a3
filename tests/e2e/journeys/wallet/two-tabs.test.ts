import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { openRequests } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const SEND = /^\/api\/auth\/withdraw\/[\w-]+$/;
const SEND_GLOB = "**/api/auth/withdraw/*";
const READ_GLOB = "**/api/auth/withdraw/withdraw-request/*";
const CHECK_IN = "/api/auth/game/check-in";
const ELSEWHERE = /กำลังทำรายการนี้อยู่ในอีกแท็บหนึ่ง/;
const FOLLOWED = /รายการจากอีกแท็บจบแล้ว/;
const UNKNOWN = /ยังไม่ทราบผลของรายการล่าสุด/;

/** Several times what the slowest takes on a busy machine. */
const PATIENT = { timeout: 30_000 };

const amount = (page: Page) => page.getByRole("textbox", { name: "จำนวนเงิน" });
const submit = (page: Page) => page.locator("main button[type=submit]");
const openList = (page: Page) => page.getByRole("region", { name: "กำลังดำเนินการ" });
const press = (page: Page) => submit(page).evaluate((button: HTMLButtonElement) => button.click());

/** How often a call leaves any of the member's tabs from now on. */
function countCalls(path: RegExp | string): () => number {
  let calls = 0;
  visit.context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const asked = typeof path === "string" ? pathname === path : path.test(pathname);
    if (asked && request.method() === "POST") calls += 1;
  });
  return () => calls;
}

/** Lets the next call of any tab have its effect at once, and its reply come when the journey says so. */
async function holdReplies(glob: string): Promise<{ readonly reached: Promise<void>; release: () => void }> {
  let release: () => void = () => undefined;
  let reach: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  await visit.context.route(glob, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch();
    reach();
    await released;
    // The tab that asked may be closed by now.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { reached, release };
}

async function openTab(): Promise<Page> {
  const page = await visit.context.newPage();
  await goWithdraw(page);
  return page;
}

async function goWithdraw(page: Page): Promise<void> {
  await page.goto(`${visit.site.url}/auth/withdraw`);
  await page.getByText("วันนี้ถอนได้อีก").waitFor();
}

/** The tab that gave way, and the one that went ahead. */
async function partedBy(words: RegExp, pages: readonly [Page, Page]): Promise<{ waits: Page; acts: Page }> {
  const said = () => Promise.all(pages.map((page) => page.getByText(words).count()));
  await expect.poll(said, PATIENT).toContain(1);
  const [one, other] = pages;
  const [first] = await said();
  return first === 1 ? { waits: one, acts: other } : { waits: other, acts: one };
}

async function expectReady(page: Page): Promise<void> {
  await expect.poll(() => submit(page).getAttribute("aria-disabled"), PATIENT).toBe(null);
}

describe("a withdrawal pressed in two tabs at the same instant", () => {
  test("leaves one of them, though no tab has heard of the other; that one says so, keeps what was typed, and ends with the same list", async () => {
    await visit.context.addInitScript(() => {
      window.addEventListener("storage", (event) => event.stopImmediatePropagation());
    });
    const calls = countCalls(SEND);
    await goWithdraw(visit.page);
    const pages = [visit.page, await openTab()] as const;
    const { release } = await holdReplies(SEND_GLOB);
    for (const page of pages) await amount(page).fill("700");
    await Promise.all(pages.map(press));
    const { waits, acts } = await partedBy(ELSEWHERE, pages);
    await press(waits);
    expect(await amount(waits).inputValue()).toBe("700");
    expect(await axeViolations(waits)).toEqual([]);

    release();
    for (const page of pages) await openList(page).getByText("รับคำขอ ฿700.00").waitFor();
    await waits.getByText(FOLLOWED).waitFor();
    expect(await acts.getByText(FOLLOWED).count()).toBe(0);
    expect(await amount(waits).inputValue()).toBe("700");
    expect(await amount(acts).inputValue()).toBe("");
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);

    await expectReady(waits);
    await press(waits);
    await expect.poll(() => openList(waits).getByText("รับคำขอ ฿700.00").count(), PATIENT).toBe(2);
    expect(await openRequests(visit.site)).toHaveLength(2);
  });

  test("leaves one of them without Web Locks, too, as soon as the other tab can know of it", async () => {
    await visit.context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "locks");
    });
    const calls = countCalls(SEND);
    await goWithdraw(visit.page);
    const other = await openTab();
    expect(await other.evaluate(() => "locks" in navigator)).toBe(false);
    const { reached, release } = await holdReplies(SEND_GLOB);
    await amount(other).fill("500");
    await amount(visit.page).fill("700");
    await press(visit.page);
    await reached;
    await other.getByText(ELSEWHERE).waitFor();
    await press(other);
    release();
    for (const page of [visit.page, other]) await openList(page).getByText("รับคำขอ ฿700.00").waitFor();
    await expectReady(other);
    expect(await amount(other).inputValue()).toBe("500");
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });
});

describe("an outcome that one tab does not know", () => {
  test("is seen in the other tab, which sends nothing new, and both learn it in the end", async () => {
    const calls = countCalls(SEND);
    await goWithdraw(visit.page);
    const other = await openTab();
    const dead = (route: Route) => route.abort("connectionreset");
    await visit.context.route(READ_GLOB, dead);
    await visit.context.route(SEND_GLOB, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      return dead(route);
    });
    await amount(other).fill("500");
    await amount(visit.page).fill("700");
    await press(visit.page);
    await other.getByText(ELSEWHERE).waitFor();
    for (const page of [visit.page, other]) {
      await expect
        .poll(async () => {
          await visit.context.clock.runFor(2000);
          return page.getByText(UNKNOWN).count();
        }, PATIENT)
        .toBe(1);
      await press(page);
      expect(await submit(page).getAttribute("aria-disabled")).toBe("true");
    }
    expect(calls()).toBe(1);

    await visit.context.unroute(READ_GLOB);
    for (const page of [visit.page, other]) {
      await expect
        .poll(async () => {
          await visit.context.clock.runFor(2000);
          return openList(page).getByText("รับคำขอ ฿700.00").count();
        }, PATIENT)
        .toBe(1);
      await expectReady(page);
    }
    expect(await amount(other).inputValue()).toBe("500");
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("because it was closed amid it, is found out by the other", async () => {
    const calls = countCalls(SEND);
    await goWithdraw(visit.page);
    const closing = await openTab();
    const { reached } = await holdReplies(SEND_GLOB);
    await amount(closing).fill("700");
    await press(closing);
    await reached;
    await visit.page.getByText(ELSEWHERE).waitFor();
    await closing.close();
    await openList(visit.page).getByText("รับคำขอ ฿700.00").waitFor();
    await expectReady(visit.page);
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });
});

test("a check-in in two tabs at the same instant is one, and done in both", async () => {
  const calls = countCalls(CHECK_IN);
  const pages = [visit.page, await visit.context.newPage()] as const;
  for (const page of pages) {
    await page.goto(`${visit.site.url}/auth/media/check-in`);
    await page.getByRole("button", { name: /^เช็กอินรับ/ }).waitFor();
  }
  const { release } = await holdReplies(`**${CHECK_IN}`);
  await Promise.all(
    pages.map((page) =>
      page.getByRole("button", { name: /^เช็กอินรับ/ }).evaluate((button: HTMLButtonElement) => button.click()),
    ),
  );
  await partedBy(ELSEWHERE, pages);
  release();
  for (const page of pages) await page.getByText(/^เช็กอินแล้ว รับ/).waitFor();
  expect(calls()).toBe(1);
});
