import { expect, test } from "vitest";
import { follow } from "../../support/follow.ts";
import { SESSION_KEY, tokenOf } from "../../support/open-page.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";
import { askToSignOut } from "../../support/sign-out.ts";
import { wireHeaders } from "../../support/wire/wire-headers.ts";

const visit = setUpMember("gold");

/** What a search of the phone finds of a member: stored texts, the page, its inputs and the address it would return to. */
function traces(): Promise<Readonly<Record<string, unknown>>> {
  return visit.page.evaluate(async () => ({
    stored: Object.keys(localStorage).filter((key) => !/^\w+\.device\./.test(key)),
    ofTab: Object.keys(sessionStorage),
    cookies: document.cookie,
    caches: "caches" in window ? await caches.keys() : [],
    workers: "serviceWorker" in navigator ? (await navigator.serviceWorker.getRegistrations()).length : 0,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    returnsTo: JSON.stringify(history.state).includes("/auth/"),
    inputs: [...document.querySelectorAll("input")].map(({ value }) => value).filter(Boolean),
    // Name, number, account and credit of the member.
    shown: ["ณัฐพล", "324,850", "gold"].filter((text) => document.body.innerText.includes(text)),
  }));
}

const NOTHING = {
  stored: [],
  ofTab: [],
  cookies: "",
  caches: [],
  workers: 0,
  databases: [],
  returnsTo: false,
  inputs: [],
  shown: [],
};

test("a sign-out ends the session in every tab and in the house, says goodbye, and leaves nothing on a shared phone", {
  tags: ["long"],
}, async () => {
  const { page, context } = visit;
  await visit.go("/auth/settings/manage-address");
  await page.getByRole("textbox", { name: "ชื่อผู้รับ", exact: true }).waitFor();
  await follow(page, "/auth/withdraw");
  await page.getByText("วันนี้ถอนได้อีก").waitFor();
  const otherTab = await context.newPage();
  await otherTab.goto(`${visit.site.url}/auth/dashboard`);
  await otherTab.getByRole("main").getByText("324,850").waitFor();

  const token = await tokenOf(page);
  await askToSignOut(page);
  const dialog = page.getByRole("dialog", { name: "ออกจากระบบ?" });
  await dialog.getByRole("button", { name: "ออกจากระบบ" }).click();
  const goodbye = page.getByText("ออกจากระบบแล้ว");
  await goodbye.waitFor();
  await visit.arrive("/login");
  await otherTab.waitForURL(`${visit.site.url}/login`);
  await context.clock.fastForward("00:03");
  await goodbye.waitFor({ state: "detached" });
  const reply = await fetch(`${visit.site.url}/api/auth/announcement`, { headers: wireHeaders(token) });
  expect(reply.status).toBe(401);

  await page.locator("[name=username]").waitFor();
  expect(await traces()).toEqual(NOTHING);
  await page.goBack();
  await page.locator("[name=username]").waitFor();
  expect(await traces()).toMatchObject({ ...NOTHING, returnsTo: expect.any(Boolean) });
});

test("a session that the house ended leads to the login page, and signing in returns to the page", async () => {
  await visit.go("/auth/deposit");
  const heading = visit.page.getByRole("heading", { name: "ฝากเงิน", level: 1 });
  await heading.waitFor();
  // After a reset, the house knows none of its tokens.
  await visit.site.control("/reset");
  // The next call hears of it, or the event stream does before.
  await Promise.all([visit.arrive("/login"), visit.page.reload().catch(() => undefined)]);
  await signIn(visit.page);
  await heading.waitFor();
});

test("a page that the browser kept for the back button leaves when the session ended meanwhile", {
  tags: ["long"],
}, async () => {
  const { page } = visit;
  await visit.go("/auth/dashboard");
  await visit.main().getByText("324,850").waitFor();
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, SESSION_KEY);
  await visit.arrive("/login");
});
