import { expect, it, vi } from "vitest";
import { createVisibility } from "../../../adapters/browser/visibility.ts";
import { fakePage } from "./fake-page.ts";

it("reports when the page becomes visible or hidden, until it is stopped", () => {
  const { page, fire } = fakePage({ visibilityState: "hidden" });
  const visibility = createVisibility(page);
  const listener = vi.fn();
  const stop = visibility.watch(listener);
  expect(visibility.visible).toBe(false);
  Object.assign(page, { visibilityState: "visible" });
  fire("visibilitychange");
  expect(listener).toHaveBeenCalledWith(true);
  stop();
  fire("visibilitychange");
  expect(listener).toHaveBeenCalledOnce();
});
