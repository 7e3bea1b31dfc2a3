import type { Law } from "../../engine/law.ts";
import { membersNewsStayInside } from "./members-news-stay-inside.ts";
import { namesAreMasked } from "./names-are-masked.ts";
import { onlyWhatIsDone } from "./only-what-is-done.ts";
import { rankingIsInOrder } from "./ranking-is-in-order.ts";

export const FEEDS_LAWS: readonly Law[] = [membersNewsStayInside, namesAreMasked, onlyWhatIsDone, rankingIsInOrder];
