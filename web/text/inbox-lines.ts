import { parseInstant } from "../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../core/shared/money.ts";
import type { InboxItem } from "../../core/site/inbox.ts";
import { plainText } from "../../core/site/support-text.ts";
import { formatMoment } from "./dates.ts";
import { keepTogether } from "./keep-together.ts";

/** What one language says about an item. */
interface InboxLineWords {
  /** What the item means for the member. */
  readonly meaning: string | undefined;
  readonly gift: string | undefined;
  readonly reason: (text: string) => string;
  readonly due: (moment: string) => string;
  readonly notYou: string;
  readonly returned: (points: number) => string;
  readonly number: (reference: string) => string;
}

/** The lines below the heading of an item. */
export function inboxLinesIn(item: InboxItem, words: InboxLineWords): readonly string[] {
  const { topic, reason, title, points: moved, body, reference } = item;
  const why = reason ? [words.reason(reason)] : [];
  const meanings = words.meaning ? [words.meaning] : [];
  switch (topic) {
    case "announcement":
      return plainText(body ?? "").map(keepTogether);
    case "password-recovered":
    case "second-factor-on":
    case "second-factor-off":
    case "passkey-added":
    case "passkey-removed":
    case "second-factor-reset-cancelled":
    case "second-factor-ended":
      return meanings;
    case "second-factor-reset-requested": {
      const dueAt = parseInstant(reference);
      return [...(dueAt === undefined ? [] : [words.due(formatMoment(dueAt))]), ...meanings];
    }
    case "reward-granted":
    case "bonus-granted":
      return words.gift && title ? [title] : [];
    case "device-signed-in":
      return [...(title ? [title] : []), words.notYou];
    case "reward-rejected":
      return [...(title ? [title] : []), ...why, ...(moved ? [words.returned(moved)] : [])];
    default:
      // On a line of its own, because a line may end at the hyphen of an id.
      return [...why, ...meanings, words.number(reference)];
  }
}

/** What was given: money, points, or both. */
export function giftParts(item: InboxItem, pointsIn: (count: number) => string): readonly string[] {
  const { amountSatang, points } = item;
  return [
    ...(amountSatang === undefined ? [] : [formatBaht(amountSatang)]),
    ...(points === undefined ? [] : [pointsIn(points)]),
  ];
}
