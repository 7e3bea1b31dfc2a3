import { describe, expect, it, vi } from "vitest";
import { createDeviceFlag } from "../../../../adapters/browser/storage/device-flag.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import type { InstallWay } from "../../../../core/platform/device.ts";
import { InstallStore } from "../../../../web/stores/site/install-store.ts";
import { SoundStore } from "../../../../web/stores/site/sound-store.ts";
import { fakeStorage } from "../../../adapters/browser/fake-page.ts";

const flagOn = ({ storage }: ReturnType<typeof fakeStorage>, name = "flag") =>
  createDeviceFlag(
    keyValue(() => storage),
    "sanam",
    name,
  );

describe("SoundStore", () => {
  it("is silent until somebody turns sounds on, and remembers it on this device", () => {
    const stored = fakeStorage();
    const play = vi.fn();
    const open = () => new SoundStore({ available: true, play }, flagOn(stored), flagOn(stored, "answer"));
    const store = open();
    store.play("win");
    expect(play).not.toHaveBeenCalled();
    store.turn(true);
    expect(play.mock.calls).toEqual([["credited"]]);
    open().play("win");
    expect(play).toHaveBeenLastCalledWith("win");
    store.turn(false);
    open().play("card");
    expect(play).toHaveBeenCalledTimes(2);
  });

  it.each(["turn", "decline"] as const)("is offered once on a device: after %s never again", (answer) => {
    const stored = fakeStorage();
    const open = (available = true) =>
      new SoundStore({ available, play: vi.fn() }, flagOn(stored), flagOn(stored, "answer"));
    const store = open();
    expect([store.isOffered, open(false).isOffered]).toEqual([true, false]);
    if (answer === "turn") store.turn(false);
    else store.decline();
    expect([store.isOffered, open().isOffered, open().on]).toEqual([false, false, false]);
  });

  it.each([{ full: true }, { closed: true }])("works for the visit where nothing can be stored: %o", (state) => {
    const stored = fakeStorage();
    Object.assign(stored.state, state);
    const play = vi.fn();
    const store = new SoundStore({ available: true, play }, flagOn(stored), flagOn(stored, "answer"));
    store.turn(true);
    store.play("win");
    expect(play).toHaveBeenCalledTimes(2);
  });
});

describe("InstallStore", () => {
  it("follows the browser's offer, and shows nothing on a device where somebody did not want it", async () => {
    let way: InstallWay = "no";
    const listeners = new Set<() => void>();
    const installation = {
      get way() {
        return way;
      },
      install: vi.fn(() => Promise.resolve()),
      watch: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const stored = fakeStorage();
    const open = () => new InstallStore(installation, flagOn(stored));
    const store = open();
    const stop = store.watch();
    way = "offered";
    for (const listener of listeners) listener();
    expect(store.way).toBe("offered");
    await store.install();
    expect(installation.install).toHaveBeenCalledTimes(1);
    store.refuse();
    expect([store.way, open().way]).toEqual(["no", "no"]);
    stop();
    expect(listeners.size).toBe(0);
  });
});
