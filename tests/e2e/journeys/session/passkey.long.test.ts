import { expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { follow } from "../../support/follow.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { openRequests } from "../../support/open-requests.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { signIn } from "../../support/sign-in.ts";
import { signOut } from "../../support/sign-out.ts";

const visit = setUpVisit();
const { withdraw } = withdrawForm(visit);

test("a passkey is added, confirms a change and a withdrawal, signs in, and is removed", async () => {
  const { page, context, site } = visit;
  await site.control("/back-office", { mode: "waiting" });
  // A passkey belongs to a domain, so never to the address 127.0.0.1.
  const url = site.url.replace("127.0.0.1", "localhost");
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto(`${url}/login`);
  await signIn(page);
  await page.waitForURL(`${url}/auth/dashboard`);
  await follow(page, "/auth/settings/security");
  await page.locator("[name=passkeyName]").fill("มือถือของฉัน");
  await page.locator("[name=passkeyPassword]").fill("demo1234");
  await visit.button("เพิ่มพาสคีย์").click();
  await page.getByRole("list", { name: "รหัสกู้คืน" }).waitFor();
  await visit.button("เก็บรหัสแล้ว").click();
  await page.getByRole("list", { name: "พาสคีย์ของคุณ" }).getByText("มือถือของฉัน").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // The password alone sets no app up beside it; what is typed stays, and the same press goes on.
  const begins = visit.countCalls("POST", "/api/auth/second-factor/totp/begin");
  await page.locator("[name=password]").fill("demo1234");
  await visit.button("เริ่มตั้งค่า").click();
  // Without an app the passkey comes first, and a recovery code only on request.
  await page.getByRole("dialog").getByRole("button", { name: "ใช้พาสคีย์" }).waitFor();
  expect(await page.getByRole("dialog").locator("[name=code]").count()).toBe(0);
  expect(await page.getByRole("dialog").getByRole("button", { name: "ใช้รหัสจากแอปแทน" }).count()).toBe(0);
  await page.getByRole("dialog").getByRole("button", { name: "ยกเลิกรายการนี้" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.locator("[name=password]").inputValue()).toBe("demo1234");
  await visit.button("เริ่มตั้งค่า").click();
  await page.getByRole("dialog").getByRole("button", { name: "ใช้พาสคีย์" }).click();
  await page.locator("main code").waitFor();
  expect(begins()).toBe(3);
  await visit.button("ยกเลิก").click();
  await site.control("/clock", { advanceMs: 5 * 60_000 });

  await follow(page, "/auth/withdraw");
  await withdraw("500");
  await page.getByRole("dialog").getByRole("button", { name: "ใช้พาสคีย์" }).click();
  await visit.region("กำลังดำเนินการ").getByText("฿500.00").waitFor();
  expect(await openRequests(site)).toMatchObject([{ kind: "withdrawal", amount: 500 }]);

  await signOut(page);
  await signIn(page);
  await page.getByRole("button", { name: "ใช้พาสคีย์" }).click();
  await page.waitForURL(`${url}/auth/dashboard`);

  await follow(page, "/auth/settings/security");
  await visit.button("ลบ มือถือของฉัน").click();
  await visit.button("ลบ มือถือของฉัน").waitFor({ state: "detached" });
});
