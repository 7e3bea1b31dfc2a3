import type { Finding } from "./findings.ts";

/** Why a deviation is accepted, by the id of its law, or by its row and check: `wheel: a right call`. */
export type Baseline = ReadonlyMap<string, string>;

/** Tells deviations that are accepted from others. */
export interface Acceptance {
  /** The finding with what the baseline says about it; the same for one that is settled already. */
  readonly settled: (id: string, finding: Finding) => Finding;
  /** Why nothing more is checked. */
  readonly ended: () => string | undefined;
}

/** @param bail whether the first deviation that is not accepted ends the run */
export function createAcceptance(baseline: Baseline, bail: boolean): Acceptance {
  let end: string | undefined;
  return {
    settled(id, finding) {
      const reason = baseline.get(id);
      if (finding.verdict === "deviates" && reason !== undefined) return { ...finding, verdict: "accepted", reason };
      if (finding.verdict === "deviates" && bail) end ??= `the run ended at ${id} (--bail)`;
      return finding.verdict === "conforms" && reason !== undefined ? { ...finding, reason: STALE } : finding;
    },
    ended: () => end,
  };
}

const STALE = "the baseline accepts a deviation that is gone; remove its entry";

/** Whether the baseline accepts a deviation of what conforms. */
export function isStale({ verdict, reason }: Finding): boolean {
  return verdict === "conforms" && reason !== undefined;
}
