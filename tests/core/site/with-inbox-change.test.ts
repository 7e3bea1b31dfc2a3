import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instant } from "../../../core/shared/bangkok-time.ts";
import {
  INBOX_TOPICS,
  type InboxChange,
  type InboxItem,
  isRejection,
  seenAllOf,
  withInboxChange,
} from "../../../core/site/inbox.ts";

const START = 1_795_000_000_000;
const NOTHING: InboxChange = { seenUpTo: undefined, seenIds: [], dismissedIds: [] };

const anItem = fc.record({
  topic: fc.constantFrom(...INBOX_TOPICS),
  at: fc.nat(20).map((steps) => instant(START + steps)),
  unread: fc.boolean(),
});

/** Items of a whole inbox, newest first, with its notices. */
const aPage = fc.array(anItem, { maxLength: 12 }).map((parts) => {
  const items = parts
    .map(
      (part, index): InboxItem => ({
        ...part,
        id: String(index),
        reference: `R${index}`,
        amountSatang: undefined,
        points: undefined,
        title: undefined,
        reason: undefined,
        body: undefined,
      }),
    )
    .sort((one, other) => other.at - one.at);
  return {
    items,
    notices: items.filter(({ topic }) => isRejection(topic)),
    unread: items.filter(({ unread }) => unread).length,
  };
});

const aChange = fc.record({
  seenUpTo: fc.option(
    fc.nat(20).map((steps) => instant(START + steps)),
    { nil: undefined },
  ),
  seenIds: fc.subarray(["0", "1", "2", "3", "4"]),
  dismissedIds: fc.subarray(["0", "1", "2", "3", "4"]),
});

describe("a change of the inbox", () => {
  test("counts the unread items that are left, and closes exactly the dismissed notices", () => {
    fc.assert(
      fc.property(aPage, aChange, (page, change) => {
        const after = withInboxChange(page, change);
        expect(after.unread).toBe(after.items.filter(({ unread }) => unread).length);
        expect(after.items.map(({ id }) => id)).toEqual(page.items.map(({ id }) => id));
        const { seenUpTo = 0, seenIds, dismissedIds } = change;
        const isSeen = ({ id, at }: InboxItem) => at <= seenUpTo || [...seenIds, ...dismissedIds].includes(id);
        expect(after.items.map(({ unread }) => unread)).toEqual(page.items.map((item) => item.unread && !isSeen(item)));
        expect(after.notices.map(({ id }) => id)).toEqual(
          page.notices.flatMap(({ id }) => (change.dismissedIds.includes(id) ? [] : [id])),
        );
      }),
    );
  });

  test("never makes anything unread, and is the same when it is repeated", () => {
    fc.assert(
      fc.property(aPage, aChange, (page, change) => {
        const after = withInboxChange(page, change);
        after.items.forEach((item, index) => expect(!item.unread || page.items[index]?.unread).toBe(true));
        expect(withInboxChange(after, change)).toEqual(after);
      }),
    );
  });

  test("sees all that is shown, and nothing later", () => {
    fc.assert(
      fc.property(aPage, (page) => {
        const change = seenAllOf(page.items);
        expect(change === undefined).toBe(page.items.length === 0);
        expect(withInboxChange(page, change ?? NOTHING).unread).toBe(0);
        for (const { at } of page.items) expect(at <= (change?.seenUpTo ?? 0)).toBe(true);
        expect(change === undefined || page.items.some(({ at }) => at === change.seenUpTo)).toBe(true);
        expect(seenAllOf([...page.items].reverse())).toEqual(change);
      }),
    );
  });

  test("never counts below zero where the backend's count is too small", () => {
    fc.assert(
      fc.property(aPage, aChange, (page, change) => {
        expect(withInboxChange({ ...page, unread: 0 }, change).unread).toBe(0);
      }),
    );
  });
});
