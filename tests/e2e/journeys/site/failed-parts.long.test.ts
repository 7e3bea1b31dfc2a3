import { expect, test } from "vitest";
import { affiliateText } from "../../../../web/text/th/affiliate/affiliate.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const failures = () => visit.main().getByRole("alert").filter({ hasText: "โหลดข้อมูลไม่สำเร็จ" });
const fail = (row?: string) =>
  visit.site.control("/faults", { ...(row && { row }), calls: 1000, fault: { kind: "status", status: 500 } });

/** How often the main part has shown no failure from now on. */
async function watchAbsence(): Promise<() => Promise<number>> {
  await visit.page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    main.dataset["absences"] = "0";
    const look = () => {
      const shown = main.querySelector("[role=alert] button") !== null;
      if (!shown) main.dataset["absences"] = String(Number(main.dataset["absences"]) + 1);
    };
    new MutationObserver(look).observe(main, { childList: true, subtree: true });
  });
  return async () => Number(await visit.main().getAttribute("data-absences"));
}

test("a part that failed stays so while it is tried again, and its button shows the progress", async () => {
  await fail("GET /api/auth/affiliate/downline/{username}");
  await visit.go("/auth/affiliate");
  await failures().first().waitFor();
  const absences = await watchAbsence();
  for (let round = 0; round < 6; round += 1) {
    await visit.context.clock.fastForward(30_000);
    await expect.poll(() => failures().count()).toBe(1);
  }
  const release = await visit.delayCalls("/api/auth/affiliate/downline/*");
  const retry = failures().getByRole("button", { name: "ลองใหม่" });
  await retry.click();
  await expect.poll(() => retry.getAttribute("aria-busy")).toBe("true");
  expect(await absences()).toBe(0);
  await visit.site.control("/faults/clear");
  release();
  await failures().waitFor({ state: "detached" });
});

test("several parts that failed for one reason say so once, and one press loads all of them again", async () => {
  await fail();
  await visit.go("/auth/affiliate");
  await failures().first().waitFor();
  await expect.poll(() => failures().count()).toBe(1);
  // No heading stands above nothing, once the last of the parts has failed, too.
  const heading = visit.main().getByRole("heading", { name: affiliateText.downline.title });
  await expect.poll(() => heading.count()).toBe(0);
  await visit.site.control("/faults/clear");
  await failures().getByRole("button", { name: "ลองใหม่" }).click();
  await failures().waitFor({ state: "detached" });
});
