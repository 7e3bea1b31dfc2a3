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

test("a lost reply is found out, and after a reload with the new password, which no storage holds", async () => {
  const PATH = "/api/auth/user/change-password/*";
  const heading = visit.page.getByRole("heading", { name: "เปลี่ยนรหัสผ่านแล้ว" });
  const change = async (from: string, to: string) => {
    await field("oldPassword").fill(from);
    await field("newPassword").fill(to);
    await field("confirmPassword").fill(to);
    await submit().click();
  };
  const keys: (string | null)[] = [];
  visit.page.on("request", async (request) => {
    if (request.url().includes("change-password/")) keys.push(await request.headerValue("idempotency-key"));
  });
  await visit.go("/auth/settings/change-password");
  await visit.loseReply(PATH);
  await change("demo1234", "better5678");
  await heading.waitFor();
  expect(keys).toEqual([keys[0], keys[0]]);

  await visit.go("/auth/dashboard");
  await visit.go("/auth/settings/change-password");
  const { reached } = await visit.holdReply(PATH);
  await change("better5678", "newest9012");
  await reached;
  await visit.page.reload();
  await visit.page.getByRole("heading", { name: "ยังไม่ทราบผลการเปลี่ยนรหัสผ่าน" }).waitFor();
  const stored = await visit.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).toContain("password-change");
  expect(stored).not.toMatch(/demo1234|better5678|newest9012/);
  await field("typedPassword").fill("mistyped1");
  await submit().click();
  await alert("รหัสผ่านนี้ยังใช้เข้าสู่ระบบไม่ได้ อาจพิมพ์ไม่ตรง หรือการเปลี่ยนรหัสผ่านยังไม่เกิดขึ้น");
  expect(await field("typedPassword").inputValue()).toBe("mistyped1");
  await field("typedPassword").fill("newest9012");
  await submit().click();
  await heading.waitFor();
});
