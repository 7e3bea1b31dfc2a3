import { describe, expect, it } from "vitest";
import type { Problem } from "../../../../core/shared/fault.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { PushDevice, PushState, PushWay } from "../../../../core/site/push.ts";
import { PushStore } from "../../../../web/stores/site/push-store.ts";
import { pushAddressOf } from "../../../adapters/house/push/fake-push.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";

/** A browser, a backend and a store between them. The person agrees unless `answer` says otherwise. */
function openPush({ way = "ask", answer = "granted" }: { readonly way?: PushWay; readonly answer?: PushWay } = {}) {
  const browser = { way, asked: 0, current: 0, subscribedEndpoint: undefined as string | undefined };
  const backend = {
    publicKey: "key-1",
    endpoint: undefined as string | undefined,
    problem: undefined as Problem | undefined,
  };
  const choice = { said: false };
  const device: PushDevice = {
    get way() {
      return browser.way;
    },
    async subscribe() {
      browser.asked += 1;
      browser.way = answer;
      if (answer !== "granted") return undefined;
      browser.current += 1;
      return pushAddressOf(browser.current);
    },
    current: async (key) => (key === "key-1" && browser.current > 0 ? pushAddressOf(browser.current) : undefined),
    subscribedEndpoint: async () => browser.subscribedEndpoint,
    async remember(endpoint) {
      browser.subscribedEndpoint = endpoint;
    },
    async forget() {
      browser.subscribedEndpoint = undefined;
      browser.current = 0;
    },
  };
  const reply = async (): Promise<Result<PushState, Problem>> =>
    backend.problem ? err(backend.problem) : ok({ publicKey: backend.publicKey, on: backend.endpoint !== undefined });
  const port = {
    push: reply,
    async subscribePush({ endpoint }: { readonly endpoint: string }) {
      if (!backend.problem) backend.endpoint = endpoint;
      return reply();
    },
    async unsubscribePush() {
      if (!backend.problem) backend.endpoint = undefined;
      return reply();
    },
  };
  const open = () =>
    new PushStore(port, device, {
      declined: () => choice.said,
      decline: () => {
        choice.said = true;
      },
    });
  return { browser, backend, open };
}

describe("PushStore", () => {
  it("is off until it is turned on, at the device and at the backend, and off at both again", async () => {
    const { browser, backend, open } = openPush();
    const store = open();
    expect([store.available, store.on, store.offered]).toEqual([true, false, false]);
    await store.load();
    expect([store.available, store.on, store.offered]).toEqual([true, false, true]);
    expect(browser.asked).toBe(0);
    expect(await store.turnOn()).toBe(true);
    const { endpoint } = pushAddressOf(1);
    expect([store.on, store.offered, browser.subscribedEndpoint, backend.endpoint]).toEqual([
      true,
      false,
      endpoint,
      endpoint,
    ]);
    await store.turnOff();
    expect([store.on, browser.subscribedEndpoint, backend.endpoint]).toEqual([false, undefined, undefined]);
  });

  it("has nothing to show where the browser or the backend has no pushes", async () => {
    const none = openPush({ way: "no" });
    const store = none.open();
    none.backend.problem = fault("none");
    await store.load();
    // The backend was not asked.
    expect([store.available, store.offered, store.state.state.status]).toEqual([false, false, "idle"]);
    const lacking = openPush();
    lacking.backend.problem = { ...fault("none"), fault: "not-available" };
    const other = lacking.open();
    await other.load();
    expect([other.available, other.offered]).toEqual([false, false]);
    expect(await other.turnOn()).toBe(false);
    expect(lacking.browser.asked).toBe(0);
  });

  it("shows how to allow them where the person has refused, and does not ask again", async () => {
    const { open, backend } = openPush({ answer: "denied" });
    const store = open();
    await store.load();
    expect(await store.turnOn()).toBe(false);
    expect([store.way, store.available, store.offered, backend.endpoint]).toEqual(["denied", true, false, undefined]);
  });

  it("remembers a not now, and leaves nothing at the device when the backend fails", async () => {
    const { browser, backend, open } = openPush();
    const store = open();
    await store.load();
    backend.problem = fault("none");
    expect(await store.turnOn()).toBe(false);
    expect([store.on, browser.subscribedEndpoint, browser.current]).toEqual([false, undefined, 0]);
    backend.problem = undefined;
    store.decline();
    const next = open();
    await next.load();
    expect([next.offered, next.available]).toEqual([false, true]);
  });

  it("renews what the browser, its push service or the backend has changed, and asks nobody", async () => {
    const { browser, backend, open } = openPush();
    const quiet = open();
    await quiet.renew();
    expect(browser.asked).toBe(0);
    await quiet.turnOn();
    await open().renew();
    expect([browser.asked, backend.endpoint]).toEqual([1, pushAddressOf(1).endpoint]);

    browser.current = 7;
    await open().renew();
    expect([backend.endpoint, browser.subscribedEndpoint]).toEqual([
      pushAddressOf(8).endpoint,
      pushAddressOf(8).endpoint,
    ]);
    backend.endpoint = undefined;
    await open().renew();
    expect(backend.endpoint).toBe(browser.subscribedEndpoint);
    browser.way = "denied";
    await open().renew();
    expect([backend.endpoint, browser.subscribedEndpoint]).toEqual([undefined, undefined]);
  });
});
