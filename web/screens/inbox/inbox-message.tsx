import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { InboxItem } from "../../../core/site/inbox.ts";
import type { InboxStore } from "../../stores/site/inbox-store.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { inboxAction, inboxLines, inboxText, inboxTitle } from "../../text/th/site/inbox.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { MessageCard } from "../../ui/cards/message-card.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { inboxLook, inboxPath } from "./inbox-look.ts";

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
