import type { After, Clock, Connectivity } from "../../core/platform/device.ts";
import { type Platform, platformOf } from "../../core/rules/platform.ts";
import { instant } from "../../core/shared/bangkok-time.ts";

export interface Device {
  readonly platform: Platform;
  /** The host that served the page, for the `webhostname` header. */
  readonly hostname: string;
}

export function deviceOf({ navigator, location }: Window): Device {
  return {
    platform: platformOf(navigator.userAgent, navigator.maxTouchPoints),
    hostname: location.hostname,
  };
}

export const browserClock: Clock = () => instant(Date.now());

export const browserAfter: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

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
