import { same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { ledgerOf, ledgerPages, pagedLists, type ReadPage, wholeList } from "./lists.ts";
import { withdrawalOf } from "./steps.ts";

const SIZES = [1, 2, 3, 7];

/** Pages of one item take a call for each, so a long list is read in its first part. */
const MOST_ITEMS = 40;

export const PAGES_LAWS: readonly Law[] = [
  {
    id: "pages/any-size-makes-the-list",
    sentence: "Pages of any size make the same list, without repeats and gaps.",
    needs: [],
    rows: ["transactionHistory", "wheelLog", "rewardRequestHistory", "flipCardLogs"],
    async run({ reader }) {
      const { "the inbox": _inbox, "the activity": _activity, ...lists } = pagedLists(await reader());
      for (const [title, read] of Object.entries(lists)) await sameForEverySize(title, read);
    },
  },
  {
    id: "pages/assumed-lists-have-pages",
    sentence: "Pages of any size make the same inbox and the same list of activities.",
    needs: [],
    rows: ["inbox", "activity"],
    async run({ reader }) {
      const lists = pagedLists(await reader());
      for (const title of ["the inbox", "the activity"]) {
        const read = lists[title];
        if (read) await sameForEverySize(title, read);
      }
    },
  },
  {
    id: "pages/new-lines-move-no-page",
    sentence: "A line that comes between two pages neither repeats nor hides another line.",
    needs: ["writes", "funds"],
    rows: ["transactionHistory", "withdraw"],
    async run({ member }) {
      const one = await member({ credit: 100_000 });
      for (let count = 0; count < 4; count += 1) await withdrawalOf(one, 100 + count);
      const before = (await ledgerOf(one)).map(({ id }) => id);
      const read = ledgerPages(one);
      const first = await read(2, undefined);
      await withdrawalOf(one, 500);
      const second = await read(100, first.next ?? undefined);
      same(
        "both pages",
        before,
        [...first.items, ...second.items].map(({ id }) => id),
      );
    },
  },
  {
    id: "pages/wrong-cursors-are-refused",
    sentence: "A cursor that no page returned and a limit outside 1 to 100 are refused as wrong fields.",
    needs: [],
    rows: ["transactionHistory"],
    async run({ reader }) {
      const one = await reader();
      await one.refused("transactionHistory", { body: { cursor: "no-such-cursor" } }, "body-invalid");
      for (const limit of [0, -1, 101, 1.5]) {
        await one.refused("transactionHistory", { body: { limit } }, "body-invalid");
      }
    },
  },
];

/** The pages of one list. */
async function sameForEverySize(title: string, read: ReadPage<{ readonly id: string | number }>): Promise<void> {
  const whole = (await wholeList(read)).map(({ id }) => id);
  same(`the ids of ${title}`, [...new Set(whole)], whole);
  for (const size of SIZES) {
    const ids: (string | number)[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(size, cursor);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined && ids.length < MOST_ITEMS);
    same(`${title} in pages of ${size}`, whole.slice(0, Math.max(ids.length, cursor ? 0 : whole.length)), ids);
  }
}
