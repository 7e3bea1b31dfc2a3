import { CHANNEL } from "../../contracts/channel.ts";
import { PLATFORMS } from "../../core/rules/platform.ts";

/** The header of the contract (spec section 7) that has a value of none of its kind. A header may be missing. */
export function findWrongHeader(headers: Headers): "platform" | "channel" | undefined {
  const platforms: readonly string[] = PLATFORMS;
  const platform = headers.get("platform");
  if (platform !== null && !platforms.includes(platform)) return "platform";
  const channel = headers.get("channel");
  return channel === null || channel === CHANNEL ? undefined : "channel";
}
