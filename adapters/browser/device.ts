import { type Platform, platformOf } from "../../core/rules/platform.ts";

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
