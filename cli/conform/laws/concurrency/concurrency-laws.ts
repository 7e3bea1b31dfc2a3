import type { Law } from "../../engine/law.ts";
import { decidedOnce } from "./decided-once.ts";
import { onceADayAtOnce } from "./once-a-day-at-once.ts";
import { oneOwnerOfAName } from "./one-owner-of-a-name.ts";
import { oneSlipManySenders } from "./one-slip-many-senders.ts";
import { sixOverTheCap } from "./six-over-the-cap.ts";
import { tenOnOneKey } from "./ten-on-one-key.ts";
import { twelveOnACreditForTwo } from "./twelve-on-a-credit-for-two.ts";

export const CONCURRENCY_LAWS: readonly Law[] = [
  decidedOnce,
  onceADayAtOnce,
  oneOwnerOfAName,
  oneSlipManySenders,
  sixOverTheCap,
  tenOnOneKey,
  twelveOnACreditForTwo,
];
