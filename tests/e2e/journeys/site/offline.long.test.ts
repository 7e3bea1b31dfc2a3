import { expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { shellText } from "../../../../web/text/th/site/shell.ts";
import { draftText } from "../../../../web/text/th/wallet/drafts.ts";
import { inThai } from "../../../in-thai.ts";
import { brokenText } from "../../support/broken-text.ts";
import { follow } from "../../support/follow.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { NOON } from "../../support/noon.ts";
import { openMember } from "../../support/open-page.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { signOut } from "../../support/sign-out.ts";
import { slipFile } from "../../support/slip-files.ts";
import { workerReady } from "../../support/worker-ready.ts";

const visit = setUpVisit({
  open: async ({ browser, site }) => {
    await site.control("/clock", { set: NOON });
    await site.control("/reset");
    await site.control("/back-office", { mode: "waiting" });
    return openMember(browser, site, "gold", PHONE, { serviceWorkers: "allow" });
  },
});
const { amount, submit } = amountForm(visit, "จำนวนเงินที่จะฝาก");

const oldLists = () => visit.main().getByRole("status").getByText("ข้อมูลเก่า ณ 20 พ.ย. 69 12:0");
const use = (name: string) => visit.button(name);

/** What the device stores of the member. */
function stored() {
  return visit.page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => /\.(session|last|drafts)\b/.test(key)),
    texts: Object.entries(localStorage).flatMap(([key, text]) => (/\.last\./.test(key) ? [text] : [])),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    addresses: (
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
    ).flat(),
  }));
}

const historyLine = () => visit.main().getByRole("region").getByRole("listitem").first();

test("a start without a network shows old lists with their time, refuses money actions, and offers drafts again", async () => {
  const { page, context } = visit;
  await visit.go("/auth/transaction/history");
  await historyLine().waitFor();
  await follow(page, "/auth/dashboard");
  await visit.main().getByText("324,850").waitFor();
  await workerReady(page);

  await context.setOffline(true);
  await visit.go("/auth/dashboard");
  await oldLists().waitFor();
  await visit.main().getByText("324,850").waitFor();
  await follow(page, "/auth/transaction/history");
  await oldLists().waitFor();
  await historyLine().waitFor();

  await follow(page, "/auth/deposit");
  const sent = visit.countCalls("POST", "/api/auth/deposit-request");
  await amount().fill("500");
  await submit().click();
  await visit
    .main()
    .getByText(brokenText(inThai(refuse("offline"))))
    .waitFor();
  await follow(page, "/auth/deposit/slip");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await slipFile(visit.site, { amount: 700 }));
  // Also once the check has failed for want of a network.
  await visit.main().getByText(shellText.panel.failed).waitFor();
  await page.getByRole("img", { name: "รูปสลิปที่เลือก" }).waitFor();
  await expect.poll(async () => (await stored()).databases).toHaveLength(1);
  expect(sent()).toBe(0);

  await context.setOffline(false);
  await visit.go("/auth/deposit");
  await use(draftText.useAmount).click();
  expect(await amount().inputValue()).toBe("500");
  expect(sent()).toBe(0);
  await submit().click();
  await page.getByRole("button", { name: "ฉันโอนแล้ว" }).waitFor();
  expect(sent()).toBe(1);
  await follow(page, "/auth/deposit/slip");
  await use(draftText.usePicture).click();
  await page.getByRole("button", { name: /^ยืนยันฝาก/ }).waitFor();

  const before = await stored();
  expect(before.keys.length).toBeGreaterThan(4);
  // No token, no account number and no key of a money action.
  expect(before.texts.join()).not.toMatch(/token|accountNumber|intent|\d{10}(?!\d)-?\d/);
  expect(before.addresses.filter((url) => /\/(api|auth|pictures)\b/.test(url))).toEqual([]);

  await signOut(page);
  await expect.poll(stored).toMatchObject({ keys: [], databases: [] });
});
