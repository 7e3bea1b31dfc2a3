import type { DeviceSession } from "../../../core/session/device-session.ts";
import { deviceTitle } from "../../../core/session/device-title.ts";
import { shortAddress } from "../../../core/session/short-address.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { MemberState, SessionRecord } from "../engine/state.ts";
import type { SessionLimits } from "./session-limits.ts";
import { findSession, isOpen } from "./session-tokens.ts";

const ID_LENGTH = 16;

/** Sessions of a journal that was written before have no id: a part of a hash of their token takes its place. */
export function sessionId(root: string, { id }: Pick<SessionRecord, "id">): string {
  return id ?? root.slice(0, ID_LENGTH);
}

/** The devices with an open session, each with its latest one. */
export function deviceSessions(
  state: MemberState,
  ownTokenHash: string,
  now: Instant,
  limits: SessionLimits,
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
      title: deviceTitle(userAgent),
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
