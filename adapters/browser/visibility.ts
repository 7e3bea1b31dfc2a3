import type { Visibility } from "../../core/platform/device.ts";

export function createVisibility(page: Document): Visibility {
  return {
    get visible() {
      return page.visibilityState === "visible";
    },
    watch(listener) {
      const onChange = () => listener(page.visibilityState === "visible");
      page.addEventListener("visibilitychange", onChange);
      return () => page.removeEventListener("visibilitychange", onChange);
    },
  };
}
