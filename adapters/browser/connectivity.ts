import type { Connectivity } from "../../core/platform/connectivity.ts";

export function createConnectivity(page: Window): Connectivity {
  return {
    get online() {
      return page.navigator.onLine;
    },
    watch(listener) {
      const onChange = () => listener(page.navigator.onLine);
      page.addEventListener("online", onChange);
      page.addEventListener("offline", onChange);
      return () => {
        page.removeEventListener("online", onChange);
        page.removeEventListener("offline", onChange);
      };
    },
  };
}
