import { afterEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { brokenText } from "../../support/broken-text.ts";
import { NOON } from "../../support/noon.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { ROUTE_ADDRESSES } from "../../walks/addresses.ts";

const visit = setUpVisit();

const chat = () => visit.page.getByRole("link", { name: "แชตสอบถาม" });

describe("the promotion page", () => {
  afterEach(() => visit.site.control("/clock", { set: NOON }));

  test("shows both periods, and by itself that one starts and ends; the floating chat covers nothing at its end", async () => {
    const running = () => visit.page.getByText("เปิดอยู่ตอนนี้");
    const almostEight = "2026-11-20T19:59:50+07:00";
    await visit.site.control("/clock", { set: almostEight });
    await visit.context.clock.setSystemTime(almostEight);
    await visit.go("/promotion");
    await visit.page.getByText("20:00–22:59").waitFor();
    const words = await visit.page.innerText("main");
    for (const part of ["฿500.00", "โบนัส 5%", "09:00–11:59", "฿9.99", "โบนัส 10%", "20:00–22:59", "฿19.99"]) {
      expect(words.replace(/\s+/g, " ")).toContain(part);
    }
    expect(await running().count()).toBe(0);
    await visit.site.control("/clock", { advanceMs: MINUTE_MS });
    await visit.context.clock.fastForward("01:00");
    await running().waitFor();
    expect(await running().count()).toBe(1);
    await visit.site.control("/clock", { advanceMs: 3 * HOUR_MS });
    await visit.context.clock.fastForward("03:00:00");
    await running().waitFor({ state: "detached" });

    await chat().waitFor();
    await visit.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await visit.page.getByRole("contentinfo").boundingBox();
    const button = await chat().boundingBox();
    expect((footer?.y ?? Number.NaN) + (footer?.height ?? Number.NaN)).toBeLessThanOrEqual(button?.y ?? Number.NaN);
  });

  test("says that there is none when the maximum bonus is 0", async () => {
    await visit.change<{ promotion: object }>("/api/setting", (body) => ({
      ...body,
      promotion: { ...body.promotion, bonusMax: 0 },
    }));
    await visit.go("/promotion");
    await visit.page.getByText("ตอนนี้ไม่มีโปรโมชัน").waitFor();
    expect(await visit.page.getByText("09:00").count()).toBe(0);
  });
});

test("the floating chat is on every page that visitors open", async () => {
  for (const { path, guard } of ROUTE_ADDRESSES.filter((each) => each.guard !== "member")) {
    await visit.go(path);
    await chat().waitFor();
    expect(await chat().count(), `${path} (${guard})`).toBe(1);
  }
});

test.each(["dark", "light"])(
  "the live results have the brand's %s scheme, even when the device prefers the other one",
  async (scheme) => {
    await visit.page.emulateMedia({ colorScheme: scheme === "dark" ? "light" : "dark" });
    await visit.page.addInitScript((name) => {
      document.addEventListener("DOMContentLoaded", () => {
        if (window === top) document.documentElement.dataset["scheme"] = name;
      });
    }, scheme);
    await visit.go("/live-score");
    const body = visit.page.frameLocator("iframe").locator("body");
    await body.getByRole("table").waitFor();
    const schemeIn = () => body.evaluate((element) => getComputedStyle(element).colorScheme);
    await expect.poll(schemeIn).toBe(scheme);
  },
);

describe("the contact page", () => {
  test("shows two LINE accounts, each with a QR code of 150 px, a link and an id to copy", async () => {
    await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit.go("/contact");
    for (const id of ["@sanam", "@sanam.help"]) {
      const code = visit.page.getByRole("img", { name: brokenText(`คิวอาร์ของ LINE ${id}`, { to: "$" }) });
      expect(await code.evaluate((svg) => [svg.clientWidth, svg.clientHeight])).toEqual([150, 150]);
    }
    const backup = visit.page.getByRole("link", { name: "เปิด LINE สำรอง" });
    expect(await backup.getAttribute("href")).toBe("https://line.me/R/ti/p/%40sanam.help");
    expect(await backup.getAttribute("rel")).toContain("noopener");
    await visit.page.getByRole("button", { name: "คัดลอก ไอดี LINE @sanam", exact: true }).click();
    await visit.page.getByText("คัดลอกแล้ว").waitFor();
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe("@sanam");
  });

  test("says calmly that an account is not open", async () => {
    await visit.change<object>("/api/setting", (body) => ({
      ...body,
      line: { line1: { id: "@sanam" }, line2: null },
    }));
    await visit.go("/contact");
    await visit.page.getByText("ยังไม่เปิดช่องทางนี้").waitFor();
    expect(await visit.page.getByRole("img", { name: brokenText("คิวอาร์") }).count()).toBe(1);
  });
});

describe("maintenance", () => {
  afterEach(() => visit.site.control("/maintenance", { on: false }));

  test("replaces every page, shows until when, and ends on request or by itself", async () => {
    const closed = visit.page.getByRole("heading", { name: "ปิดปรับปรุงระบบชั่วคราว" });
    const heading = visit.page.getByRole("heading", { name: "โปรโมชัน" });
    await visit.site.control("/maintenance", { on: true, until: "2026-11-20T14:30:00+07:00" });
    await visit.go("/promotion");
    await closed.waitFor();
    expect(new URL(visit.page.url()).pathname).toBe("/promotion");
    await visit.page.getByText("คาดว่าจะเปิด 20 พ.ย. 69 14:30 น.").waitFor();
    await visit.page.getByRole("button", { name: "ตรวจสอบตอนนี้" }).click();
    await closed.waitFor();
    // Its reply must not come after the site is open again.
    await visit.page.locator("button[aria-busy=true]").waitFor({ state: "detached" });
    await visit.site.control("/maintenance", { on: false });
    await visit.page.getByRole("button", { name: "ตรวจสอบตอนนี้" }).click();
    await heading.waitFor();

    await visit.site.control("/maintenance", { on: true });
    await visit.context.clock.fastForward("01:01");
    await closed.waitFor();
    await visit.site.control("/maintenance", { on: false });
    await visit.context.clock.fastForward("00:16");
    await heading.waitFor();
  });

  test("has its own address, which links to the site when there is no maintenance", async () => {
    await visit.go("/ma");
    await visit.page.getByRole("link", { name: "เข้าสู่เว็บไซต์" }).click();
    await visit.arrive("/");
  });
});

test("the page of an unknown address leads to the dashboard", async () => {
  await visit.go("/no/such/page");
  await visit.arrive("/404");
  await visit.page.getByRole("link", { name: "กลับหน้าหลัก" }).click();
  await visit.arrive("/login");
});
