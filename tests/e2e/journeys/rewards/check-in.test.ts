import { expect, test } from "vitest";
import { brokenText } from "../../support/broken-text.ts";
import { clickTwice } from "../../support/gestures.ts";
import { openMember } from "../../support/open-page.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");

const CHECK_IN_PATH = "/auth/media/check-in";
const CHECK_IN = "/api/auth/game/check-in";
const CHECK_IN_BUTTON = brokenText("เช็กอินรับ", { from: "^" });
const CHECKED_IN = brokenText("เช็กอินแล้ว รับ", { from: "^" });

test("the dashboard offers the check-in until it is done; the calendar then shows it", async () => {
  await visit.go("/auth/dashboard");
  await visit.button(CHECK_IN_BUTTON).click();
  await visit.main().getByText(CHECKED_IN).waitFor();
  expect(await visit.button(CHECK_IN_BUTTON).count()).toBe(0);
  await visit.page.reload();
  await visit.main().getByText(CHECKED_IN).waitFor();
  expect(await visit.button(CHECK_IN_BUTTON).count()).toBe(0);

  await visit.main().getByRole("link", { name: "ดูทั้งเดือน" }).click();
  await visit.arrive(CHECK_IN_PATH);
  const today = visit.main().locator("td[aria-current=date]");
  await today.getByText("20", { exact: true }).waitFor();
  expect(await today.innerText()).toMatch(brokenText("เช็กอินแล้ว"));
  expect(await visit.main().getByRole("table").locator("td:not(:empty)").count()).toBe(30);
});

test("a new check-in starts at midnight in Bangkok, in every time zone of the device", { tags: ["long"] }, async () => {
  const device = { timezoneId: "America/Los_Angeles" };
  const setHouse = (set: string) => visit.site.control("/clock", { set, pinned: true });
  const [before, after] = ["2026-11-30T23:59:59+07:00", "2026-12-01T00:00:01+07:00"];
  // Before the sign-in, because a session ends when nobody uses it for days.
  await setHouse(before);
  const { context, page } = await openMember(visit.browser, visit.site, "gold", PHONE, device);
  const checkIn = () => page.getByRole("button", { name: CHECK_IN_BUTTON }).click();
  await page.clock.setFixedTime(before);
  await page.goto(`${visit.site.url}${CHECK_IN_PATH}`);
  await checkIn();
  await page.getByText(CHECKED_IN).waitFor();
  await page.getByText("พฤศจิกายน 2569").waitFor();
  await setHouse(after);
  await page.clock.setFixedTime(after);
  await page.reload();
  await page.getByText("ธันวาคม 2569").waitFor();
  await checkIn();
  await page.getByText(CHECKED_IN).waitFor();
  expect(await page.locator("main table td:not(:empty)").count()).toBe(31);
  await expectAccessible(page);
  await context.close();
});

test("a check-in is done once for two clicks in one task, and found when its reply is lost", async () => {
  const calls = visit.countCalls("POST", CHECK_IN);
  await visit.go(CHECK_IN_PATH);
  await visit.button(CHECK_IN_BUTTON).waitFor();
  await visit.loseReplyOf(CHECK_IN, () => clickTwice(visit.button(CHECK_IN_BUTTON)));
  await visit.main().getByText(CHECKED_IN).waitFor();
  expect(calls()).toBe(1);
});
