import { HOUR_MS, type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import type { LaunchRecord, MemberState } from "../engine/state.ts";

/** How long a launch lives after it was opened or last played. */
const LAUNCH_MS = 30 * MINUTE_MS;

/** How long a launch that is over can still be asked for the answers it gave: as long as those are kept. */
export const KEPT_LAUNCH_MS = 24 * HOUR_MS + LAUNCH_MS;

export function launchEnd({ usedAt }: Pick<LaunchRecord, "usedAt">): Instant {
  return plus(usedAt, LAUNCH_MS);
}

/** The launch of that id while it can be played: not left, not idle for too long, its session not over. */
export function liveLaunch(state: MemberState, id: string, now: Instant): LaunchRecord | undefined {
  const launch = state.launches.find((each) => each.id === id);
  if (!launch || launch.left || now >= launchEnd(launch)) return undefined;
  const session = state.sessions.get(launch.tokenHash);
  return session !== undefined && now < session ? launch : undefined;
}
