import type { Law } from "../../engine/law.ts";
import { friendsAreMasked } from "./friends-are-masked.ts";
import { logsAddUp } from "./logs-add-up.ts";
import { sharesAndClosing } from "./shares-and-closing.ts";
import { withdrawalMovesToTheCredit } from "./withdrawal-moves-to-the-credit.ts";

export const AFFILIATE_LAWS: readonly Law[] = [
  friendsAreMasked,
  logsAddUp,
  sharesAndClosing,
  withdrawalMovesToTheCredit,
];
