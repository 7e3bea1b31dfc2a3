import type { Law } from "../../engine/law.ts";
import { daysPartitionTheLedger } from "./days-partition-the-ledger.ts";
import { kindsPartitionTheLedger } from "./kinds-partition-the-ledger.ts";
import { midnightPartsTheDays } from "./midnight-parts-the-days.ts";
import { winLossAddsUp } from "./win-loss-adds-up.ts";

export const DAYS_LAWS: readonly Law[] = [
  daysPartitionTheLedger,
  kindsPartitionTheLedger,
  midnightPartsTheDays,
  winLossAddsUp,
];
