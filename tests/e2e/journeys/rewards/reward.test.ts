import { expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { inThai } from "../../../in-thai.ts";
import { clickTwice, hasFocus } from "../../support/gestures.ts";
import { answerRequest, openRequests } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");

const CLAIM = "/api/auth/reward/request";
const BOTTLE = "แลก 350 แต้ม: กระบอกน้ำเก็บความเย็น";
const CONFIRM = "ยืนยัน ใช้ 350 แต้ม";

const history = () => visit.region("รายการแลกของคุณ");

test("a reward is claimed once after a question about its cost, and shows the staff's answer", async () => {
  const calls = visit.countCalls("POST", CLAIM);
  await visit.go("/auth/reward/items");
  await visit.button(BOTTLE).click();
  const dialog = visit.page.getByRole("dialog", { name: "ยืนยันการแลก" });
  expect(await dialog.innerText()).toContain("350 แต้ม");
  await expectAccessible(visit.page);
  await visit.page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(calls()).toBe(0);
  expect(await hasFocus(visit.button(BOTTLE))).toBe(true);

  await visit.page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: CONFIRM }).click();
  await history().getByText("เจ้าหน้าที่กำลังตรวจสอบ").waitFor();
  await visit
    .main()
    .getByText(inThai(refuse("reward-waiting")))
    .waitFor();
  expect(calls()).toBe(1);
  await answerRequest(visit.site, "reject", "ของหมดชั่วคราว");
  await history().getByText("เหตุผล: ของหมดชั่วคราว · คืนแต้มแล้ว").waitFor();
  await visit.button(BOTTLE).waitFor();
});

test("a claim is made once for two clicks in one task, and found when its reply is lost", async () => {
  const calls = visit.countCalls("POST", CLAIM);
  await visit.go("/auth/reward/items");
  await visit.button(BOTTLE).click();
  await visit.loseReplyOf(CLAIM, () => clickTwice(visit.page.getByRole("button", { name: CONFIRM })));
  await history().getByText("เจ้าหน้าที่กำลังตรวจสอบ").waitFor();
  expect(calls()).toBe(1);
  expect(await openRequests(visit.site)).toHaveLength(1);
});

test("an unknown category leads back to the others", { tags: ["long"] }, async () => {
  await visit.go("/auth/reward/nothing-here");
  await visit.main().getByText("ไม่พบหมวดนี้").waitFor();
  await visit.main().getByRole("link", { name: "ดูทุกหมวด" }).click();
  await visit.arrive("/auth/reward");
  await visit.button(BOTTLE).waitFor();
});
