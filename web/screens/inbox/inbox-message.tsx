import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { InboxItem, InboxTopic } from "../../../core/site/inbox.ts";
import { paths } from "../../app/paths.ts";
import type { InboxStore } from "../../stores/site/inbox-store.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { timeAgo } from "../../text/dates.ts";
import { inboxAction, inboxLines, inboxText, inboxTitle } from "../../text/th/site/inbox.ts";
import type { IconName } from "../../ui/art/icon.tsx";
import { MessageCard, type MessageTone } from "../../ui/cards/message-card.tsx";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";

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
  "second-factor-reset-requested": ["lock", "bad"],
  "second-factor-reset-cancelled": ["lock", "good"],
  "second-factor-ended": ["lock", "bad"],
  announcement: ["megaphone", "info"],
} as const satisfies Record<InboxTopic, readonly [IconName, MessageTone]>;

function inboxLook({ topic }: InboxItem): { readonly icon: IconName; readonly tone: MessageTone } {
  const [icon, tone] = LOOKS[topic];
  return { icon, tone };
}

/** Where an item leads. An announcement is shown whole, so it leads nowhere. */
function inboxPath({ topic, reference }: InboxItem): string | undefined {
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
    case "second-factor-reset-requested":
    case "second-factor-reset-cancelled":
    case "second-factor-ended":
      return paths.security;
    case "announcement":
      return undefined;
  }
}

interface InboxMessageProps {
  readonly store: InboxStore;
  readonly item: InboxItem;
  readonly now: Instant;
}

/** A longer announcement is cut after these lines until it is opened. */
const LINES_SHOWN = 2;

/** One item with its next step. Following the step, or opening an announcement, marks it as read. */
export const InboxMessage = observer(function InboxMessage({ store, item, now }: InboxMessageProps) {
  const [open, setOpen] = useState(false);
  const lines = inboxLines(item);
  const { isOpen } = useStoresRoot();
  const place = inboxPath(item);
  const path = place !== undefined && isOpen(place) ? place : undefined;
  const action = inboxAction(item.topic);
  const isNews = item.topic === "announcement";
  const isCut = isNews && !open && (lines.length > LINES_SHOWN || item.unread);
  const openNews = () => {
    setOpen(true);
    void store.see(item);
  };
  return (
    <MessageCard
      {...inboxLook(item)}
      title={inboxTitle(item)}
      time={<TimeAgo {...timeAgo(item.at, now)} />}
      unreadLabel={item.unread ? inboxText.unread : undefined}
      actions={
        path && action ? (
          <ButtonLink
            to={path}
            small
            variant={item.topic.endsWith("rejected") ? "primary" : "secondary"}
            onFollow={() => void store.see(item)}
          >
            {action}
          </ButtonLink>
        ) : isCut ? (
          <Button small onClick={openNews}>
            {inboxText.readMore}
          </Button>
        ) : null
      }
    >
      {(isCut ? lines.slice(0, LINES_SHOWN) : lines).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </MessageCard>
  );
});
