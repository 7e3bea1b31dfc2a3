import type { After } from "../../../../core/platform/device.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import type { House } from "../../house.ts";
import type { ChangesSince } from "./service.ts";

/** How soon a change by another process, or one that becomes due, is seen. */
const TICK_MS = 1000;
/** Between two signs of life when nothing changes. */
const BEAT_MS = 15_000;

export interface FollowOptions {
  readonly house: House;
  readonly id: MemberId;
  readonly token: string;
  readonly lastId: string | undefined;
  readonly after: After;
  readonly signal: AbortSignal;
}

/**
 * What changes for a member, as it happens: first where it stands, then each change, and an answer without changes as a
 * heartbeat. Ends with the session, with the signal, or when the member follows too often.
 */
export async function* followMember(options: FollowOptions): AsyncGenerator<ChangesSince> {
  const { house, id, token, after, signal } = options;
  const service = house.member(id);
  let ended = signal.aborted;
  // What is written while a report is made or taken must not wait for the next tick.
  let woken = false;
  let stopWaiting = (): void => undefined;
  const wake = (): void => {
    woken = true;
    stopWaiting();
  };
  const end = (): void => {
    ended = true;
    stopWaiting();
  };
  const leave = service.followChanges({ wake, end });
  signal.addEventListener("abort", end);
  try {
    let last = await service.changesSince(options.lastId);
    yield last;
    let quietMs = 0;
    while (!ended) {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const cancel = after(TICK_MS, resolve);
          stopWaiting = () => {
            cancel();
            resolve();
          };
        });
        quietMs += TICK_MS;
      }
      woken = false;
      if (ended || (await house.authenticate(token)) !== id) return;
      const next = await service.changesSince(last.id);
      const hasNews = next.changes.length > 0;
      if (hasNews || quietMs >= BEAT_MS) {
        quietMs = 0;
        yield next;
      }
      last = next;
    }
  } finally {
    leave();
    signal.removeEventListener("abort", end);
  }
}
