import { describe, expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";

const visit = setUpMember("gold");

const CHECK_IN = "/api/auth/game/check-in";
const CHECKING = "กำลังตรวจสอบผล";

const main = () => visit.page.locator("main");
const button = (name: string | RegExp) => main().getByRole("button", { name });

describe("check-in", () => {
  test("is prompted on the dashboard until today's is there, and is in the calendar then", async () => {
    const calls = visit.countCalls("POST", CHECK_IN);
    await visit.go("/auth/dashboard");
    const claim = button(/^เช็กอินรับ/);
    await claim.waitFor();
    await claim.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await main()
      .getByText(/^เช็กอินแล้ว รับ/)
      .waitFor();
    expect(await claim.count()).toBe(0);
    expect(calls()).toBe(1);
    await visit.page.reload();
    await main()
      .getByText(/^เช็กอินแล้ว รับ/)
      .waitFor();
    expect(await claim.count()).toBe(0);

    await main().getByRole("link", { name: "ดูทั้งเดือน" }).click();
    await visit.arrive("/auth/media/check-in");
    const today = main().locator("td[aria-current=date]");
    await today.getByText("20", { exact: true }).waitFor();
    expect(await today.innerText()).toContain("เช็กอินแล้ว");
    expect(await main().getByRole("table").locator("td:not(:empty)").count()).toBe(30);
  });

  test("is another one a second after midnight in Bangkok, wherever the device is", async () => {
    const device = { timezoneId: "America/Los_Angeles" };
    const { context, page } = await openMember(visit.browser, visit.site, "gold", PHONE, device);
    const setClocks = async (set: string) => {
      await visit.site.control("/clock", { set, pinned: true });
      await page.clock.setFixedTime(set);
    };
    await setClocks("2026-11-30T23:59:59+07:00");
    await page.goto(`${visit.site.url}/auth/media/check-in`);
    const claim = page.getByRole("button", { name: /^เช็กอินรับ/ });
    await claim.click();
    await page.getByText(/^เช็กอินแล้ว รับ/).waitFor();
    await page.getByText("30 พฤศจิกายน 2569").waitFor();
    await setClocks("2026-12-01T00:00:01+07:00");
    await page.reload();
    await page.getByText("1 ธันวาคม 2569").waitFor();
    await claim.click();
    await page.getByText(/^เช็กอินแล้ว รับ/).waitFor();
    expect(await page.locator("main table td:not(:empty)").count()).toBe(31);
    await context.close();
  });

  test("settles a lost reply and has one entry", async () => {
    await visit.go("/auth/media/check-in");
    await visit.page.getByRole("button", { name: /^เช็กอินรับ/ }).waitFor();
    await visit.loseReply(CHECK_IN);
    await button(/^เช็กอินรับ/).click();
    await main().getByText(CHECKING).waitFor();
    await main()
      .getByText(/^เช็กอินแล้ว รับ/)
      .waitFor({ timeout: 20_000 });
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("check-in breaks no accessibility rule once it is done", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "gold", viewport);
    const claim = page.getByRole("button", { name: /^เช็กอินรับ/ });
    await page.goto(`${visit.site.url}/auth/media/check-in`);
    await claim.click();
    await page.getByText(/^เช็กอินแล้ว รับ/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });
});
