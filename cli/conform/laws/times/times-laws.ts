import type { Law } from "../../engine/law.ts";
import { actionsHaveTheirTime } from "./actions-have-their-time.ts";
import { clockThatGoesBack } from "./clock-that-goes-back.ts";
import { listsAreInOrder } from "./lists-are-in-order.ts";

export const TIMES_LAWS: readonly Law[] = [actionsHaveTheirTime, clockThatGoesBack, listsAreInOrder];
