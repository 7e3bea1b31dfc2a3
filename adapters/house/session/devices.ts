import type { SessionOpened } from "../engine/events.ts";
import type { DeviceRecord, MemberState } from "../engine/state.ts";
import type { Tokens } from "../ports/tokens.ts";

/** The member's device that was not seen for the longest time is forgotten when there is one more. */
export const MAX_DEVICES = 20;

/** Whether the member has signed in with this device before and has not signed it out since. */
export function isKnownDevice({ devices }: Pick<MemberState, "devices">, deviceTokenHash: string | undefined): boolean {
  return deviceTokenHash !== undefined && devices.has(deviceTokenHash);
}

type Devices = MemberState["devices"];

export function withDevice(devices: Devices, { at, device, userAgent }: SessionOpened): Devices {
  if (device === undefined) return devices;
  const record: DeviceRecord = {
    firstSeenAt: devices.get(device)?.firstSeenAt ?? at,
    lastSeenAt: at,
    ...(userAgent !== undefined && { userAgent }),
  };
  const others = [...devices].filter(([hash]) => hash !== device);
  return new Map([...others.slice(1 - MAX_DEVICES), [device, record]]);
}

/** What `Tokens.create` makes on Node. */
const TOKEN_SHAPE = /^[0-9a-f]{64}$/;

/**
 * The token that a device keeps after a sign-in: its own one where the member knows it or where a house made it for
 * another member, since people share phones. Otherwise a new one.
 */
export async function deviceTokenFor(
  { devices }: Pick<MemberState, "devices">,
  sent: string | undefined,
  tokens: Tokens,
): Promise<{ readonly token: string; readonly hash: string }> {
  if (sent !== undefined) {
    const hash = await tokens.hash(sent);
    if (devices.has(hash) || TOKEN_SHAPE.test(sent)) return { token: sent, hash };
  }
  const token = tokens.create();
  return { token, hash: await tokens.hash(token) };
}
