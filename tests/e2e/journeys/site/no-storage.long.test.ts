import { expect, test } from "vitest";
import { follow } from "../../support/follow.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { openRequests } from "../../support/open-requests.ts";
import { currentProblems } from "../../support/page-problems.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { signIn } from "../../support/sign-in.ts";
import { signOut } from "../../support/sign-out.ts";
import { slipFile } from "../../support/slip-files.ts";

const visit = setUpVisit();

/** Every access throws, as in a browser that blocks the site's data. */
function forbidsAll(): void {
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"])
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  Object.defineProperty(navigator, "serviceWorker", { get: refuse, configurable: true });
  Object.defineProperty(navigator, "locks", { get: refuse, configurable: true });
  Object.defineProperty(document, "cookie", { get: refuse, set: refuse, configurable: true });
}

/** There is a storage, but it is full; what else stores something fails later, as promises and requests do. */
function isFull(): void {
  const full = (): never => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  const rejects = () => Promise.reject(new DOMException("The quota has been exceeded.", "QuotaExceededError"));
  Storage.prototype.setItem = full;
  IDBObjectStore.prototype.put = full;
  IDBObjectStore.prototype.add = full;
  IDBFactory.prototype.open = () => {
    const request = new EventTarget() as unknown as IDBOpenDBRequest;
    setTimeout(() => request.onerror?.(new Event("error")));
    return request;
  };
  Object.defineProperty(CacheStorage.prototype, "open", { value: rejects });
  Object.defineProperty(CacheStorage.prototype, "keys", { value: rejects });
  Object.defineProperty(ServiceWorkerContainer.prototype, "register", { value: rejects });
  Object.defineProperty(ServiceWorkerContainer.prototype, "getRegistration", { value: rejects });
}

test.each([
  ["forbidden", forbidsAll],
  ["full", isFull],
])("a member signs in, deposits, withdraws and leaves where the storage is %s", async (_, spoil) => {
  const { page, site, context } = visit;
  await site.control("/reset");
  await site.control("/back-office", { mode: "waiting" });
  const problems: string[] = [];
  context.on("weberror", (error) => problems.push(String(error.error())));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.addInitScript(spoil);
  await visit.go("/login");
  await signIn(page);
  await visit.arrive("/auth/dashboard");
  await visit.main().getByText("324,850").waitFor();
  // What stores the site on the device comes when the line is idle.
  await page.clock.fastForward(4000);
  await follow(page, "/auth/deposit");
  await amountForm(visit, "จำนวนเงินที่จะฝาก").send("500");
  await page.getByRole("button", { name: "ฉันโอนแล้ว" }).click();
  await page.getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
  await page.clock.fastForward(4000);
  await follow(page, "/auth/withdraw");
  await withdrawForm(visit).withdraw("1500");
  await visit.region("กำลังดำเนินการ").getByText("฿1,500.00").waitFor();
  await follow(page, "/auth/deposit/slip");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await slipFile(site, { amount: 700 }));
  await page.getByRole("button", { name: /^ยืนยันฝาก/ }).click();
  await page.getByText("รับสลิปแล้ว กำลังตรวจ").first().waitFor();
  const sent = (await openRequests(site)).map(({ kind, amount }) => `${kind} ${amount}`);
  expect(new Set(sent)).toEqual(new Set(["deposit 500", "slip 700", "withdrawal 1500"]));
  await page.clock.fastForward(4000);
  await follow(page, "/auth/dashboard");
  await visit.main().getByText("323,350").waitFor();
  expect(await currentProblems(page)).toEqual([]);

  await signOut(page);
  expect(problems.filter((words) => !/\b401\b/.test(words))).toEqual([]);
});
