import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { brokenText } from "../../support/broken-text.ts";
import { deferred } from "../../support/deferred.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { openRequests } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const SEND = /^\/api\/auth\/withdraw\/[\w-]+$/;
const SEND_GLOB = "**/api/auth/withdraw/*";
/** The other tab has an action under way. */
const BUSY_ELSEWHERE = /กำลังทำรายการนี้อยู่ในอีกแท็บหนึ่ง/;
const ENDED_ELSEWHERE = brokenText("รายการจากอีกแท็บเสร็จแล้ว");

/** Several times what the slowest step takes on a busy machine. */
const SLOW = { timeout: 60_000 };

const amount = (page: Page) => withdrawForm({ page }).amount();
const submit = (page: Page) => withdrawForm({ page }).submit();
const openList = (page: Page) => page.getByRole("region", { name: "กำลังดำเนินการ" });
const click = (button: HTMLButtonElement) => button.click();
/** Opens the review, unless an action is under way. */
const clickSubmit = (page: Page) => submit(page).evaluate(click);
const clickConfirm = (page: Page) => withdrawForm({ page }).confirm().evaluate(click);
const review = (page: Page, typed: string) => withdrawForm({ page }).send(typed);

/** Calls of every tab have their effect at once, but get their reply only after `release`. */
async function holdReplies(glob: string): Promise<{ readonly reached: Promise<void>; release: () => void }> {
  const { promise: released, resolve: release } = deferred();
  const { promise: reached, resolve: reach } = deferred();
  await visit.context.route(glob, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch();
    reach();
    await released;
    // The tab that sent the call may be closed.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { reached, release };
}

async function openTab(): Promise<Page> {
  const page = await visit.context.newPage();
  await goToWithdraw(page);
  return page;
}

async function goToWithdraw(page: Page): Promise<void> {
  await page.goto(`${visit.site.url}/auth/withdraw`);
  await page.getByText("วันนี้ถอนได้อีก").waitFor();
}

/** Waits until one of two tabs says that the other one acts. */
async function splitTabs(pages: readonly [Page, Page]): Promise<{ waiting: Page; acting: Page }> {
  const counts = () => Promise.all(pages.map((page) => page.getByText(BUSY_ELSEWHERE).count()));
  await expect.poll(counts, SLOW).toContain(1);
  const [one, other] = pages;
  const [count] = await counts();
  return count === 1 ? { waiting: one, acting: other } : { waiting: other, acting: one };
}

async function expectReady(page: Page): Promise<void> {
  await expect.poll(() => submit(page).getAttribute("aria-disabled"), SLOW).toBe(null);
}

test("a withdrawal that is confirmed in two tabs at the same moment is sent by one; the other says so, keeps what was typed, and shows the same list in the end", async () => {
  // Without storage events no tab learns of the other in time: only the lock can decide.
  await visit.context.addInitScript(() => {
    window.addEventListener("storage", (event) => event.stopImmediatePropagation());
  });
  const calls = visit.countCalls("POST", SEND);
  await goToWithdraw(visit.page);
  const pages = [visit.page, await openTab()] as const;
  const { release } = await holdReplies(SEND_GLOB);
  for (const page of pages) await review(page, "700");
  await Promise.all(pages.map(clickConfirm));
  const { waiting, acting } = await splitTabs(pages);
  await clickSubmit(waiting);
  expect(await amount(waiting).inputValue()).toBe("700");
  expect(await axeViolations(waiting)).toEqual([]);

  release();
  for (const page of pages) await openList(page).getByText("฿700.00").waitFor();
  await waiting.getByText(ENDED_ELSEWHERE).waitFor();
  expect(await acting.getByText(ENDED_ELSEWHERE).count()).toBe(0);
  expect(await amount(waiting).inputValue()).toBe("700");
  await acting.getByRole("button", { name: "ถอนอีกครั้ง" }).waitFor();
  expect(calls()).toBe(1);
  expect(await openRequests(visit.site)).toHaveLength(1);
});

test("a withdrawal is sent by one tab without Web Locks, too, once the other tab can see it", {
  tags: ["long"],
}, async () => {
  await visit.context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "locks");
  });
  const calls = visit.countCalls("POST", SEND);
  await goToWithdraw(visit.page);
  const other = await openTab();
  expect(await other.evaluate(() => "locks" in navigator)).toBe(false);
  const { reached, release } = await holdReplies(SEND_GLOB);
  await amount(other).fill("500");
  await review(visit.page, "700");
  await clickConfirm(visit.page);
  await reached;
  await other.getByText(BUSY_ELSEWHERE).waitFor();
  await clickSubmit(other);
  release();
  for (const page of [visit.page, other]) await openList(page).getByText("฿700.00").waitFor();
  await expectReady(other);
  expect(await amount(other).inputValue()).toBe("500");
  expect(calls()).toBe(1);
  expect(await openRequests(visit.site)).toHaveLength(1);
});

test("a withdrawal whose tab is closed before the reply is reconciled by the other tab", {
  tags: ["long"],
}, async () => {
  const calls = visit.countCalls("POST", SEND);
  await goToWithdraw(visit.page);
  const closing = await openTab();
  const { reached } = await holdReplies(SEND_GLOB);
  await review(closing, "700");
  await clickConfirm(closing);
  await reached;
  await visit.page.getByText(BUSY_ELSEWHERE).waitFor();
  await closing.close();
  await openList(visit.page).getByText("฿700.00").waitFor();
  await expectReady(visit.page);
  expect(calls()).toBe(1);
  expect(await openRequests(visit.site)).toHaveLength(1);
});
