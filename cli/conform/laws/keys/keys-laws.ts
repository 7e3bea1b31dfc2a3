import type { Law } from "../../engine/law.ts";
import { everyMoneyCallHasKeys } from "./every-money-call-has-keys.ts";
import { keysAreAMembersOwn } from "./keys-are-a-members-own.ts";
import { keysLast24Hours } from "./keys-last-24-hours.ts";
import { nearKeysAreApart } from "./near-keys-are-apart.ts";
import { otherBodyIsRefused } from "./other-body-is-refused.ts";
import { refusalsAreBounded } from "./refusals-are-bounded.ts";
import { refusalsAreStored } from "./refusals-are-stored.ts";
import { requestsShowTheirKey } from "./requests-show-their-key.ts";
import { sameKeySameBytes } from "./same-key-same-bytes.ts";

export const KEYS_LAWS: readonly Law[] = [
  everyMoneyCallHasKeys,
  keysAreAMembersOwn,
  keysLast24Hours,
  nearKeysAreApart,
  otherBodyIsRefused,
  refusalsAreBounded,
  refusalsAreStored,
  requestsShowTheirKey,
  sameKeySameBytes,
];
