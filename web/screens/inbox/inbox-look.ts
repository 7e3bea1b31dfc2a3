import type { InboxItem, InboxTopic } from "../../../core/site/inbox.ts";
import { paths } from "../../app/paths.ts";
import type { IconName } from "../../ui/art/icon.tsx";
import type { MessageTone } from "../../ui/cards/message-card.tsx";

const LOOKS = {
  "deposit-credited": ["deposit", "good"],
  "deposit-rejected": ["cross", "bad"],
  "deposit-expired": ["clock", "plain"],
  "slip-credited": ["deposit", "good"],
  "slip-rejected": ["cross", "bad"],
  "slip-duplicate": ["slip", "bad"],
  "withdrawal-paid": ["withdraw", "good"],
  "withdrawal-rejected": ["cross", "bad"],
  "reward-granted": ["gift", "gold"],
  "reward-rejected": ["gift", "bad"],
  "bonus-granted": ["gift", "gold"],
  "device-signed-in": ["phone", "gold"],
  "second-factor-on": ["lock", "good"],
  "second-factor-off": ["lock", "bad"],
  "passkey-added": ["lock", "good"],
  "passkey-removed": ["lock", "bad"],
  announcement: ["megaphone", "info"],
} as const satisfies Record<InboxTopic, readonly [IconName, MessageTone]>;

export function inboxLook({ topic }: InboxItem): { readonly icon: IconName; readonly tone: MessageTone } {
  const [icon, tone] = LOOKS[topic];
  return { icon, tone };
}

/** Where an item leads. An announcement is shown whole, so it leads nowhere. */
export function inboxPath({ topic, reference }: InboxItem): string | undefined {
  switch (topic) {
    case "deposit-credited":
      return paths.receipt("deposit", reference);
    case "slip-credited":
      return paths.receipt("slip", reference);
    case "withdrawal-paid":
      return paths.receipt("withdrawal", reference);
    case "deposit-rejected":
    case "deposit-expired":
    case "slip-rejected":
    case "slip-duplicate":
      return paths.depositSlip;
    case "withdrawal-rejected":
      return paths.withdraw;
    case "reward-granted":
    case "reward-rejected":
      return paths.rewards;
    case "bonus-granted":
      return paths.history;
    case "device-signed-in":
      return paths.devices;
    case "second-factor-on":
    case "second-factor-off":
    case "passkey-added":
    case "passkey-removed":
      return paths.security;
    case "announcement":
      return undefined;
  }
}
