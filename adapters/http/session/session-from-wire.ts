import type * as v from "valibot";
import type { signedIn } from "../../../contracts/schemas/sign-in.ts";
import type { Session } from "../../../core/session/model.ts";
import type { DeviceTokenStorage } from "../../../core/session/port.ts";
import { memberFromWire } from "../member-from-wire.ts";

/** A new session. The device keeps the token that came with it. */
export function sessionFromWire(
  { token, user, deviceToken }: v.InferOutput<typeof signedIn>,
  device: DeviceTokenStorage,
): Session {
  if (deviceToken) device.write(deviceToken);
  return { token, member: memberFromWire(user) };
}
