import type { Law } from "../../engine/law.ts";
import { pagedLists } from "../support/pages-of.ts";
import { sameForEverySize } from "./any-size-makes-the-list.ts";

export const assumedListsHavePages: Law = {
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
};
