import type { Instant } from "../shared/bangkok-time.ts";

/** A device on which the member is signed in. */
export interface DeviceSession {
  /** Opens nothing: it only names the session. */
  readonly id: string;
  /** In words, "Chrome บน Android". */
  readonly title: string;
  /** Where the sign-in came from, shortened. */
  readonly address: string | undefined;
  readonly signedInAt: Instant;
  /** The last use, to about an hour. */
  readonly lastSeenAt: Instant;
  /** The device that asks. */
  readonly current: boolean;
}
