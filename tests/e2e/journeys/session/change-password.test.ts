import { expect, test } from "vitest";
import { DEFAULT_INPUT_RULES } from "../../../../core/rules/input-rules.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { clickTwice, hasFocus } from "../../support/gestures.ts";
import { openVisitor } from "../../support/open-page.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";

const visit = setUpMember("gold");

const field = (name: string) => visit.page.locator(`[name=${name}]`);
const submit = () => visit.page.locator("main button[type=submit]");
const alert = (message: string) => visit.page.getByRole("alert").getByText(message).waitFor();

test("the form shows each mistake at its field, keeps what was typed, and changes the password once", async () => {
  const calls = visit.countCalls("POST", /change-password/);
  await visit.go("/auth/settings/change-password");
  await field("oldPassword").fill("demo1234");
  await field("newPassword").fill("short");
  await field("confirmPassword").fill("short");
  await submit().click();
  await alert(refuse("password-format", DEFAULT_INPUT_RULES.password).message);
  await expect.poll(() => hasFocus(field("newPassword"))).toBe(true);
  await field("newPassword").fill("better5678");
  await submit().click();
  await alert(refuse("password-differs").message);
  await field("confirmPassword").fill("better5678");
  expect(calls()).toBe(0);
  await field("oldPassword").fill("not-the-one-1");
  await submit().click();
  await alert(refuse("password-wrong").message);
  expect(await field("newPassword").inputValue()).toBe("better5678");
  await field("oldPassword").fill("demo1234");
  await clickTwice(submit());
  await visit.page.getByRole("heading", { name: "เปลี่ยนรหัสผ่านแล้ว" }).waitFor();
  expect(calls()).toBe(2);

  const { context, page } = await openVisitor(visit.browser);
  await page.goto(`${visit.site.url}/login`);
  await signIn(page, "gold", "better5678");
  await page.waitForURL(`${visit.site.url}/auth/dashboard`);
  await context.close();
});
