import { deviceTitle } from "../../../../core/session/device-title.ts";
import { bangkokDateOf } from "../../../../core/shared/bangkok-time.ts";
import { inboxGroupOf, isRejection } from "../../../../core/site/inbox.ts";
import { ownerOf } from "../../engine/derived/owner.ts";
import { put, withRow } from "../../engine/derived/rows.ts";
import type { MemberEvent } from "../../engine/events.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { requestIn } from "../../engine/requests.ts";
import type { InboxRecord, InboxState, MemberState } from "../../engine/state.ts";
import { sessionId } from "../../session/device-sessions.ts";

/** More notices than this push out the oldest ones, which stay in the inbox. */
const MAX_NOTICES = 50;
/** More unread items than this make the oldest ones read. */
const MAX_UNREAD = 200;
/** More than the site publishes while a member reads one by one. */
const MAX_SEEN_NEWS = 200;

/** The ids of announcements in an inbox begin with it, apart from the ids of the member's own items. */
export const NEWS_PREFIX = "news-";

export const inboxEvolvers: Evolvers<"inbox-seen"> = {
  "inbox-seen": (state, { upTo, ids, dismissed }) => {
    const { notices, unread, seenNews, ...inbox } = state.inbox;
    const seenUpTo = upTo !== undefined && upTo > inbox.seenUpTo ? upTo : inbox.seenUpTo;
    const seen = [...ids, ...dismissed];
    const news = seen.filter((id) => id.startsWith(NEWS_PREFIX) && !seenNews.includes(id));
    return {
      ...state,
      inbox: {
        seenUpTo,
        unread: unread.filter(({ id, at }) => at > seenUpTo && !seen.includes(id)),
        seenNews: [...news, ...seenNews].slice(0, MAX_SEEN_NEWS),
        notices: notices.filter(({ id }) => !dismissed.includes(id)),
      },
    };
  },
};

/** The state with the inbox after one more event, which is already applied to the rest of the state. */
export function withInbox(after: MemberState, event: MemberEvent): MemberState {
  const { inbox } = after;
  // What was announced before a member joined is no news to them.
  if (event.type === "registered") return { ...after, inbox: { ...inbox, seenUpTo: event.at } };
  if (event.type === "withdrawal-retried") return { ...after, inbox: withoutNoticesOf(inbox, event.id) };
  const facts = factsOf(after, event);
  if (!facts) return after;
  // The stream's version at the event, as for a line of the ledger: unique and in order.
  const order = after.version + 1;
  const { at } = event;
  const body: InboxRecord = { ...NO_DETAILS, id: String(order), at, ...facts };
  const { id } = body;
  const row = put({
    list: "inbox",
    owner: ownerOf(after),
    id,
    order,
    day: bangkokDateOf(at),
    tag: inboxGroupOf(body.topic),
    body,
  });
  const notices = isRejection(body.topic) ? [body, ...inbox.notices].slice(0, MAX_NOTICES) : inbox.notices;
  const unread = at > inbox.seenUpTo ? [{ id, at }, ...inbox.unread].slice(0, MAX_UNREAD) : inbox.unread;
  return { ...withRow(after, row), inbox: { ...inbox, notices, unread } };
}

const NO_DETAILS = { amountSatang: undefined, points: undefined, title: undefined, reason: undefined } as const;

type Facts = Pick<InboxRecord, "topic" | "reference"> & Partial<InboxRecord>;

function factsOf(after: MemberState, event: MemberEvent): Facts | undefined {
  switch (event.type) {
    case "deposit-credited":
    case "slip-credited":
    case "withdrawal-paid":
      return { topic: event.type, reference: event.id, amountSatang: event.amount };
    case "deposit-expired":
      return { topic: event.type, reference: event.id, ...amountIn(after.deposits, event.id) };
    case "deposit-rejected":
      return { topic: event.type, reference: event.id, reason: event.reason, ...amountIn(after.deposits, event.id) };
    case "slip-rejected":
      return { topic: event.type, reference: event.id, reason: event.reason, ...amountIn(after.slips, event.id) };
    case "slip-duplicated":
      return { topic: "slip-duplicate", reference: event.id, ...amountIn(after.slips, event.id) };
    case "withdrawal-rejected":
      return { topic: event.type, reference: event.id, amountSatang: event.amount, reason: event.reason };
    case "reward-granted": {
      const { id: reference, title, prize } = event;
      return {
        topic: event.type,
        reference,
        title,
        ...(prize.kind === "credit" && { amountSatang: prize.amountSatang }),
        ...(prize.kind === "points" && { points: prize.points }),
      };
    }
    case "reward-rejected": {
      const { id: reference, title, reason, price } = event;
      return { topic: event.type, reference, title, reason, ...(price > 0 && { points: price }) };
    }
    case "bonus-granted": {
      const { id: reference, title, amount, points } = event;
      return {
        topic: event.type,
        reference,
        title,
        ...(amount > 0 && { amountSatang: amount }),
        ...(points > 0 && { points }),
      };
    }
    case "session-opened":
      return event.newDevice
        ? {
            topic: "device-signed-in",
            reference: sessionId(event.tokenHash, event),
            title: deviceTitle(event.userAgent),
          }
        : undefined;
    case "totp-turned-on":
      return { topic: "second-factor-on", reference: "totp" };
    case "passkey-added":
      return { topic: "passkey-added", reference: "passkey", title: event.passkey.name };
    case "passkey-removed":
      return { topic: "passkey-removed", reference: "passkey" };
    case "totp-turned-off":
      return { topic: "second-factor-off", reference: "totp" };
    default:
      return undefined;
  }
}

function amountIn(requests: MemberState["deposits" | "slips"], id: string): Pick<InboxRecord, "amountSatang"> {
  return { amountSatang: requestIn<{ readonly amountSatang: InboxRecord["amountSatang"] }>(requests, id).amountSatang };
}

/** A request that was sent again needs no attention any more. */
function withoutNoticesOf(inbox: InboxState, requestId: string): InboxState {
  const settled = inbox.notices.flatMap(({ id, reference }) => (reference === requestId ? id : []));
  if (settled.length === 0) return inbox;
  return {
    ...inbox,
    notices: inbox.notices.filter(({ id }) => !settled.includes(id)),
    unread: inbox.unread.filter(({ id }) => !settled.includes(id)),
  };
}
