import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sessionEndpoints } from "../../../../contracts/endpoints/session.ts";
import { isThaiText, type Language } from "../../../../core/sentences/sentences.ts";
import { signInText as enSignIn } from "../../../../web/text/en/session/sign-in.ts";
import { dashboardText as enDashboard } from "../../../../web/text/en/site/dashboard.ts";
import { memberMenuText as enMenu } from "../../../../web/text/en/site/member-menu.ts";
import { shellText as en } from "../../../../web/text/en/site/shell.ts";
import { moneyText as enMoney } from "../../../../web/text/en/wallet/money.ts";
import { withdrawText as enWithdraw } from "../../../../web/text/en/wallet/withdraw.ts";
import { signInText as thSignIn } from "../../../../web/text/th/session/sign-in.ts";
import { dashboardText as thDashboard } from "../../../../web/text/th/site/dashboard.ts";
import { memberMenuText as thMenu } from "../../../../web/text/th/site/member-menu.ts";
import { shellText as th } from "../../../../web/text/th/site/shell.ts";
import { deferred } from "../../support/deferred.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { openVisitor } from "../../support/open-page.ts";
import { openRequests } from "../../support/open-requests.ts";
import { DESKTOP } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";

const visit = setUpMember("gold");
const { submit, send, confirm } = withdrawForm(visit);
const amount = () => visit.page.locator("[name=amount]");

const SEND = /^\/api\/auth\/withdraw\/[\w-]+$/;
const SEND_GLOB = "/api/auth/withdraw/*";
const ENGLISH_PACKS = "**/assets/en-*.js";
const SIGN_IN = { th: thSignIn, en: enSignIn };

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const choice = (page: Page) =>
  page.getByRole("combobox", { name: new RegExp(`^(${th.language.title}|${en.language.title})$`) });

/** The languages of the packs of texts that a page asks for. */
function languagesAskedBy(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const [, language] = /\/assets\/(th|en)-[\w~-]+\.js$/.exec(request.url()) ?? [];
    if (language) asked.add(language);
  });
  return asked;
}

/** Opens the landing page, whose code waits for `release`: what is seen until then is the first frame. */
async function openFirstFrame(page: Page): Promise<{ readonly release: () => void }> {
  const { promise: released, resolve: release } = deferred();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(visit.site.url, { waitUntil: "commit" });
  return { release };
}

/** What the first frame says, in the words of the brand. The page of several brands has them in its styles. */
function firstWords(page: Page): Promise<string> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll(".shell-hero span"), (each) =>
      getComputedStyle(each).display === "none"
        ? ""
        : getComputedStyle(each, "::before").content.replace(/^(none|normal)$|"/g, "") + each.textContent,
    ).join(" "),
  );
}

async function expectFirstFrame(page: Page, language: Language): Promise<void> {
  const letters = async () => {
    const words = await firstWords(page);
    return [isThaiText(words) ? "th" : "", /[a-z]{3}/i.test(words) ? "en" : ""].join("");
  };
  await expect.poll(letters).toBe(language);
  expect(await languageOf(page)).toBe(language);
}

/** Chooses a language in the menu of a member's page on a phone. */
async function chooseInMenu(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^(${th.menu.label}|${en.menu.label})$`) }).click();
  await choice(page).selectOption(language);
}

describe("a visitor", () => {
  test.each([
    ["en-GB", "en"],
    ["th-TH", "th"],
  ] as const)(
    "whose browser asks for %s reads it from the first frame on, and loads no other texts",
    async (locale, language) => {
      const { context, page } = await openVisitor(visit.browser, undefined, { locale });
      const asked = languagesAskedBy(page);
      const { release } = await openFirstFrame(page);
      await expectFirstFrame(page, language);
      release();
      await page.getByLabel(SIGN_IN[language].form.username).waitFor();
      expect([...asked]).toEqual([language]);
      await context.close();
    },
  );

  test("changes the words without a reload, keeps what was typed, and has them at once the next time", async () => {
    const { context, page } = await openVisitor(visit.browser);
    await page.goto(visit.site.url);
    await page.getByLabel(thSignIn.form.username).fill("gold");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await choice(page).selectOption("en");
    await page.getByLabel(enSignIn.form.username).waitFor();
    expect(await languageOf(page)).toBe("en");
    expect(await page.getByLabel(enSignIn.form.username).inputValue()).toBe("gold");
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

    await page.unrouteAll();
    const { release } = await openFirstFrame(page);
    await expectFirstFrame(page, "en");
    release();
    await page.getByLabel(enSignIn.form.username).waitFor();
    await context.close();
  });
});

describe("a member who withdraws", () => {
  test("reviews and confirms the same amount in the language that another tab has chosen, once", async () => {
    const calls = visit.countCalls("POST", SEND);
    await visit.go("/auth/withdraw");
    await send("900");
    await confirm().waitFor();
    const other = await visit.context.newPage();
    await other.setViewportSize(DESKTOP);
    await other.goto(`${visit.site.url}/auth/dashboard`);
    await other.getByRole("button", { name: new RegExp(thMenu.account) }).click();
    await choice(other).selectOption("en");
    await other.getByRole("navigation", { name: enMenu.account }).waitFor();

    const review = visit.page.getByRole("dialog", { name: enWithdraw.review.title });
    await review.getByRole("button", { name: enWithdraw.review.back }).click();
    expect(await amount().inputValue()).toBe("900");
    await submit().click();
    await review.getByRole("button", { name: enWithdraw.review.confirm("฿900.00") }).click();
    await visit.region(enMoney.openTitle).getByText("฿900.00").waitFor();
    await visit.page.getByRole("heading", { name: enWithdraw.heading.checking }).waitFor();
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toMatchObject([{ kind: "withdrawal", amount: 900 }]);
  });

  test("reads in the new language that the outcome is not known yet, and then the outcome", {
    tags: ["long"],
  }, async () => {
    const calls = visit.countCalls("POST", SEND);
    await visit.go("/auth/withdraw");
    await send("800");
    await visit.loseReplyOf(
      SEND_GLOB,
      () => confirm().click(),
      async () => {
        await chooseInMenu(visit.page, "en");
        await visit.page.getByRole("button", { name: en.close }).click();
        await visit.main().getByText(enMoney.outcome.checking).waitFor();
      },
    );
    await visit.region(enMoney.openTitle).getByText("฿800.00").waitFor();
    await expect.poll(() => visit.main().getByText(enMoney.outcome.checking).count()).toBe(0);
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });
});

test("a member's choice is spoken on another device from the dashboard's first words on, and kept there", {
  tags: ["long"],
}, async () => {
  await visit.go("/auth/dashboard");
  const answered = visit.page.waitForResponse((reply) => reply.url().endsWith(sessionEndpoints.chooseLanguage.path));
  await chooseInMenu(visit.page, "en");
  expect((await answered).status()).toBe(200);

  const { context, page } = await openVisitor(visit.browser, undefined, { locale: "th-TH" });
  await page.addInitScript((greeting) => {
    new MutationObserver(() => {
      if (document.documentElement.textContent.includes(greeting)) Object.assign(window, { wasThai: true });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, thDashboard.greeting(""));
  await page.goto(`${visit.site.url}/login`);
  expect(await languageOf(page)).toBe("th");
  await signIn(page);
  const greeted = page.getByText(enDashboard.greeting(""));
  // A reload has another window.
  for (const again of [() => page.reload(), () => undefined]) {
    await greeted.waitFor();
    expect(await languageOf(page)).toBe("en");
    expect(await page.evaluate(() => "wasThai" in window)).toBe(false);
    await again();
  }
  await context.close();
});

test("without the texts of a language, the page says so and stays as it is, until they can be loaded", {
  tags: ["long"],
}, async () => {
  await visit.page.route(ENGLISH_PACKS, (route) => route.abort("internetdisconnected"));
  await visit.go("/auth/withdraw");
  await amount().fill("700");
  await chooseInMenu(visit.page, "en");
  await visit.page.getByText(th.language.failed).waitFor();
  expect([await languageOf(visit.page), await choice(visit.page).inputValue()]).toEqual(["th", "th"]);
  await visit.page.unroute(ENGLISH_PACKS);
  await choice(visit.page).selectOption("en");
  await visit.page.getByRole("dialog", { name: en.menu.label }).waitFor();
  await visit.page.getByRole("button", { name: en.close }).click();
  expect(await amount().inputValue()).toBe("700");
});
