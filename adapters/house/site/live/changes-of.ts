import type { LiveChange, LiveSubject } from "../../../../core/site/live.ts";
import type { MemberEvent } from "../../engine/events.ts";

const NOTHING: readonly LiveSubject[] = [];

/** What each event changes for the member. */
const SUBJECTS: Readonly<Record<MemberEvent["type"], readonly LiveSubject[]>> = {
  registered: NOTHING,
  // It may have told the inbox of a new device.
  "session-opened": ["inbox"],
  "session-used": NOTHING,
  "session-renewed": NOTHING,
  "session-closed": NOTHING,
  "password-changed": NOTHING,
  "address-changed": NOTHING,
  "totp-begun": NOTHING,
  "totp-turned-on": ["inbox"],
  "totp-turned-off": ["inbox"],
  "passkey-added": ["inbox"],
  "passkey-removed": ["inbox"],
  "second-factor-used": NOTHING,
  "push-subscribed": NOTHING,
  "push-unsubscribed": NOTHING,
  "deposit-requested": ["deposit"],
  "deposit-confirmed": ["deposit"],
  "deposit-cancelled": ["deposit"],
  "deposit-expired": ["deposit", "inbox"],
  "deposit-credited": ["deposit", "credit", "inbox"],
  "deposit-rejected": ["deposit", "inbox"],
  "slip-submitted": ["slip"],
  "slip-credited": ["slip", "credit", "inbox"],
  "slip-rejected": ["slip", "inbox"],
  "slip-duplicated": ["slip", "inbox"],
  "withdrawal-requested": ["withdrawal", "credit"],
  "withdrawal-retried": ["withdrawal", "credit", "inbox"],
  "withdrawal-paying": ["withdrawal"],
  "withdrawal-paid": ["withdrawal", "inbox"],
  "withdrawal-rejected": ["withdrawal", "credit", "inbox"],
  "game-opened": NOTHING,
  "games-left": NOTHING,
  "round-played": ["credit"],
  "level-granted": NOTHING,
  "bonus-granted": ["credit", "inbox"],
  "reward-claimed": ["reward", "credit"],
  "reward-granted": ["reward", "credit", "inbox"],
  "reward-rejected": ["reward", "credit", "inbox"],
  "wheel-spun": ["credit"],
  "card-flipped": ["credit"],
  "checked-in": ["credit"],
  "affiliate-withdrawn": ["credit"],
  "intent-refused": NOTHING,
  "inbox-seen": ["inbox"],
};

const REQUESTS: readonly LiveSubject[] = ["deposit", "slip", "withdrawal", "reward"];

/** What some events changed, each thing once. */
export function changesOf(events: readonly MemberEvent[]): readonly LiveChange[] {
  const changes = new Map<string, LiveChange>();
  for (const event of events) {
    for (const what of SUBJECTS[event.type]) {
      const id = REQUESTS.includes(what) && "id" in event ? event.id : undefined;
      changes.set(`${what} ${id ?? ""}`, { what, id });
    }
  }
  return [...changes.values()];
}
