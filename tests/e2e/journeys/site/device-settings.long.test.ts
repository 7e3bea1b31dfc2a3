import { expect, test } from "vitest";
import { brand } from "../../../../web/brand/active-brand.ts";
import { palette } from "../../../../web/brand/palette.ts";
import {
  installText,
  schemeText,
  deviceSettingsText as text,
} from "../../../../web/text/th/platform/device-settings.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { follow } from "../../support/follow.ts";
import { answerRequest } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");
const SETTINGS = "/auth/settings/device";

interface Heard extends Window {
  heard?: string[];
  offered?: number;
}

/** Notes each sound that the page plays, and plays none. */
async function listen(): Promise<void> {
  await visit.page.addInitScript(() => {
    const page = window as Heard;
    page.heard = [];
    HTMLMediaElement.prototype.play = function () {
      page.heard?.push(new URL(this.src).pathname);
      return Promise.resolve();
    };
  });
}
const heard = () => visit.page.evaluate(() => (window as Heard).heard?.splice(0));
const sounds = () => visit.main().getByRole("switch", { name: text.sounds });

test("sounds are off, are turned on for this device, and mark a turned wheel", async () => {
  await listen();
  await visit.go("/auth/media/wheel");
  const spin = async () => {
    await visit.button(/^หมุน 1 ครั้ง/).click();
    await visit
      .main()
      .getByText(/^(ได้รับ|ครั้งนี้ไม่ได้รางวัล)/)
      .first()
      .waitFor();
  };
  await spin();
  expect(await heard()).toEqual([]);
  await follow(visit.page, SETTINGS);
  await sounds().click();
  expect(await heard()).toEqual(["/brands/sanam/sanam-credited.wav"]);
  await visit.go("/auth/media/wheel");
  await spin();
  const played: string[] = [];
  // The result of the first spin is still there after the load, so it says nothing about the second one.
  await expect
    .poll(async () => {
      played.push(...((await heard()) ?? []));
      return played;
    })
    .toEqual([expect.stringMatching(/^\/brands\/sanam\/sanam-(win|spin)\.wav$/)]);
  const served = await fetch(`${visit.site.url}${played[0]}`);
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "audio/wav"]);
});

test("a sound marks a credited deposit", async () => {
  const { page, site } = visit;
  await listen();
  await visit.go(SETTINGS);
  await sounds().click();
  expect(await axeViolations(page)).toEqual([]);
  await visit.go("/auth/deposit");
  await page.locator("input[name=amount]").fill("500");
  await visit.button(/^ฝาก ฿500/).click();
  await visit.button("ฉันโอนแล้ว").click();
  await visit.main().getByText("กำลังตรวจสอบยอด").first().waitFor();
  expect(await heard()).toEqual([]);
  await answerRequest(site, "approve");
  await page.getByText("฿325,350.75").first().waitFor();
  expect(await heard()).toEqual(["/brands/sanam/sanam-credited.wav"]);
});

test("a scheme is chosen for this device, in every tab, and stands before the first frame", async () => {
  const { page, context } = visit;
  const shown = (of = page) =>
    of.evaluate(() => ({
      scheme: document.documentElement.dataset["scheme"],
      controls: getComputedStyle(document.documentElement).colorScheme,
      bar: document.querySelector("[name=theme-color]")?.getAttribute("content"),
    }));
  const light = { scheme: "light", controls: "light", bar: palette(brand.themeColor, "light", brand.look)["ink-0"] };
  const dark = { scheme: "dark", controls: "dark", bar: palette(brand.themeColor, "dark", brand.look)["ink-0"] };
  const choose = (name: string) => visit.main().getByRole("radio", { name, exact: true }).check();

  await visit.go(SETTINGS);
  await visit.main().getByRole("radio", { name: schemeText.device, exact: true, checked: true }).waitFor();
  expect(await shown()).toEqual(dark);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => shown()).toEqual(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => shown()).toEqual(dark);

  const other = await context.newPage();
  await other.goto(page.url());
  await choose(schemeText.light);
  expect(await shown()).toEqual(light);
  await expect.poll(() => shown(other)).toEqual(light);
  await other.close();
  expect(await axeViolations(page)).toEqual([]);

  // Without the site's scripts the page stays as it was first painted.
  await page.route("**/assets/*.js", (route) => route.abort());
  await visit.go("/login");
  expect(await shown()).toEqual(light);
  await page.unrouteAll();

  await visit.go(SETTINGS);
  await choose(schemeText.device);
  await expect.poll(() => shown()).toEqual(dark);
});

test("the browser's offer to install is shown, and never again to somebody who does not want it", async () => {
  const { page } = visit;
  await page.addInitScript(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => {
        (window as Heard).offered = ((window as Heard).offered ?? 0) + 1;
        return Promise.resolve();
      },
    });
    addEventListener("load", () => dispatchEvent(offer));
  });
  const card = () => visit.main().getByRole("heading", { name: installText.title });
  await visit.go(SETTINGS);
  await card().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await visit.button(installText.install).click();
  await card().waitFor({ state: "detached" });
  expect(await page.evaluate(() => (window as Heard).offered)).toBe(1);

  await page.reload();
  await card().waitFor();
  await visit.button(installText.notNow).click();
  await card().waitFor({ state: "detached" });
  await page.reload();
  await sounds().waitFor();
  expect(await page.evaluate(() => "installOffer" in window)).toBe(true);
  expect(await card().count()).toBe(0);
});
