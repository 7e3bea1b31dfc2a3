import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import { depositText } from "../../../../web/text/th/wallet/deposit.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const MONEY_SCREENS = /\/assets\/(deposit|deposit-slip|withdraw)-screen-[^/]+\.js$/;

/** The files of the site that are on their way. The event stream never ends, so the network is never idle. */
function filesOnTheWay(): () => number {
  const open = new Set<Request>();
  visit.page.on("request", (request) => {
    if (request.url().includes("/assets/")) open.add(request);
  });
  visit.page.on("requestfinished", (request) => open.delete(request));
  return () => open.size;
}

function moneyScripts(): () => number {
  const files = new Set<string>();
  visit.page.on("request", (request) => {
    if (MONEY_SCREENS.test(request.url())) files.add(request.url());
  });
  return () => files.size;
}

test("the money screens are fetched once the line is idle, so that they open without a line", async () => {
  const fetched = moneyScripts();
  const onTheWay = filesOnTheWay();
  await visit.go("/auth/dashboard");
  await visit.main().getByText("324,850").waitFor();
  await expect
    .poll(async () => {
      await visit.page.clock.fastForward(2000);
      return fetched();
    })
    .toBe(3);
  await expect.poll(onTheWay).toBe(0);
  await visit.context.setOffline(true);
  await visit.main().getByRole("link", { name: "ฝากเงิน" }).first().click();
  await visit.page.getByRole("heading", { level: 1, name: depositText.title }).waitFor();
  await visit.context.setOffline(false);
});

test("nothing is fetched ahead for somebody who saves data", async () => {
  await visit.page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  const fetched = moneyScripts();
  await visit.go("/auth/dashboard");
  await visit.main().getByText("324,850").waitFor();
  for (let seconds = 0; seconds < 20; seconds += 2) {
    await visit.page.clock.fastForward(2000);
    await visit.page.waitForLoadState("networkidle");
  }
  expect(fetched()).toBe(0);
});
