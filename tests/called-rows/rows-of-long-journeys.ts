import type { RowName } from "./row-of-call.ts";

/** Rows that pages call in long journeys only. A page must call every other row in `npm test`. */
export const ROWS_OF_LONG_JOURNEYS: readonly RowName[] = [
  "changeAddress",
  "signOutDevice",
  "cancelDeposit",
  "requestSlipDeposit",
  "flipCardReward",
  "setPlayLimit",
  "confirmPlayLimit",
  "cancelPlayLimit",
  "excludeSelf",
  "askToReturn",
  "turnOffTotp",
  "beginPasskey",
  "addPasskey",
  "removePasskey",
  "passkeyChallenge",
  "saveFavourites",
  "reportSite",
  "subscribePush",
  "unsubscribePush",
];
