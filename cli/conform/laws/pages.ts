import { holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { idsOf, ledgerOf, pagedLists, wholeList } from "./lists.ts";

const SIZES = [1, 2, 3, 7];

/** Pages of one item take a call for each, so a long list is read in its first part. */
const MOST_ITEMS = 40;

export const PAGES_LAWS: readonly Law[] = [
  {
    id: "pages/any-size-makes-the-list",
    sentence: "Pages of any size make the same list, without repeats and gaps.",
    needs: [],
    async run({ reader }) {
      for (const [title, read] of Object.entries(pagedLists(await reader()))) {
        const whole = idsOf(await wholeList(read));
        same(`the ids of ${title}`, [...new Set(whole)], whole);
        for (const size of SIZES) {
          const ids = idsOf(await wholeList(read, size, MOST_ITEMS));
          same(`${title} in pages of ${size}`, whole.slice(0, MOST_ITEMS), ids.slice(0, MOST_ITEMS));
        }
      }
    },
  },
  {
    id: "pages/wrong-cursors-are-refused",
    sentence: "A cursor that no page returned and a limit outside 1 to 100 are refused as wrong fields.",
    needs: [],
    async run({ reader }) {
      const one = await reader();
      const wrong = [{ cursor: "no-such-cursor" }, ...[0, -1, 101, 1.5].map((limit) => ({ limit }))];
      for (const body of wrong) {
        for (const name of ["transactionHistory", "rewardRequestHistory", "wheelLog"] as const)
          await one.refused(name, { body }, "body-invalid");
        const query = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
        for (const name of ["flipCardLogs", "inbox", "activity"] as const)
          await one.refused(name, { query }, "body-invalid");
      }
    },
  },
  {
    id: "pages/cursors-of-others",
    sentence: "A cursor of another member's list shows nothing of that member.",
    needs: ["writes"],
    async run({ reader, member }) {
      const { next } = await (await reader()).get("transactionHistory", { body: { limit: 1 } });
      if (!next) return;
      const one = await member();
      const own = idsOf(await ledgerOf(one));
      const answer = await one.ask("transactionHistory", { body: { limit: 100, cursor: next } });
      const others = answer.ok ? idsOf(answer.value.items).filter((id) => !own.includes(id)) : [];
      holds("the page", others.length === 0, "nothing of the other member", `${others.length} lines`);
    },
  },
];
