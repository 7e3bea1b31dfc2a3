import { describe, expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { openRequests } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";

const visit = setUpMember("gold");

const CLAIM = "/api/auth/reward/request";
const CHECKING = "กำลังตรวจสอบผล";

const main = () => visit.page.locator("main");
const button = (name: string | RegExp) => main().getByRole("button", { name });
const region = (name: string) => visit.page.getByRole("region", { name });

describe("a reward", () => {
  const bottle = "แลก 350 แต้ม: กระบอกน้ำเก็บความเย็น";

  test("is claimed after one look at what it costs, once, and followed to its end", async () => {
    const calls = visit.countCalls("POST", CLAIM);
    await visit.go("/auth/reward/items");
    await button(bottle).click();
    const dialog = visit.page.getByRole("dialog", { name: "ยืนยันการแลก" });
    expect(await dialog.innerText()).toContain("350 แต้ม");
    await visit.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(calls()).toBe(0);
    expect(await button(bottle).evaluate((element) => element === document.activeElement)).toBe(true);

    await visit.page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "ยืนยัน ใช้ 350 แต้ม" }).evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    const history = region("รายการแลกของคุณ");
    await history.getByText("ทีมงานกำลังตรวจสอบ").waitFor();
    await main().getByText(refuse("reward-waiting").message).waitFor();
    expect(calls()).toBe(1);
    const [request] = await openRequests(visit.site);
    await visit.site.control(`/requests/${request?.id}/reject`, { reason: "ของหมดชั่วคราว" });
    await history.getByText("เหตุผล: ของหมดชั่วคราว · คืนแต้มแล้ว").waitFor();
    await button(bottle).waitFor();
  });

  test("whose reply is lost is claimed once", async () => {
    const calls = visit.countCalls("POST", CLAIM);
    await visit.go("/auth/reward/items");
    await visit.loseReply(CLAIM);
    await button(bottle).click();
    await visit.page.getByRole("button", { name: "ยืนยัน ใช้ 350 แต้ม" }).click();
    await main().getByText(CHECKING).waitFor();
    await region("รายการแลกของคุณ").getByText("ทีมงานกำลังตรวจสอบ").waitFor({ timeout: 20_000 });
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("of a category that is gone leads back to the others", async () => {
    await visit.go("/auth/reward/nothing-here");
    await main().getByText("ไม่พบหมวดนี้").waitFor();
    await main().getByRole("link", { name: "กลับไปทุกหมวด" }).click();
    await visit.arrive("/auth/reward");
    await button(bottle).waitFor();
  });
});

test("films come from the configured page, in a frame without an origin", async () => {
  await visit.go("/auth/media/movie");
  const frame = visit.page.frameLocator("iframe[title=ดูหนัง]");
  await frame.getByRole("img", { name: /ภาพยนตร์ตัวอย่าง/ }).waitFor();
  expect(await visit.page.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts");
  await visit.change<{ key: string }[]>("/api/auth/configuration/list", (entries) =>
    entries.filter(({ key }) => key !== "embed.movie"),
  );
  await visit.page.reload();
  await main().getByText("ยังไม่ได้เปิดให้ใช้").waitFor();
});

test("one's own promotion shows the most that one's level allows", async () => {
  await visit.go("/auth/media");
  await main()
    .getByRole("link", { name: /โปรโมชันของคุณ/ })
    .click();
  await visit.arrive("/auth/media/promotion");
  await main().getByText("โบนัสรวมสูงสุดไม่เกิน ฿1,000.00").waitFor();
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("rewards break no accessibility rule with the question open", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "gold", viewport);
    await page.goto(`${visit.site.url}/auth/reward`);
    await page.getByRole("button", { name: "แลก 600 แต้ม: เสื้อสนาม" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });
});
