import { useState } from "react";
import { inboxAction, inboxLines, inboxText, inboxTitle } from "#text/site/inbox.ts";
import { languageOf } from "../../../core/sentences/sentences.ts";
import { type Instant, isSameBangkokDay } from "../../../core/shared/bangkok-time.ts";
import type { InboxItem, InboxTopic } from "../../../core/site/inbox.ts";
import { paths } from "../../app/paths.ts";
import { isClosedInPause } from "../../shared/closed-in-pause.ts";
import type { InboxStore } from "../../stores/site/inbox-store.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { usePause } from "../../stores/use-member-stores.ts";
import { formatMoment, formatShortDate, formatTime, timeAgo } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { Icon, type IconName, VisuallyHidden } from "../../ui/art/icon.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { cx } from "../../ui/cx.ts";
import { LineWithIds, type Tone } from "../../ui/data/inline.tsx";
import { RowIcon } from "../../ui/lists/row-list.tsx";
import css from "./inbox.module.css";

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
  "password-recovered": ["lock", "gold"],
  "second-factor-on": ["lock", "good"],
  "second-factor-off": ["lock", "bad"],
  "passkey-added": ["lock", "good"],
  "passkey-removed": ["lock", "bad"],
  "second-factor-reset-requested": ["lock", "bad"],
  "second-factor-reset-cancelled": ["lock", "good"],
  "second-factor-ended": ["lock", "bad"],
  announcement: ["megaphone", "info"],
} as const satisfies Record<InboxTopic, readonly [IconName, Tone]>;

function inboxLook({ topic }: InboxItem): { readonly name: IconName; readonly tone: Tone } {
  const [name, tone] = LOOKS[topic];
  return { name, tone };
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
    case "password-recovered":
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

/** One line an item, which opens to what it means and its next step. Opening it marks it as read. */
export const InboxMessage = observer(function InboxMessage({ store, item, now }: InboxMessageProps) {
  // What did not succeed asks for something, so it is open until it was read.
  const [startsOpen] = useState(item.unread && item.topic.endsWith("rejected"));
  const { isOpen } = useStoresRoot();
  const isPaused = usePause() !== undefined;
  const place = inboxPath(item);
  const isShown = place !== undefined && isOpen(place) && !(isPaused && isClosedInPause(place));
  const path = isShown ? place : undefined;
  const action = inboxAction(item.topic);
  // Staff wrote it; the rest is the site's.
  const langOf = (text: string) => (item.topic === "announcement" ? languageOf(text) : undefined);
  const title = inboxTitle(item);
  const see = () => void store.see(item);
  return (
    <article>
      <details className={css["item"]} open={startsOpen} onToggle={startsOpen ? undefined : see}>
        <summary className={cx(css["line"], item.unread && css["unread"])}>
          <RowIcon {...inboxLook(item)} />
          <span className={css["words"]}>
            <span className={css["title"]}>
              <span lang={langOf(title)}>{title}</span>
              {item.unread ? <VisuallyHidden> {inboxText.unread}</VisuallyHidden> : null}
            </span>
            <time className={css["time"]} dateTime={timeAgo(item.at, now).iso} title={formatMoment(item.at)}>
              {isSameBangkokDay(item.at, now) ? formatTime(item.at) : formatShortDate(item.at)}
            </time>
          </span>
          <Icon name="chevron-down" size={16} className={css["arrow"]} />
        </summary>
        <div className={css["more"]}>
          {inboxLines(item).map((line) => (
            <p key={line} lang={langOf(line)}>
              <LineWithIds>{line}</LineWithIds>
            </p>
          ))}
          {path && action ? (
            <ButtonLink
              to={path}
              small
              variant={item.topic.endsWith("rejected") ? "primary" : "secondary"}
              onFollow={see}
            >
              {action}
            </ButtonLink>
          ) : null}
        </div>
      </details>
    </article>
  );
});
