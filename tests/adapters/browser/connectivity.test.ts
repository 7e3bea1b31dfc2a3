import { expect, it, vi } from "vitest";
import { createConnectivity } from "../../../adapters/browser/device.ts";
import { fakePage } from "./fake-page.ts";

it("reports each change of the network until it is stopped", () => {
  const navigator = { onLine: true };
  const { page, fire } = fakePage({ navigator });
  const connectivity = createConnectivity(page);
  const listener = vi.fn();
  const stop = connectivity.watch(listener);
  navigator.onLine = false;
  fire("offline");
  expect([connectivity.online, listener.mock.lastCall]).toEqual([false, [false]]);
  navigator.onLine = true;
  fire("online");
  expect([connectivity.online, listener.mock.lastCall]).toEqual([true, [true]]);
  stop();
  fire("offline");
  expect(listener).toHaveBeenCalledTimes(2);
});
