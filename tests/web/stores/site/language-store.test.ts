import { autorun, observable, runInAction } from "mobx";
import { expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "../../../../core/sentences/sentences.ts";
import type { DeviceSettings } from "../../../../core/site/model.ts";
import { DeviceSettingsStore } from "../../../../web/stores/site/device-stores.ts";
import { LanguageStore } from "../../../../web/stores/site/language-store.ts";

/** How a switch ends; a later one may overtake it, as `web/text/live.ts` says. */
type End = "spoken" | "failed" | "overtaken";

/** A page whose switches end when the test says so, and what its device has stored. */
function page(languages: readonly Language[] = LANGUAGES) {
  const shown = observable.box<Language>("th");
  const waiting: ((end: End) => void)[] = [];
  const speak = vi.fn(async (next: Language) => {
    const end = await new Promise<End>((resolve) => waiting.push(resolve));
    if (end === "failed") throw new Error("no network");
    if (end === "spoken") runInAction(() => shown.set(next));
  });
  const stored: { settings: DeviceSettings } = { settings: { confirmationsStayOpen: true, scheme: "light" } };
  const write = vi.fn((settings: DeviceSettings) => {
    stored.settings = settings;
  });
  const storage = { read: () => stored.settings, write, follow: () => () => undefined };
  const device = new DeviceSettingsStore(storage, "dark");
  const store = new LanguageStore({ current: () => shown.get(), speak }, languages, device);
  return {
    store,
    stored,
    speak,
    write,
    /** Another tab stores a choice. */
    storeElsewhere: (language: Language) => {
      stored.settings = { ...stored.settings, language };
      device.readAgain();
    },
    /** Ends the oldest switch, or one that came after it. */
    end: (how: End, index = 0) => waiting.splice(index, 1)[0]?.(how),
  };
}

test("a choice is kept on the device, beside its other settings, once the page is drawn in it", async () => {
  const { store, stored, end } = page();
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push(store.current));
  const chosen = store.choose("en");
  expect(stored.settings.language).toBeUndefined();
  end("spoken");
  expect(await chosen).toBe(true);
  stop();
  expect(stored.settings).toEqual({ confirmationsStayOpen: true, scheme: "light", language: "en" });
  expect(seen).toEqual(["th", "en"]);
});

test("a choice whose texts cannot be loaded changes nothing", async () => {
  const { store, stored, end } = page();
  const chosen = store.choose("en");
  end("failed");
  expect(await chosen).toBe(false);
  expect([store.current, stored.settings.language]).toEqual(["th", undefined]);
});

test("a choice that a later one has overtaken is not kept", async () => {
  const { store, stored, end } = page();
  const [first, second] = [store.choose("en"), store.choose("th")];
  end("spoken", 1);
  expect(await second).toBe(true);
  end("overtaken");
  expect(await first).toBe(true);
  expect([store.current, stored.settings.language]).toEqual(["th", "th"]);
});

test("what another tab has chosen is spoken without being stored again", async () => {
  const { store, write, storeElsewhere, end } = page();
  storeElsewhere("en");
  const followed = store.follow();
  end("spoken");
  await followed;
  expect(store.current).toBe("en");
  expect(write).not.toHaveBeenCalled();
});

test("a page that cannot follow another tab stays as it is", async () => {
  const { store, storeElsewhere, end } = page();
  storeElsewhere("en");
  const followed = store.follow();
  end("failed");
  await followed;
  expect(store.current).toBe("th");
});

test("nothing is followed that nobody chose, or that the brand does not speak", async () => {
  const { store, storeElsewhere, speak } = page(["th"]);
  await store.follow();
  storeElsewhere("en");
  await store.follow();
  expect(speak).not.toHaveBeenCalled();
});
