import { expect, test } from "vitest";
import { DEFAULT_INPUT_RULES } from "../../../../core/rules/input-rules.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { inThai } from "../../../in-thai.ts";
import { clickTwice, hasFocus } from "../../support/gestures.ts";
import { signInAt } from "../../support/open-page.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const CHANGE = "/api/auth/user/change-password/*";

const field = (name: string) => visit.page.locator(`[name=${name}]`);
const submit = () => visit.page.locator("main button[type=submit]");
const alert = (message: string) => visit.page.getByRole("alert").getByText(message).waitFor();
const changed = () => visit.page.getByRole("heading", { name: "เปลี่ยนรหัสผ่านแล้ว" });

test("the form shows each mistake at its field, keeps what was typed, and finds out a change whose reply is lost", async () => {
  const keys: (string | null)[] = [];
  visit.page.on("request", async (request) => {
    if (request.url().includes("change-password/")) keys.push(await request.headerValue("idempotency-key"));
  });
  await visit.go("/auth/settings/change-password");
  await field("oldPassword").fill("not-the-one-1");
  await field("newPassword").fill("short");
  await field("confirmPassword").fill("short");
  await submit().click();
  await alert(inThai(refuse("password-format", DEFAULT_INPUT_RULES.password)));
  await expect.poll(() => hasFocus(field("newPassword"))).toBe(true);
  await field("newPassword").fill("better5678");
  await submit().click();
  await alert(inThai(refuse("password-differs")));
  await field("confirmPassword").fill("better5678");
  expect(keys).toEqual([]);
  await submit().click();
  await alert(inThai(refuse("password-wrong")));
  expect(await field("newPassword").inputValue()).toBe("better5678");

  keys.length = 0;
  await field("oldPassword").fill("demo1234");
  await visit.loseReply(CHANGE);
  await clickTwice(submit());
  await changed().waitFor();
  expect(keys).toEqual([keys[0], keys[0]]);
  await signInAt(visit.site, "gold", "better5678");
});

test("after a reload, the new password finds out a change, and no storage holds it", { tags: ["long"] }, async () => {
  await visit.go("/auth/settings/change-password");
  const { reached } = await visit.holdReply(CHANGE);
  await field("oldPassword").fill("demo1234");
  await field("newPassword").fill("newest9012");
  await field("confirmPassword").fill("newest9012");
  await submit().click();
  await reached;
  await visit.page.reload();
  await visit.page.getByRole("heading", { name: "ยังไม่ทราบผลการเปลี่ยนรหัสผ่าน" }).waitFor();
  const stored = await visit.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).toContain("password-change");
  expect(stored).not.toMatch(/demo1234|newest9012/);
  await field("typedPassword").fill("mistyped1");
  await submit().click();
  await alert("รหัสผ่านนี้ยังใช้เข้าสู่ระบบไม่ได้ อาจพิมพ์ไม่ตรง หรือรหัสผ่านยังไม่ได้เปลี่ยน");
  expect(await field("typedPassword").inputValue()).toBe("mistyped1");
  await field("typedPassword").fill("newest9012");
  await submit().click();
  await changed().waitFor();
});
