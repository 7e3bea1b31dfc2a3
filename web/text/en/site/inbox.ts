import { formatBaht } from "../../../../core/shared/money.ts";
import type { InboxGroup, InboxItem, InboxTopic } from "../../../../core/site/inbox.ts";
import { giftParts, inboxLinesIn } from "../../inbox-lines.ts";
import { keepTogether } from "../../keep-together.ts";
import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/inbox.ts";
import { plural } from "../plural.ts";
import { moneyText } from "../wallet/money.ts";

const groups: Readonly<Record<InboxGroup, string>> = { money: "Money", reward: "Rewards", news: "News" };

export const inboxText: Texts<typeof th.inboxText> = {
  title: "Inbox",
  filter: "Kind of message",
  all: "All",
  groups,
  today: "Today",
  earlier: "Earlier",
  seeAll: "Mark all as read",
  unread: "Unread",
  more: "See earlier messages",
  empty: "No messages yet",
  emptyHint: "The result of every request, rewards and announcements will be here.",
};

const points = (count: number): string => plural(formatCount(count), "point", "points");

/** The heading of an item: what happened, and to how much. */
export function inboxTitle(item: InboxItem): string {
  const { topic, amountSatang, title } = item;
  const amount = amountSatang === undefined ? "" : `: ${formatBaht(amountSatang)}`;
  switch (topic) {
    case "deposit-credited":
    case "slip-credited":
      return `Deposit credited${amount}`;
    case "deposit-rejected":
      return `Deposit not accepted${amount}`;
    case "deposit-expired":
      return `Time to transfer is over${amount}`;
    case "slip-rejected":
      return `Slip not accepted${amount}`;
    case "slip-duplicate":
      return `Slip used already${amount}`;
    case "withdrawal-paid":
      return `Withdrawal paid${amount}`;
    case "withdrawal-rejected":
      return `Withdrawal not accepted${amount}`;
    case "reward-granted":
    case "bonus-granted":
      return `You got ${giftOf(item) ?? title ?? ""}`;
    case "reward-rejected":
      return "Reward claim not accepted";
    case "device-signed-in":
      return "Sign-in on a new device";
    case "password-recovered":
      return "New password set";
    case "second-factor-on":
      return "Authenticator app turned on";
    case "second-factor-off":
      return "Authenticator app turned off";
    case "passkey-added":
      return `Passkey added ${title ?? ""}`;
    case "passkey-removed":
      return "Passkey removed";
    case "second-factor-reset-requested":
      return "A request to cancel your two-step verification";
    case "second-factor-reset-cancelled":
      return "Request cancelled, two-step verification is still on";
    case "second-factor-ended":
      return "Two-step verification cancelled";
    case "announcement":
      return keepTogether(title ?? inboxText.groups.news);
  }
}

function giftOf(item: InboxItem): string | undefined {
  return giftParts(item, points).join(" and ") || undefined;
}

const IF_NOT_YOU = "If this was not you, change your password and contact our staff at once.";

const WHAT_IT_MEANS: Partial<Readonly<Record<InboxTopic, string>>> = {
  "deposit-rejected": "If you have made the transfer, send the slip and we will check it. Do not transfer again.",
  "deposit-expired": "If you have made the transfer, report it with the slip. Do not transfer again.",
  "slip-rejected": "Check the slip and send it again, or ask our staff.",
  "slip-duplicate": "A slip can be used for one deposit only.",
  "withdrawal-paid": "The money was transferred to your account.",
  "withdrawal-rejected": "Your credit was returned.",
  "password-recovered":
    "It was set with the code sent to your mobile, and all devices were signed out. If this was not you, contact our staff at once.",
  "second-factor-on":
    "You have new recovery codes. The next sign-in needs a code from the app. If this was not you, contact our staff at once.",
  "passkey-added": IF_NOT_YOU,
  "passkey-removed": IF_NOT_YOU,
  "second-factor-off": IF_NOT_YOU,
  "second-factor-reset-requested":
    "If this was not you, sign in again with your existing code or passkey to stop the request, then change your password at once.",
  "second-factor-reset-cancelled":
    "It was confirmed with the method that you had before. Two-step verification works as usual.",
  "second-factor-ended":
    "The old codes from the app, recovery codes and passkeys no longer work. Please set it up again.",
};

/** The lines below the heading of an item. */
export function inboxLines(item: InboxItem): readonly string[] {
  return inboxLinesIn(item, {
    meaning: WHAT_IT_MEANS[item.topic],
    gift: giftOf(item),
    reason: moneyText.reason,
    due: (moment) => `It takes effect on ${moment}`,
    notYou: "If this was not you, sign that device out and change your password at once.",
    returned: (count) => `You have ${points(count)} back`,
    number: (reference) => `Reference ${reference}`,
  });
}

/** The name of the link that leads on. Undefined where nothing is left to do. */
export function inboxAction(topic: InboxTopic): string | undefined {
  return ACTIONS[topic];
}

const ACTIONS: Partial<Readonly<Record<InboxTopic, string>>> = {
  "deposit-credited": "See the receipt",
  "slip-credited": "See the receipt",
  "withdrawal-paid": "See the receipt",
  "deposit-rejected": "Send the slip",
  "deposit-expired": "Report with a slip",
  "slip-rejected": "Send a new slip",
  "slip-duplicate": "See the earlier slip",
  "withdrawal-rejected": "Withdraw again",
  "reward-granted": "See the reward",
  "reward-rejected": "See other rewards",
  "bonus-granted": "See the history",
  "device-signed-in": "See the devices",
  "password-recovered": "See the devices",
  "second-factor-on": "See security",
  "passkey-added": "See security",
  "passkey-removed": "See security",
  "second-factor-off": "See security",
  "second-factor-reset-requested": "See security",
  "second-factor-reset-cancelled": "See security",
  "second-factor-ended": "Set it up again",
};

export const noticeText: Texts<typeof th.noticeText> = {
  region: "Requests to look at",
  close: (title) => `Close the notice: ${title}`,
  more: (count) => `${formatCount(count)} more in your inbox`,
  retry: "Send the request again",
  contact: "Contact our staff",
};
