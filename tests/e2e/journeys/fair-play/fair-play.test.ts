import { describe, expect, test } from "vitest";
import { brokenText } from "../../support/broken-text.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");
const { send } = amountForm(visit, "จำนวนเงินที่จะฝาก");
const { withdraw } = withdrawForm(visit);

const FAIR_PLAY = "/auth/settings/fair-play";
const DICE = "/auth/games/casino/all?game=sanam-dice";

const text = (words: string | RegExp) => visit.main().getByText(words);
const dialog = () => visit.page.getByRole("dialog");
const inDialog = (name: string | RegExp) => dialog().getByRole("button", { name });
const link = (name: string) => visit.main().getByRole("link", { name });

/** The paths of the links that can be seen. */
function shownLinks(): Promise<readonly string[]> {
  return visit.page.evaluate(() =>
    Array.from(document.links)
      .filter((each) => each.getClientRects().length > 0)
      .map(({ pathname }) => pathname),
  );
}

/** Those to what a pause closes. */
async function playLinks(): Promise<readonly string[]> {
  return (await shownLinks()).filter((path) => /^\/auth\/(deposit|games|media|reward|user\/ranking)/.test(path));
}

async function setLimit(name: string, typed: string, button: string): Promise<void> {
  await visit.button(name).click();
  await dialog().getByRole("textbox").fill(typed);
  await inDialog(button).click();
  await dialog().waitFor({ state: "detached" });
}

/** The house's clock, and with it the page's. */
async function atTime(iso: string): Promise<void> {
  await visit.site.control("/clock", { set: iso });
}

describe("a limit", { tags: ["long"] }, () => {
  test("holds at once, refuses a deposit with the way to it, and rises only a day later by a second word", async () => {
    await visit.go(FAIR_PLAY);
    await setLimit("ตั้งวงเงิน ฝากต่อวัน", "500", "ตั้งไว้ ฿500");
    await text("เหลือ ฿500").waitFor();
    await expectAccessible(visit.page);

    await visit.go("/auth/deposit");
    await text("ฝากได้อีก ฿500.00 ในวงเงินที่ตั้งไว้").waitFor();
    await send("501");
    await text("ถึงขีดจำกัดการฝากที่คุณตั้งไว้ ฿500.00").waitFor();
    await link("ดูวงเงินและการพักเล่น").click();
    await visit.arrive(`${FAIR_PLAY}?tab=limits`);

    await setLimit("แก้ไข ฝากต่อวัน", "800", "ขอเพิ่มเป็น ฿800");
    await text("ยืนยันได้ตั้งแต่ 21 พ.ย. 69").waitFor();
    await visit.button("ยกเลิกคำขอ").click();
    await text("ยืนยันได้ตั้งแต่").waitFor({ state: "detached" });
    await setLimit("แก้ไข ฝากต่อวัน", "900", "ขอเพิ่มเป็น ฿900");
    await atTime("2026-11-21T12:30:00+07:00");
    await visit.go(FAIR_PLAY);
    await visit.button("ยืนยัน").click();
    await text("เหลือ ฿900").waitFor();

    const history = visit.page.getByRole("list", { name: "ประวัติการตั้งค่า" }).getByRole("listitem");
    await expect.poll(() => history.first().textContent()).toContain("ตั้งวงเงินฝากต่อวัน ฿900");
  });

  test("of stakes refuses a round inside the game, with the way to it around the game", async () => {
    await visit.go(FAIR_PLAY);
    await setLimit("ตั้งวงเงิน วางเดิมพันต่อวัน", "10", "ตั้งไว้ ฿10");
    await visit.go(DICE);
    await visit.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
    const inside = visit.page.frameLocator("iframe");
    await inside.locator("#play").click();
    await inside.getByText("ถึงขีดจำกัดเดิมพันที่คุณตั้งไว้").waitFor();
    await visit.page.getByRole("link", { name: "ดูวงเงินและการพักเล่น" }).click();
    await visit.arrive(`${FAIR_PLAY}?tab=limits`);
  });

  test("that is lower than what is used says so, and the month tells its figures as they are", async () => {
    await visit.go(FAIR_PLAY);
    await visit.button("ตั้งวงเงิน ฝากต่อเดือน").click();
    await dialog().getByRole("textbox").fill("10,000");
    await dialog().getByText("ใช้เกินวงเงินใหม่อยู่ ฿36,000").waitFor();
    await inDialog("ตั้งไว้ ฿10,000").click();
    await text("เกินวงเงินไป ฿36,000").waitFor();
    await link("ภาพเดือนนี้").click();
    await visit.page.getByRole("img", { name: /กราฟเงินฝากสะสมของเดือนนี้ รวม ฿46,000 จากวงเงิน ฿10,000/ }).waitFor();
    await text("ตั้งแต่เป็นสมาชิก").waitFor();
    const signIn = visit.page.getByRole("list", { name: "เข้าสู่ระบบล่าสุด" }).getByRole("listitem");
    await expect.poll(() => signIn.allTextContents()).toEqual([expect.stringMatching(/20 พ\.ย\. 69.*เครื่องนี้/)]);
    await visit.main().locator("summary").click();
    await visit.page.getByRole("table").waitFor();
    await expectAccessible(visit.page);
  });
});

describe("a break", () => {
  test("closes deposits, games and rewards at once on every old link, and leaves withdrawals open", async () => {
    await visit.go(`${FAIR_PLAY}?tab=break`);
    await visit.button("7 วัน").click();
    await text("27 พ.ย. 69").waitFor();
    await expectAccessible(visit.page);
    await visit.button("เริ่มพัก 7 วัน").click();
    const started = visit.main().getByRole("heading", { name: "คุณพักเล่นอยู่" });
    await started.waitFor();
    // It is in sight, and not above the button that was pressed.
    await expect.poll(async () => (await started.boundingBox())?.y ?? -1).toBeGreaterThan(0);

    for (const path of [DICE, "/auth/deposit", "/auth/deposit/slip", "/auth/reward", "/auth/media/wheel"]) {
      await visit.go(path);
      await visit.main().getByRole("heading", { name: "คุณพักเล่นอยู่" }).waitFor();
      await text("ถึง 27 พ.ย. 69").waitFor();
      expect(new URL(visit.page.url()).pathname).toBe(new URL(path, visit.site.url).pathname);
    }
    await visit.main().getByRole("link", { name: "สายด่วนสุขภาพจิต 1323" }).waitFor();
    await expectAccessible(visit.page);

    await visit.go("/auth/dashboard");
    await visit.main().getByRole("heading", { name: "คุณพักเล่นอยู่" }).waitFor();
    expect(await shownLinks()).toEqual(
      expect.arrayContaining([
        "/auth/dashboard",
        "/auth/withdraw",
        "/auth/transaction/history",
        FAIR_PLAY,
        "/auth/contact",
      ]),
    );
    expect(await playLinks()).toEqual([]);
    await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
    await dialog().getByRole("link", { name: "ความปลอดภัย" }).waitFor();
    expect(await playLinks()).toEqual([]);
    await visit.page.keyboard.press("Escape");
    for (const path of ["/auth/inbox", "/auth/transaction/history", "/auth/withdraw"]) {
      await visit.go(path);
      await visit.page.locator("html[data-paused]").waitFor();
      expect(await playLinks(), path).toEqual([]);
    }
    await visit.go("/auth/inbox");
    await visit.page.locator("html[data-paused]").waitFor();
    await visit.main().locator("summary").first().waitFor();
    expect(await visit.page.getByRole("radio", { name: "ประกาศ" }).count()).toBe(0);
    await visit.go("/auth/dashboard");

    await link("ถอนเงิน").first().click();
    await visit.arrive("/auth/withdraw");
    await withdraw("1500");
    await visit.region("กำลังดำเนินการ").getByText("฿1,500.00").waitFor();
  });

  test("that another device started is met at the first refusal", async () => {
    await visit.go("/auth/deposit");
    await visit.button("300").waitFor();
    await visit.page.evaluate(async (key) => {
      const { token } = JSON.parse(localStorage.getItem(key) ?? "{}") as { token: string };
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      await fetch("/api/auth/fair-play/break", { method: "POST", headers, body: JSON.stringify({ days: 1 }) });
    }, "sanam.session");
    await send("300");
    await visit.main().getByRole("heading", { name: "คุณพักเล่นอยู่" }).waitFor();
    await text("ถึง 21 พ.ย. 69").waitFor();
  });

  test("for six months asks a second time, and ends by the member's own word and a day later", {
    tags: ["long"],
  }, async () => {
    await visit.go(`${FAIR_PLAY}?tab=break`);
    await visit.button("6 เดือน").click();
    await visit.button("งดเล่น 6 เดือน").click();
    await inDialog("ยังไม่พัก").click();
    await visit.button("งดเล่น 6 เดือน").click();
    await inDialog("งดเล่น 6 เดือน").click();
    await visit.main().getByRole("heading", { name: "คุณงดเล่นอยู่" }).waitFor();

    await atTime("2027-05-21T12:00:00+07:00");
    await visit.go("/auth/dashboard");
    await visit.arrive("/login");
    await signIn(visit.page);
    await visit.arrive("/auth/dashboard");
    await visit.go("/auth/deposit");
    await visit.main().getByRole("heading", { name: "ครบกำหนดงดเล่นแล้ว" }).waitFor();
    await visit.button("ขอกลับมาเล่น").click();
    await text("เปิดให้เล่น 22 พ.ค. 70").waitFor();
  });
});

test("one calm suggestion stands on the dashboard with its fact, until it is seen", async () => {
  await visit.change<object>("/api/auth/fair-play", (body) => ({
    ...body,
    signs: [{ sign: "nights", nights: 3, last: "2026-11-20" }],
  }));
  await visit.go("/auth/dashboard");
  await text("ฝากหลังเที่ยงคืนติดกัน 3 คืน").waitFor();
  await visit.button("ไว้ทีหลัง").click();
  await text("ฝากหลังเที่ยงคืน").waitFor({ state: "detached" });
});

test("the reality check stands in front of the game, takes the focus, and says time and money", async () => {
  await visit.go(FAIR_PLAY);
  const usual = text("ตอนนี้ใช้ค่าที่เว็บตั้งไว้ คือทุก 60 นาที");
  await usual.waitFor();
  expect(await visit.page.getByRole("radio", { name: "60 นาที" }).isChecked()).toBe(true);
  await visit.page.getByRole("radio", { name: "15 นาที" }).check();
  await visit.page.getByText("บันทึกแล้ว").waitFor();
  await usual.waitFor({ state: "detached" });
  await visit.go(DICE);
  const sums = visit.page.waitForResponse("**/api/auth/fair-play/figures");
  await visit.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
  const inside = visit.page.frameLocator("iframe");
  await inside.locator("#play").click();
  // Minutes that pass at once end a call that is under way: the check would wait for the round, and not know the money.
  await inside.locator("#play:not([aria-disabled])").waitFor();
  await (await sums).finished();
  // A reply between the two lines makes the page's time jump by both, which must stay below the gap that ends play.
  for (let minute = 2; minute <= 12; minute += 2) {
    await atTime(`2026-11-20T12:${String(minute).padStart(2, "0")}:30+07:00`);
    await visit.page.clock.fastForward(2 * 60_000);
  }
  // Only this step passes the 15 minutes, so that none ends the check's own call.
  await visit.page.clock.fastForward(4 * 60_000);
  const check = visit.page.getByRole("dialog", { name: brokenText("เล่นมา") });
  await check.getByText("วางเดิมพัน").waitFor();
  await visit.page.keyboard.press("Escape");
  for (let press = 0; press < 5; press += 1) {
    await visit.page.keyboard.press("Tab");
    expect(await check.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await check.getByRole("button", { name: "พักก่อน" }).click();
  await visit.arrive(`${FAIR_PLAY}?tab=break`);
});

test("where the backend tells no sign-ins, the figures stand without the last one", { tags: ["long"] }, async () => {
  await visit.page.route("**/api/auth/session/mine", (route) => route.fulfill({ status: 404, json: {} }));
  const asked = visit.page.waitForResponse("**/api/auth/session/mine");
  await visit.go(`${FAIR_PLAY}?tab=month`);
  await asked;
  await text("ตั้งแต่เป็นสมาชิก").waitFor();
  expect(await text("เข้าสู่ระบบล่าสุด").count()).toBe(0);
});

test("where the backend has none of it, the page says so plainly", async () => {
  await visit.page.route("**/api/auth/fair-play**", (route) => route.fulfill({ status: 404, json: {} }));
  await visit.go(FAIR_PLAY);
  await text("วงเงินและการพักเล่นยังไม่เปิดให้ใช้งาน").waitFor();
  await text("เตือนทุก 60 นาที").waitFor();
});
