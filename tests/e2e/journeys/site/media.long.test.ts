import { expect, test } from "vitest";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

test("the member's promotion shows the level's maximum bonus, and films come from the configured page, in a frame without an origin", async () => {
  await visit.go("/auth/media");
  await visit
    .main()
    .getByRole("link", { name: /โปรโมชันของคุณ/ })
    .click();
  await visit.arrive("/auth/media/promotion");
  await visit.main().getByText("โบนัสรวมสูงสุดไม่เกิน ฿1,000.00").waitFor();

  await visit.go("/auth/media/movie");
  const frame = visit.page.frameLocator("iframe[title=ดูหนัง]");
  await frame.getByRole("img", { name: /ภาพยนตร์ตัวอย่าง/ }).waitFor();
  expect(await visit.page.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts");
  await visit.change<{ key: string }[]>("/api/auth/configuration/list", (entries) =>
    entries.filter(({ key }) => key !== "embed.movie"),
  );
  await visit.page.reload();
  await visit.main().getByText("ยังไม่เปิดให้ใช้งาน").waitFor();
});
