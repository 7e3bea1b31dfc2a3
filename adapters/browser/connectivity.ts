import type { Connectivity } from "../../core/platform/connectivity.ts";

export function createConnectivity(page: Window): Connectivity {
  return {
    get online() {
      return page.navigator.onLine;
    },
    watch(listener) {
      const heard = () => listener(page.navigator.onLine);
      page.addEventListener("online", heard);
      page.addEventListener("offline", heard);
      return () => {
        page.removeEventListener("online", heard);
        page.removeEventListener("offline", heard);
      };
    },
  };
}
