import { expect, test } from "vitest";
import { deferred } from "../../support/deferred.ts";
import { SESSION_KEY, signInAt } from "../../support/open-page.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { signOut } from "../../support/sign-out.ts";
import { slowLine } from "../../support/slow-line.ts";

const visit = setUpVisit({ signIn: (site) => signInAt(site, "gold") });

const DASHBOARD = "/auth/dashboard";
const CREDIT = "฿324,850.75";
const CREDIT_CALL = "/api/auth/user/getCredit/gold";
/** The words of the last credit. Those of the present one have a second and no day. */
const LAST = /เครดิต ณ \d+ \S+ \d\d \d\d:\d\d น\./;
const served = () => visit.page.locator(".shell-card");

/** The scripts of the page wait until the returned function is called, as on a slow line. */
async function holdCode(name = "*"): Promise<() => Promise<void>> {
  const gate = deferred();
  await visit.page.route(`**/assets/${name}.js`, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return async () => {
    gate.resolve();
    await visit.page.unrouteAll({ behavior: "wait" });
  };
}

async function openOnce(): Promise<void> {
  await visit.go(DASHBOARD);
  await visit.main().getByText("324,850").waitFor();
}

const open = () => visit.page.goto(visit.site.url + DASHBOARD, { waitUntil: "commit" });

test("before the code arrives, the last credit stands with its day, then the present one with its second", async () => {
  await openOnce();
  const calls = visit.countCalls("POST", CREDIT_CALL);
  const answer = deferred();
  await visit.page.route(`**${CREDIT_CALL}`, async (route) => {
    await answer.promise;
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), credit: 324_950.75 } });
  });
  const release = await holdCode();
  await open();
  await served().getByText(CREDIT).waitFor();
  expect(await served().textContent()).toMatch(LAST);
  answer.resolve();
  await served().getByText("฿324,950.75").waitFor();
  expect(await served().textContent()).toMatch(/เครดิต ณ 12:0\d:\d\d น\./);
  await release();
  await visit.main().getByText("324,950").waitFor();
  expect(await served().count()).toBe(0);
  expect(calls()).toBe(1);
});

test("the first script draws no present credit while a play has yet to show its prize", async () => {
  await openOnce();
  const release = await holdCode();
  await visit.page.evaluate(() => localStorage.setItem("sanam.withheld.m-1.spin", "{}"));
  const answered = visit.page.waitForResponse((reply) => reply.url().includes(CREDIT_CALL));
  await open();
  await (await answered).finished();
  // Whatever the script does with the answer, it has done in the next task.
  await visit.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await served().textContent()).toMatch(LAST);
  await release();
});

test("the last credit goes with the session, whichever tab ends it, and is shown to no other member", async () => {
  await openOnce();
  const release = await holdCode();
  await open();
  await served().getByText(CREDIT).waitFor();
  const other = await visit.context.newPage();
  await other.goto(visit.site.url + DASHBOARD);
  await signOut(other);
  await expect.poll(() => served().textContent()).not.toContain(CREDIT);
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain("324,850");
  await other.close();
  await release();
});

test("shows no last credit to another member, nor once the backend has ended the session", async () => {
  await openOnce();
  const silver = await signInAt(visit.site, "silver");
  const gold = await visit.page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const store = (text: string | null) =>
    visit.page.evaluate(([key, value]) => localStorage.setItem(key ?? "", value ?? ""), [SESSION_KEY, text]);
  const release = await holdCode();
  await store(JSON.stringify(silver));
  await open();
  await served().waitFor();
  expect(await served().textContent()).not.toContain(CREDIT);
  await store(gold?.replace(/"token":"[^"]+"/, '"token":"ended"') ?? null);
  const answered = visit.page.waitForResponse((reply) => reply.url().includes(CREDIT_CALL));
  await open();
  expect((await answered).status()).toBe(401);
  await expect.poll(() => served().textContent()).not.toContain(CREDIT);
  await release();
});

test("a first frame without a credit stays as it is when another tab stores one", async () => {
  const release = await holdCode();
  await open();
  await served().waitFor();
  const box = await served().boundingBox();
  const heard = visit.page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener("storage", ({ key }) => {
          if (key?.endsWith(".words")) resolve(true);
        }),
      ),
  );
  const other = await visit.context.newPage();
  await other.goto(visit.site.url + DASHBOARD);
  expect(await heard).toBe(true);
  expect(await served().boundingBox()).toEqual(box);
  expect(await served().textContent()).not.toContain(CREDIT);
  await release();
});

test("after the sign-in, its page stays until the next one is here", async () => {
  // Only a page of the site has its storage.
  await visit.go("/404");
  await visit.page.evaluate(() => localStorage.clear());
  await visit.go("/login");
  await slowLine(visit.page);
  const release = await holdCode("{member,kit}-*");
  await visit.page.locator("[name=username]").fill("gold");
  await visit.page.locator("[name=password]").fill("demo1234");
  const submit = visit.page.locator("button[type=submit]");
  const answered = visit.page.waitForResponse((reply) => reply.url().endsWith("/api/auth/login"));
  await submit.click();
  await answered;
  await expect.poll(() => visit.page.evaluate((key) => localStorage.getItem(key) !== null, SESSION_KEY)).toBe(true);
  expect(await visit.page.locator("[name=username]").inputValue()).toBe("gold");
  expect(await submit.getAttribute("aria-busy")).toBe("true");
  await release();
  await visit.arrive(DASHBOARD);
  await visit.main().getByText("324,850").waitFor();
});
