import { observable, runInAction } from "mobx";
import { expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "../../../../core/sentences/sentences.ts";
import type { LanguagePort, SignInPort } from "../../../../core/session/port.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { DeviceSettings } from "../../../../core/site/model.ts";
import { SessionStore } from "../../../../web/stores/session/session-store.ts";
import { keepInAccount, speakAccountLanguage } from "../../../../web/stores/site/account-language.ts";
import { DeviceSettingsStore } from "../../../../web/stores/site/device-stores.ts";
import { LanguageStore } from "../../../../web/stores/site/language-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { sessionPort, sessionStorageInMemory, someSession } from "../../../core/session/fake-session.ts";

interface Setting {
  /** Of the account. */
  readonly inAccount?: string;
  /** Of the device. */
  readonly own?: Language;
  readonly languages?: readonly Language[];
}

/** A page at which a member may sign in. */
function page({ inAccount, own, languages = LANGUAGES }: Setting = {}) {
  const shown = observable.box<Language>(own ?? "th");
  const speak = vi.fn(async (next: Language) => runInAction(() => shown.set(next)));
  let stored: DeviceSettings = { confirmationsStayOpen: false, scheme: undefined, language: own };
  const write = (settings: DeviceSettings) => {
    stored = settings;
  };
  const device = new DeviceSettingsStore({ read: () => stored, write, follow: () => () => undefined }, "dark");
  const language = new LanguageStore({ current: () => shown.get(), speak }, languages, device);
  const opened = someSession("token-1", { language: inAccount });
  const calls: Pick<SignInPort, "signIn" | "signOut"> = {
    signIn: async () => ok(opened),
    signOut: async () => ok(undefined),
  };
  const session = new SessionStore({
    session: sessionPort(calls),
    sessionStorage: sessionStorageInMemory(),
    wait: async () => undefined,
  });
  const signIn = () => session.signIn({ username: "somchai", password: "secret1234" });
  const chooseLanguage = vi.fn<LanguagePort["chooseLanguage"]>(async () => ok(undefined));
  return {
    session,
    language,
    device,
    speak,
    signIn,
    chooseLanguage,
    keep: () => keepInAccount({ session, language }, opened.member.id, { chooseLanguage }),
    sent: () => chooseLanguage.mock.calls.flat(),
    stored: () => stored.language,
  };
}

test("a device without a choice of its own speaks the account's language, and keeps it", async () => {
  const site = page({ inAccount: "en" });
  await site.signIn();
  await speakAccountLanguage(site.session.currentUser?.language, site);
  expect([site.language.current, site.stored()]).toEqual(["en", "en"]);
  site.keep();
  expect(site.sent()).toEqual([]);
});

test.each<readonly [string, Setting]>([
  ["the device has a choice of its own", { inAccount: "en", own: "th" }],
  ["the member chose none", {}],
  ["the brand does not speak it", { inAccount: "en", languages: ["th"] }],
  ["nobody here knows it", { inAccount: "tlh" }],
])("nothing changes when %s", async (_, setting) => {
  const site = page(setting);
  await site.signIn();
  await speakAccountLanguage(site.session.currentUser?.language, site);
  expect([site.language.current, site.stored(), site.speak.mock.calls]).toEqual(["th", setting.own, []]);
});

test("the member's pages come also when the texts of the account's language do not", async () => {
  const site = page({ inAccount: "en" });
  site.speak.mockRejectedValue(new Error("no network"));
  await site.signIn();
  await speakAccountLanguage(site.session.currentUser?.language, site);
  expect(site.language.current).toBe("th");
});

test("the account is told each choice, also the same one again, and what was chosen before the sign-in", async () => {
  const site = page();
  for (const language of ["th", "en"] as const) await site.language.choose(language);
  await site.signIn();
  site.keep();
  expect(site.sent()).toEqual(["en"]);
  for (const language of ["th", "th", "en"] as const) await site.language.choose(language);
  expect(site.sent()).toEqual(["en", "th", "th", "en"]);
});

test("a failure leaves the choice on the device, and the next one is told again", async () => {
  const site = page();
  await site.signIn();
  site.keep();
  site.chooseLanguage.mockResolvedValueOnce(err(fault("none")));
  await site.language.choose("en");
  expect([site.language.current, site.stored()]).toEqual(["en", "en"]);
  await site.language.choose("th");
  expect(site.sent()).toEqual(["en", "th"]);
});

test("what was chosen by one member, or after the member left, is not told to that account again", async () => {
  const site = page();
  await site.signIn();
  site.keep();
  await site.language.choose("en");
  await site.session.signOut();
  await site.signIn();
  site.keep();
  expect(site.sent()).toEqual(["en"]);
  await site.language.choose("th");
  expect(site.sent()).toEqual(["en", "th"]);
  await site.session.signOut();
  await site.language.choose("en");
  expect(site.sent()).toEqual(["en", "th"]);
});
