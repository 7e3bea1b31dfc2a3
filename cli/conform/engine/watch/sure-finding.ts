import type { Finding } from "../findings.ts";
import type { TargetHealth } from "./target-watch.ts";

const TRIES = 3;

/**
 * Runs a check to a finding that the network and an absent target do not explain. It runs again, on members of its own,
 * where replies were lost meanwhile; a lost reply that is lost again is the backend's.
 */
export async function sureFinding(run: () => Promise<Finding>, health: () => TargetHealth): Promise<Finding> {
  for (let tries = 1; ; tries += 1) {
    const before = health();
    const finding = await run();
    const { loss, absences, cuts } = health();
    const isOpen = finding.verdict === "deviates" || finding.verdict === "not-checked";
    if (!isOpen) return finding;
    if (loss) return before.loss ? finding : { verdict: "not-checked", reason: loss.sentence };
    if (absences > before.absences) {
      if (tries < TRIES) continue;
      return { verdict: "not-checked", reason: `the target was away for a moment in each of ${TRIES} tries` };
    }
    if (finding.verdict === "not-checked" || cuts === before.cuts || tries > 1) return finding;
  }
}
