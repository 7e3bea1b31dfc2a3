import { expect, test } from "vitest";
import { setUpMember } from "../../support/set-up-member.ts";

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

test("nothing of a member stays behind on a shared phone, and the back button shows nothing", async () => {
  const { page } = visit;
  await visit.go("/auth/dashboard");
  await visit.main().getByText("324,850").waitFor();
  await visit.go("/auth/settings/manage-address");
  await page.getByRole("textbox", { name: "ชื่อผู้รับ", exact: true }).waitFor();
  await visit.go("/auth/withdraw");
  await page.getByText("วันนี้ถอนได้อีก").waitFor();

  await page.getByRole("button", { name: "เมนูหลัก" }).click();
  await page.getByRole("button", { name: "ออกจากระบบ" }).click();
  await page.getByRole("dialog", { name: "ออกจากระบบ?" }).getByRole("button", { name: "ออกจากระบบ" }).click();
  await visit.arrive("/login");
  await page.locator("[name=username]").waitFor();
  expect(await traces()).toEqual(NOTHING);

  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await page.locator("[name=username]").waitFor();
    expect(await traces()).toMatchObject({ ...NOTHING, returnsTo: expect.any(Boolean) });
  }
});

test("a page that the browser kept for the back button leaves when the session ended meanwhile", async () => {
  const { page } = visit;
  await visit.go("/auth/dashboard");
  await visit.main().getByText("324,850").waitFor();
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await visit.arrive("/login");
});
