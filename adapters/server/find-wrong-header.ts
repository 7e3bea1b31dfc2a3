import type { IncomingHttpHeaders } from "node:http";
import { CHANNEL } from "../../contracts/channel.ts";
import { PLATFORMS } from "../../core/rules/platform.ts";

/** The header of the contract (spec section 7) that has a value of none of its kind. A header may be missing. */
export function findWrongHeader({ platform, channel }: IncomingHttpHeaders): "platform" | "channel" | undefined {
  if (platform !== undefined && !PLATFORM_NAMES.includes(String(platform))) return "platform";
  return channel === undefined || channel === CHANNEL ? undefined : "channel";
}

const PLATFORM_NAMES: readonly string[] = PLATFORMS;
