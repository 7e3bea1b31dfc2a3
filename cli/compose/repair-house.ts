import { repairHouse as repair } from "../../adapters/house/node/repair-house.ts";
import { err, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { RepairedJournal, RepairSettings } from "../runtime/house-journal.ts";

export function repairHouse({ dataDir, ...options }: RepairSettings, now: number): Result<RepairedJournal, Failure> {
  const repaired = repair(dataDir, { ...options, now: new Date(now) });
  if (repaired.ok) return repaired;
  const { kind, message } = repaired.error;
  return err({ kind: "unexpected", message, details: { code: kind } });
}
