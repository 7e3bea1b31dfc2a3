import type { Clock } from "../../../../core/platform/device.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import type { PushMessage, PushTopic } from "../../../../core/site/push.ts";
import { type MemberStreams, memberOfStream } from "../../engine/member-streams.ts";
import type { MemberEvent } from "../../house.ts";
import type { PushSender } from "../../ports/push-sender.ts";
import type { AccountState } from "../account.ts";
import type { SessionLimits } from "../session-limits.ts";
import { isOpen } from "../session-tokens.ts";
import { keyName, type PushCommand } from "./push.ts";

export interface PushNotifier {
  /** To be called with what this house appended, and by no other house: so a push is sent once. Returns at once. */
  written(stream: string, events: readonly MemberEvent[]): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
}

interface NotifierOptions {
  readonly sender: PushSender;
  readonly streams: Pick<MemberStreams<AccountState, PushCommand>, "readStored" | "execute">;
  readonly clock: Clock;
  readonly limits: SessionLimits;
}

/** An event that is noticed longer than this after it became due is no longer news. */
const NEWS_MS = 10 * MINUTE_MS;

/** Pushes ended requests and changes of the second factor to the devices of the member's open sessions. No failure of it reaches who wrote the events. */
export function createPushNotifier({ sender, streams, clock, limits }: NotifierOptions): PushNotifier {
  const running = new Set<Promise<void>>();
  const key = keyName(sender.publicKey);

  async function notify(member: MemberId, messages: readonly PushMessage[]): Promise<void> {
    const { sessions } = await streams.readStored(member);
    const now = clock();
    const devices = [...sessions.values()].flatMap((session) =>
      session.push?.key === key && isOpen(session, now, limits) ? session.push : [],
    );
    await Promise.all(
      devices.map(async (push) => {
        for (const message of messages) {
          if ((await sender.send(push, message)) !== "gone") continue;
          await streams.execute(member, { type: "forget-push", endpoint: push.endpoint });
          return;
        }
      }),
    );
  }

  return {
    written(stream, events) {
      const since = clock() - NEWS_MS;
      const messages = events.flatMap((event) => (event.at >= since ? messageOf(event) : []));
      const member = memberOfStream(stream);
      if (member === undefined || messages.length === 0) return;
      const work = notify(member, messages)
        .catch(() => undefined)
        .finally(() => running.delete(work));
      running.add(work);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

function messageOf(event: MemberEvent): readonly PushMessage[] {
  switch (event.type) {
    case "deposit-credited":
    case "deposit-rejected":
    case "slip-credited":
    case "slip-rejected":
    case "withdrawal-paid":
    case "withdrawal-rejected":
      return [{ topic: event.type, id: event.id }];
    case "second-factor-reset-requested":
    case "second-factor-ended":
      return [{ topic: event.type, id: "" }];
    case "slip-duplicated":
      return [{ topic: "slip-duplicate", id: event.id }];
    case "totp-turned-on":
      return [changeOf("second-factor-on", event)];
    case "totp-turned-off":
      return [changeOf("second-factor-off", event)];
    case "passkey-added":
    case "passkey-removed":
      return [changeOf(event.type, event)];
    default:
      return [];
  }
}

/** A device shows one notification an id, so each change has its own. */
function changeOf(topic: PushTopic, { at }: MemberEvent): PushMessage {
  return { topic, id: `${topic} ${at}` };
}
