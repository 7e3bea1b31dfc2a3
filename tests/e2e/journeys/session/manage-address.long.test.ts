import { describe, expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { inThai } from "../../../in-thai.ts";
import { clickTwiceAndEnter, hasFocus } from "../../support/gestures.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");

const ADDRESS_PATH = "/auth/settings/manage-address";
const SAVE = "/api/auth/address";

const name = () => field("ชื่อผู้รับ");
const phone = () => field("เบอร์โทรผู้รับ");
const street = () => field("บ้านเลขที่ หมู่ ซอย ถนน");
const subdistrict = () => field("แขวง/ตำบล");
const postcode = () => field("รหัสไปรษณีย์");
const province = () => visit.page.getByRole("combobox", { name: "จังหวัด" });
const submit = () => visit.page.getByRole("button", { name: "บันทึกที่อยู่" });
const invalidFields = () => visit.page.locator("[aria-invalid=true]");
const refusal = (code: Parameters<typeof refuse>[0]) =>
  visit.page.getByRole("alert").getByText(inThai(refuse(code)), { exact: true });
const waitUntilSaved = () => visit.page.getByText("บันทึกที่อยู่แล้ว", { exact: true }).waitFor();

function field(label: string) {
  return visit.page.getByRole("textbox", { name: label, exact: true });
}

async function goToAddress(): Promise<void> {
  await visit.go(ADDRESS_PATH);
  await submit().waitFor();
}

async function fill(code = "12120"): Promise<void> {
  await street().fill("99/1 ถนนพหลโยธิน");
  await subdistrict().fill("คลองหนึ่ง");
  await field("เขต/อำเภอ").fill("คลองหลวง");
  await province().selectOption("ปทุมธานี");
  await postcode().fill(code);
}

test("the address shows each mistake at its field once it is left, is saved once, and shows again after a reload", async () => {
  const calls = visit.countCalls("PATCH", SAVE);
  await goToAddress();
  expect(await name().inputValue()).toBe("ณัฐพล ศรีสุข");
  await postcode().fill("1212");
  expect(await invalidFields().count()).toBe(0);
  await name().focus();
  await refusal("postcode-format").waitFor();
  expect(await invalidFields().count()).toBe(1);
  await submit().click();
  for (const code of [
    "address-line-required",
    "address-subdistrict-required",
    "address-district-required",
    "address-province-required",
    "postcode-format",
  ] as const) {
    await refusal(code).waitFor();
  }
  expect(await postcode().inputValue()).toBe("1212");
  await expect.poll(() => hasFocus(street())).toBe(true);
  expect(calls()).toBe(0);

  await phone().fill("+66 81-234-5678");
  await fill("๑๒๑๒๐");
  await clickTwiceAndEnter(submit());
  await waitUntilSaved();
  expect(calls()).toBe(1);
  // The fields show the values in the form that was saved.
  expect(await phone().inputValue()).toBe("0812345678");
  expect(await postcode().inputValue()).toBe("12120");
  await visit.page.reload();
  await submit().waitFor();
  expect(await subdistrict().inputValue()).toBe("คลองหนึ่ง");
  expect(await province().inputValue()).toBe("ปทุมธานี");
});

describe("the address", () => {
  test("is never called failed when the reply is lost: it is saved when the network returns, and found after a reload", async () => {
    await goToAddress();
    await fill();
    await visit.loseNetwork(SAVE);
    await submit().click();
    await visit.page.getByText("กำลังตรวจสอบว่าบันทึกที่อยู่แล้วหรือไม่").waitFor();
    expect(await visit.page.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0);
    expect(await subdistrict().inputValue()).toBe("คลองหนึ่ง");
    await visit.context.setOffline(false);
    await waitUntilSaved();

    await street().fill("100/2 ถนนพหลโยธิน");
    const { reached } = await visit.holdReply(SAVE);
    await submit().click();
    await reached;
    await visit.page.reload();
    await waitUntilSaved();
    expect(await street().inputValue()).toBe("100/2 ถนนพหลโยธิน");
  });

  test("shows a province that a backend spells in its own way", async () => {
    await visit.page.route("**/api/auth/address/mine", (route) => route.fulfill({ json: { province: "Bangkok" } }));
    await goToAddress();
    expect(await province().inputValue()).toBe("Bangkok");
    expect(await name().inputValue()).toBe("");
  });

  testAccessibility("is accessible with a mistake in every field", visit, async ({ page, go, check }) => {
    await go(ADDRESS_PATH);
    await page.locator("main button[type=submit]").click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await check();
  });
});
