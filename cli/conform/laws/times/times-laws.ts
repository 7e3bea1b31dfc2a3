import type { Law } from "../../engine/law.ts";
import { actionsHaveTheirTime } from "./actions-have-their-time.ts";
import { listsAreInOrder } from "./lists-are-in-order.ts";

export const TIMES_LAWS: readonly Law[] = [actionsHaveTheirTime, listsAreInOrder];
