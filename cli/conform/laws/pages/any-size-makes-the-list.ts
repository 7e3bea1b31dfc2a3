import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { type ReadPage, wholeList } from "../support/lists.ts";
import { pagedLists } from "../support/pages-of.ts";

const SIZES = [1, 2, 3, 7];
/** Pages of one item take a call for each, so a long list is read in its first part. */
const MOST_ITEMS = 40;

export const anySizeMakesTheList: Law = {
  id: "pages/any-size-makes-the-list",
  sentence: "Pages of any size make the same list, without repeats and gaps.",
  needs: [],
  rows: ["transactionHistory", "wheelLog", "rewardRequestHistory", "flipCardLogs"],
  async run({ reader }) {
    const { "the inbox": _inbox, "the activity": _activity, ...lists } = pagedLists(await reader());
    for (const [title, read] of Object.entries(lists)) await sameForEverySize(title, read);
  },
};

/** The pages of one list. */
export async function sameForEverySize(title: string, read: ReadPage<{ readonly id: string | number }>): Promise<void> {
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
