import { type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import type { LaunchRecord, MemberState } from "../engine/state.ts";

/** A launch ends this long after it was opened or last played. */
const LAUNCH_MS = 30 * MINUTE_MS;

export function launchEnd({ usedAt }: Pick<LaunchRecord, "usedAt">): Instant {
  return plus(usedAt, LAUNCH_MS);
}

/** Undefined when the launch was left or timed out, or when its session ended. */
export function findLiveLaunch(state: MemberState, id: string, now: Instant): LaunchRecord | undefined {
  const launch = state.launches.find((candidate) => candidate.id === id);
  if (!launch || now >= launchEnd(launch)) return undefined;
  const session = state.sessions.get(launch.tokenHash);
  return session && now < session.expiresAt ? launch : undefined;
}
