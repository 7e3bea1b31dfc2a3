import { expect, test } from "vitest";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

test("shows the places of a period, with the member's own place at the top", async () => {
  await visit.go("/auth/user/ranking");
  await visit.page.getByRole("radio", { name: "เดือนนี้" }).check();
  const list = visit.main().getByRole("list", { name: "อันดับผู้เล่น" });
  await list.getByText("(คุณ)").waitFor();
  expect(await list.getByRole("listitem").count()).toBeGreaterThan(3);
  expect(await visit.main().getByText("(คุณ)").count()).toBe(2);
});

test("says that nobody has played, and that the member has no place", async () => {
  await visit.page.route("**/api/auth/ranking*", (route) => route.fulfill({ json: [] }));
  await visit.go("/auth/user/ranking");
  await visit.main().getByText("ยังไม่มีใครเล่นในช่วงนี้").waitFor();
  await visit.main().getByText("คุณยังไม่มีการเล่นในช่วงนี้").waitFor();
});
