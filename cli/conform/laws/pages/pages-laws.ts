import type { Law } from "../../engine/law.ts";
import { anySizeMakesTheList } from "./any-size-makes-the-list.ts";
import { assumedListsHavePages } from "./assumed-lists-have-pages.ts";
import { newLinesMoveNoPage } from "./new-lines-move-no-page.ts";
import { wrongCursorsAreRefused } from "./wrong-cursors-are-refused.ts";

export const PAGES_LAWS: readonly Law[] = [
  anySizeMakesTheList,
  assumedListsHavePages,
  newLinesMoveNoPage,
  wrongCursorsAreRefused,
];
