import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import type { Endpoint } from "../../../../contracts/endpoint.ts";
import { PARTS } from "../../../../contracts/parts.ts";
import { ENDPOINTS, inMatchingOrder } from "../../../../contracts/table.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { answerRequest } from "../../support/open-requests.ts";
import { resize } from "../../support/resize.ts";
import { DESKTOP } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";

const visit = setUpMember("gold");
const ROWS = inMatchingOrder(Object.values<Endpoint>(ENDPOINTS)).map((row) => ({
  row,
  path: new RegExp(`^${row.path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The backend has these rows only, and answers any other call as a router does that does not know the path. */
async function offerOnly(names: readonly (keyof typeof ENDPOINTS)[]): Promise<void> {
  const offered: readonly Endpoint[] = names.map((name) => ENDPOINTS[name]);
  await visit.context.route("**/api/**", (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const called = ROWS.find(({ row, path }) => row.method === request.method() && path.test(pathname))?.row;
    if (called && offered.includes(called)) return route.continue();
    return route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not Found</h1>" });
  });
}

const deposit = amountForm(visit, "จำนวนเงินที่จะฝาก");
const withdrawal = withdrawForm(visit);
const said = (words: string): Locator => visit.main().getByText(words).first();
const NOT_THERE = "ส่วนนี้ยังไม่เปิดให้ใช้งาน";
const CANNOT = "ยังทำรายการนี้ในเว็บไม่ได้ กรุณาติดต่อเจ้าหน้าที่";

/** No part of the page says that the system has trouble, or asks to try what cannot work, and the way on is there. */
async function expectNoDeadEnd(): Promise<void> {
  const words = await visit.page.locator("body").innerText();
  expect(words).not.toMatch(/ระบบขัดข้อง|โหลดข้อมูลไม่สำเร็จ|ลองใหม่/);
  // The bar of the site, or what leads out of a game.
  const ways = visit.page.getByRole("navigation").getByRole("link");
  expect(await ways.or(visit.page.getByRole("button")).count()).toBeGreaterThan(0);
}

async function playSports(): Promise<void> {
  await visit.go("/auth/games/category?cat=sport");
  await said("บอลเต็ง").waitFor();
  expect(await visit.page.getByText(NOT_THERE).count()).toBe(0);
  await said("บอลเต็ง").click();
}

async function claimGift(): Promise<void> {
  await visit.go("/auth/reward");
  await visit.button("รับฟรี").first().click();
  await visit.page.getByRole("dialog").getByRole("button", { name: "ยืนยัน" }).click();
}

/** Each part of the site with the rows that it needs at least; then what it says without one of them. */
const LEAST: readonly {
  readonly part: string;
  readonly rows: readonly (keyof typeof ENDPOINTS)[];
  readonly run: () => Promise<unknown>;
}[] = [
  {
    part: "the sign-in",
    rows: PARTS["sign-in"].least,
    run: async () => {
      await visit.go("/offline.html");
      await visit.page.evaluate(() => localStorage.clear());
      await visit.go("/login");
      await signIn(visit.page);
      await said("สวัสดี").waitFor();
    },
  },
  {
    part: "no sign-in",
    rows: [],
    run: async () => {
      await visit.go("/offline.html");
      await visit.page.evaluate(() => localStorage.clear());
      await visit.go("/login");
      await visit.page.locator("[name=username]").waitFor();
      expect(await visit.page.getByText(NOT_THERE).count()).toBe(0);
      await signIn(visit.page);
      await visit.page.getByText(NOT_THERE).first().waitFor();
    },
  },
  {
    part: "the credit",
    rows: PARTS.credit.least,
    run: async () => {
      await visit.go("/auth/dashboard");
      await said("฿324,850.75").waitFor();
    },
  },
  {
    part: "no credit",
    rows: [],
    run: async () => {
      await visit.go("/auth/dashboard");
      await said("สวัสดี").waitFor();
    },
  },
  {
    part: "a deposit",
    rows: PARTS.deposit.least,
    run: async () => {
      await visit.go("/auth/deposit");
      await deposit.send("500");
      await said("โอนให้ตรงยอดนี้").waitFor();
      await visit.button("ฉันโอนแล้ว").click();
      await said(CANNOT).waitFor();
    },
  },
  {
    part: "a deposit that can be followed",
    rows: ["requestDeposit", "confirmTransfer", "myDepositRequests"],
    run: async () => {
      await visit.go("/auth/deposit");
      await deposit.send("500");
      await visit.button("ฉันโอนแล้ว").click();
      await said("กำลังตรวจสอบยอด").waitFor();
      await answerRequest(visit.site, "approve");
      await said("เงินเข้าแล้ว").waitFor();
    },
  },
  {
    part: "no deposit",
    rows: [],
    run: async () => {
      await visit.go("/auth/deposit");
      await deposit.send("500");
      await said(CANNOT).waitFor();
    },
  },
  {
    part: "a withdrawal",
    rows: PARTS.withdraw.least,
    run: async () => {
      await visit.go("/auth/withdraw");
      await withdrawal.withdraw("500");
      await said("กำลังตรวจสอบ").waitFor();
    },
  },
  {
    part: "no withdrawal",
    rows: [],
    run: async () => {
      await visit.go("/auth/withdraw");
      await withdrawal.withdraw("500");
      await visit.page.getByText(CANNOT).first().waitFor();
    },
  },
  {
    part: "games",
    rows: PARTS.games.least,
    run: async () => {
      await playSports();
      await visit.page.frameLocator("iframe").locator("body").waitFor();
    },
  },
  {
    part: "no list of games",
    rows: ["openGame"],
    run: async () => {
      await visit.go("/auth/games/category?cat=sport");
      await said(NOT_THERE).waitFor();
    },
  },
  {
    part: "games that do not open",
    rows: ["gameList"],
    run: async () => {
      await playSports();
      await visit.page.getByText(NOT_THERE).first().waitFor();
    },
  },
  {
    part: "rewards",
    rows: PARTS.rewards.least,
    run: async () => {
      await claimGift();
      await said("กำลังตรวจสอบอยู่แล้ว").waitFor();
    },
  },
  {
    part: "no list of rewards",
    rows: ["requestReward"],
    run: async () => {
      await visit.go("/auth/reward");
      await said(NOT_THERE).waitFor();
    },
  },
  {
    part: "rewards that cannot be claimed",
    rows: ["rewards"],
    run: async () => {
      await claimGift();
      await visit.page.getByText(CANNOT).first().waitFor();
    },
  },
  {
    part: "the invitation",
    rows: PARTS.invite.least,
    run: async () => {
      await visit.go("/auth/affiliate");
      await said("GOLD8888").waitFor();
    },
  },
  {
    part: "no invitation",
    rows: [],
    run: async () => {
      await visit.go("/auth/affiliate");
      await said(NOT_THERE).waitFor();
    },
  },
];

test.each(LEAST)("a backend with $rows shows $part, and no dead end", async ({ rows, run }) => {
  await offerOnly(rows);
  visit.page.setDefaultTimeout(10_000);
  await run();
  await expectNoDeadEnd();
  // A desktop has a right column besides.
  await resize(visit.page, DESKTOP);
  await visit.page.waitForLoadState("networkidle");
  await expectNoDeadEnd();
});
