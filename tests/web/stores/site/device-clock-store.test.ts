import { describe, expect, test } from "vitest";
import { createDeviceClockStorage } from "../../../../adapters/browser/storage/device-storage.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { DAY_MS, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { DeviceClockStore } from "../../../../web/stores/site/device-stores.ts";
import { fakeStorage } from "../../../adapters/browser/fake-page.ts";

function openPages() {
  const { storage, held } = fakeStorage();
  const clocks = createDeviceClockStorage(
    keyValue(() => storage),
    "sanam",
  );
  return { openPage: () => new DeviceClockStore(clocks), held };
}

describe("a device's clock", () => {
  test("that is a little wrong is nothing to tell", () => {
    const page = openPages().openPage();
    page.note(4 * MINUTE_MS);
    expect(page.shownMs).toBeUndefined();
  });

  test("that is far off is told until the person has read it, and not again on a later page", () => {
    const { openPage } = openPages();
    const [first, second] = [openPage(), openPage()];
    first.note(-DAY_MS);
    first.note(-DAY_MS + 300);
    expect(first.shownMs).toBe(-DAY_MS + 300);
    first.dismiss();
    first.note(-DAY_MS);
    expect(first.shownMs).toBeUndefined();
    expect(second.shownMs).toBeUndefined();
    const later = openPage();
    later.note(-DAY_MS);
    expect(later.shownMs).toBeUndefined();
  });

  test("is told anew when it was right in between", () => {
    const page = openPages().openPage();
    page.note(DAY_MS);
    page.dismiss();
    page.note(0);
    page.note(DAY_MS);
    expect(page.shownMs).toBe(DAY_MS);
  });

  test("is known to the next page before its first reply", () => {
    const { openPage } = openPages();
    openPage().note(400 * DAY_MS);
    expect(openPage().offsetMs).toBe(400 * DAY_MS);
  });

  test("is right where the stored text is damaged", () => {
    for (const text of ["", "{", "[]", "null", '{"offsetMs":"1"}', '{"offsetMs":1e300}', '{"offsetMs":0.5}']) {
      const { openPage, held } = openPages();
      held.set("sanam.device.clock", text);
      expect(openPage().offsetMs).toBe(0);
    }
  });
});
