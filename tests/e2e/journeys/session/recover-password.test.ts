import { afterEach, expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { inThai } from "../../../in-thai.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { follow } from "../../support/follow.ts";
import { clickTwice } from "../../support/gestures.ts";
import { NOON } from "../../support/noon.ts";
import { signInAt } from "../../support/open-page.ts";
import { tooWide } from "../../support/page-problems.ts";
import { DESKTOP, PHONE } from "../../support/screen-sizes.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { signIn } from "../../support/sign-in.ts";

const visit = setUpVisit({
  async prepare(site) {
    await site.control("/clock", { set: NOON });
    await site.control("/reset");
  },
});

const NEW = "cool-season-8";
const field = (name: string) => visit.page.locator(`main [name=${name}]`);
const submit = () => visit.page.locator("main button[type=submit]");
const alert = (message: string) => visit.page.getByRole("alert").getByText(message).waitFor();
const done = () => visit.page.getByText("ตั้งรหัสผ่านใหม่แล้ว");

/** The codes that the phones got, the newest first. */
async function codes(): Promise<readonly { readonly phone: string; readonly code: string }[]> {
  return (await (await fetch(`${visit.site.url}/sandbox/codes`)).json()) as { phone: string; code: string }[];
}
async function newCode(known: number): Promise<string> {
  await expect.poll(async () => (await codes()).length).toBe(known + 1);
  return (await codes())[0]?.code ?? "";
}
async function check(): Promise<void> {
  expect([await axeViolations(visit.page), await tooWide(visit.page)]).toEqual([[], []]);
}
async function fill(code: string, password = NEW): Promise<void> {
  await field("code").fill(code);
  await field("newPassword").fill(password);
  await field("confirmPassword").fill(password);
}

afterEach(() => visit.page.setViewportSize(PHONE));

test.each(["/", "/login"])("the form at %s leads there", { tags: ["long"] }, async (path) => {
  await visit.go(path);
  await follow(visit.page, "/forgot-password");
  await field("account").waitFor();
});

test("a code to the phone sets a new password, also after a reload and a lost reply; every device is signed out", async () => {
  const { page, site } = visit;
  const before = await signInAt(site, "gold");
  const known = (await codes()).length;
  await visit.go("/login");
  await follow(page, "/forgot-password");
  await submit().click();
  await alert(inThai(refuse("recovery-account-required")));
  await check();
  await field("account").fill(" GOLD ");
  await clickTwice(submit());
  const code = await newCode(known);
  await field("code").waitFor();
  // Who looks at the message may come back to a page that was thrown away.
  await page.reload();
  await field("code").waitFor();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("gold");
  await fill(code.startsWith("0") ? "111111" : "000000");
  await submit().click();
  await alert(inThai(refuse("recovery-code-wrong")));
  await check();
  await fill(code, "password1");
  await submit().click();
  await alert(inThai(refuse("password-common")));
  await fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await visit.loseReply("/api/user/recovery/finish");
  await submit().click();
  await page.getByRole("alert").getByText(/.+/).first().waitFor();
  await submit().click();
  await done().waitFor();
  await check();
  const reply = await fetch(`${site.url}/api/auth/session/mine`, {
    headers: { authorization: `Bearer ${before.token}` },
  });
  expect(reply.status).toBe(401);
  await page.getByRole("main").getByRole("link", { name: "เข้าสู่ระบบ" }).click();
  await signIn(page, "gold", NEW);
  await visit.arrive("/auth/dashboard");
  await visit.go("/auth/inbox");
  await page.getByRole("main").getByText("ตั้งรหัสผ่านใหม่แล้ว").first().waitFor();
});

test("a stranger sees what a member sees, and no code is sent", { tags: ["long"] }, async () => {
  const known = (await codes()).length;
  await visit.page.setViewportSize(DESKTOP);
  await visit.go("/forgot-password");
  await field("account").fill("0899999999");
  await submit().click();
  await fill("000000");
  await submit().click();
  await alert(inThai(refuse("recovery-code-wrong")));
  expect(await codes()).toHaveLength(known);
});

test("where the backend sends no codes, the page leads to the staff", async () => {
  await visit.page.route("**/api/user/recovery/begin", (route) =>
    route.fulfill({ status: 501, json: { message: "", code: "not-available" } }),
  );
  await visit.go("/forgot-password");
  await field("account").fill("gold");
  await submit().click();
  await visit.page.getByText("เว็บนี้ให้เจ้าหน้าที่ช่วยตั้งรหัสผ่านใหม่").waitFor();
  await check();
  await visit.page.getByRole("main").getByRole("link", { name: "ติดต่อเจ้าหน้าที่" }).click();
  await visit.arrive("/contact");
});
