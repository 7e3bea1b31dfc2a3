import type { Language } from "../../../core/sentences/sentences.ts";
import { type DeviceSession, deviceTitle, shortAddress } from "../../../core/session/device-session.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Tokens } from "../ports/passwords.ts";
import type { AccountState, DeviceRecord, SessionOpened, SessionRecord } from "./account.ts";
import type { SessionLimits } from "./session-limits.ts";
import { findSession, isOpen } from "./session-tokens.ts";

const SESSION_ID_LENGTH = 16;

/** Sessions of a journal that was written before have no id: a part of a hash of their token takes its place. */
export function sessionId(root: string, { id }: Pick<SessionRecord, "id">): string {
  return id ?? root.slice(0, SESSION_ID_LENGTH);
}

/** The devices with an open session, each with its latest one. */
export function deviceSessions(
  state: AccountState,
  ownTokenHash: string,
  now: Instant,
  limits: SessionLimits,
  language: Language,
): readonly DeviceSession[] {
  const own = findSession(state, ownTokenHash);
  const byDevice = new Map<string, DeviceSession & { readonly firstAt: Instant }>();
  for (const [root, session] of state.sessions) {
    if (!isOpen(session, now, limits)) continue;
    const { device, userAgent, address, openedAt, usedAt } = session;
    const key = device ?? root;
    const before = byDevice.get(key);
    const current = root === own?.root;
    const lastSeenAt = before && before.lastSeenAt > usedAt ? before.lastSeenAt : usedAt;
    byDevice.set(key, {
      id: before?.current ? before.id : sessionId(root, session),
      title: deviceTitle(userAgent, language),
      address: address === undefined ? before?.address : shortAddress(address),
      firstAt: openedAt,
      signedInAt: before?.signedInAt ?? openedAt,
      lastSeenAt: current ? now : lastSeenAt,
      current: current || before?.current === true,
    });
  }
  return [...byDevice.values()]
    .map(({ firstAt: _first, ...device }) => device)
    .sort((one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt - one.lastSeenAt);
}

/** The member's device that was not seen for the longest time is forgotten when there is one more. */
export const MAX_DEVICES = 20;

/** Whether the member has signed in with this device before and has not signed it out since. */
export function isKnownDevice(
  { devices }: Pick<AccountState, "devices">,
  deviceTokenHash: string | undefined,
): boolean {
  return deviceTokenHash !== undefined && devices.has(deviceTokenHash);
}

type Devices = AccountState["devices"];

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
  { devices }: Pick<AccountState, "devices">,
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

const DEVICE_ID_LENGTH = 12;

/** Names a device in the audit log. */
export function deviceId(deviceTokenHash: string): string {
  return deviceTokenHash.slice(0, DEVICE_ID_LENGTH);
}
