import { expect, test } from "vitest";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";

const visit = setUpMember("gold");

const DICE = "/auth/games/casino/all?game=sanam-dice";

test("whatever lies at any maker comes back with one press, and a game left open elsewhere is over", async () => {
  const elsewhere = await openMember(visit.browser, visit.site, "gold");
  await elsewhere.page.goto(`${visit.site.url}${DICE}`);
  await elsewhere.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
  const play = elsewhere.page.frameLocator("iframe").getByRole("button", { name: /^เล่น ฿/ });
  await play.waitFor();

  const calls = visit.countCalls("POST", "/api/auth/user/transfer/to/bank");
  await visit.go(DICE);
  const all = visit.page.getByRole("button", { name: "นำเงินจากทุกค่ายกลับเข้าเครดิต" });
  await all.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await visit.page.getByRole("main").getByText("เงินทั้งหมดอยู่ในเครดิตของคุณแล้ว").waitFor();
  expect(calls()).toBe(1);

  await play.click();
  await elsewhere.page.getByText("เกมนี้หมดเวลาแล้ว").waitFor();
  await elsewhere.context.close();
});
