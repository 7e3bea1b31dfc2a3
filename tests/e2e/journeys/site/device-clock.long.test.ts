import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { NOON } from "../../support/noon.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");
const { send } = amountForm(visit, "จำนวนเงินที่จะฝาก");

const notice = () => visit.page.getByText(/^นาฬิกาของเครื่องนี้/);

test.each([
  { name: "a year slow", offMs: -365 * DAY_MS, words: "ช้าไปประมาณ 365 วัน" },
  { name: "a day fast", offMs: DAY_MS, words: "เร็วไปประมาณ 24 ชั่วโมง" },
  { name: "three minutes fast", offMs: 3 * MINUTE_MS, words: undefined },
])("a device clock that is $name changes no time and no limit", async ({ offMs, words }) => {
  await visit.context.clock.setSystemTime(Date.parse(NOON) + offMs);
  await visit.go("/auth/deposit");
  await send("300");
  // The transfer has fifteen minutes.
  await visit.page
    .getByText(/1[45]:\d\d/)
    .first()
    .waitFor();
  if (words === undefined) {
    expect(await notice().count()).toBe(0);
  } else {
    await visit.page.getByText(words).waitFor();
    await visit.page.getByRole("button", { name: "รับทราบ" }).click();
    await notice().waitFor({ state: "detached" });
  }
  await visit.go("/auth/transaction/history");
  await visit.main().getByRole("heading", { name: /^วันนี้ / }).first().waitFor();
  await visit.go("/auth/withdraw");
  await visit
    .main()
    .getByText(/฿[\d,.]+/)
    .first()
    .waitFor();
  expect(await notice().count()).toBe(0);
});
