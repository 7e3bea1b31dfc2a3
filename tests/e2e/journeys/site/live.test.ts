import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { createHttpAffiliate } from "../../../../adapters/http/affiliate.ts";
import { createHttpSession } from "../../../../adapters/http/session.ts";
import { newKey, registrationOf, unwrap } from "../../../adapters/house/test-house.ts";
import { clientAt } from "../../../client-at.ts";
import { PASSWORD } from "../../support/open-page.ts";
import { answerRequest } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const STREAM = "/api/auth/stream";
const MINE = "/api/auth/deposit-request/my";

/** Waits until the page reads the stream, and what may have changed before it. */
async function streamOpens(page: Page = visit.page): Promise<void> {
  const opened = page.waitForResponse((reply) => new URL(reply.url()).pathname === STREAM);
  await page.clock.fastForward("00:05");
  expect((await opened).status()).toBe(200);
  await page.waitForResponse((reply) => new URL(reply.url()).pathname === "/api/auth/inbox");
}

async function startDeposit(): Promise<void> {
  await visit.go("/auth/deposit");
  await visit.page.getByRole("textbox").fill("1,000");
  await visit.page.keyboard.press("Enter");
  await visit.button("ฉันโอนแล้ว").click();
  await visit.page.getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
}

describe("the event stream", () => {
  test("shows a credited deposit and the new credit without polling", async () => {
    const early = visit.countCalls("GET", STREAM);
    await startDeposit();
    expect(early()).toBe(0);
    await streamOpens();
    const reads = visit.countCalls("GET", MINE);
    // Ten polls would be due.
    await visit.page.clock.fastForward("00:30");
    await visit.page.getByRole("banner").waitFor();
    expect(reads()).toBe(0);
    await answerRequest(visit.site, "approve");
    await visit.page.getByText("฿325,850.75").first().waitFor();
    await expect.poll(() => visit.page.getByText("กำลังตรวจสอบยอด").count()).toBe(0);
    expect(reads()).toBeGreaterThan(0);
  });

  test("opens again after it broke, and shows what changed meanwhile and what is announced", {
    tags: ["long"],
  }, async () => {
    await visit.go("/auth/dashboard");
    await streamOpens();
    await visit.context.setOffline(true);
    await visit.page.getByText("ไม่มีอินเทอร์เน็ต").waitFor();
    await visit.site.control("/members/gold/top-up", { amount: 100 });
    await visit.context.setOffline(false);
    const headers = visit.page.waitForRequest((request) => new URL(request.url()).pathname === STREAM);
    await visit.page.clock.fastForward("00:02");
    expect(await (await headers).headerValue("last-event-id")).toMatch(/^\d+\.\d+\.\d+$/);
    await visit.main().getByText("324,950").waitFor();
    await visit.site.control("/announcements", { title: "ข่าวใหม่", body: "<p>คืนนี้</p>", membersOnly: true });
    await visit.main().getByText("ข่าวใหม่").waitFor();
  });

  test("shows a friend who has just registered on the invite page", { tags: ["long"] }, async () => {
    await visit.go("/auth/affiliate");
    await visit.page.getByRole("heading", { level: 1 }).waitFor();
    await streamOpens();
    const { url } = visit.site;
    const sessions = createHttpSession(clientAt(url), () => undefined);
    const gold = unwrap(await sessions.signIn({ username: "gold", password: PASSWORD }));
    const inviterCode = unwrap(await createHttpAffiliate(clientAt(url, { identity: () => gold }), () => gold).code());
    expect(await visit.main().getByText("xy***").count()).toBe(0);
    unwrap(await sessions.register({ ...registrationOf(77), username: "xylophone", inviterCode }, newKey()));
    await visit.main().getByText("xy***").first().waitFor();
  });
});
