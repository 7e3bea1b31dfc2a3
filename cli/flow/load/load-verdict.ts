import { type ErrorKind, EXIT_OF_KIND } from "../../output/exit-codes.ts";
import type { LoadFault, LoadLimits } from "./load-plan.ts";
import type { LoadReport } from "./load-report.ts";

/** The first thing that is wrong, the gravest first; undefined where all is well. */
export function loadVerdict(report: LoadReport, { maxErrorRate, maxP95Ms }: LoadLimits): LoadFault | undefined {
  const { laws, steps, latency, errors, interrupted, flows } = report;
  const broken = laws.filter((law) => law.broken > 0);
  if (broken.length > 0) {
    const message = `after the load, ${broken.length === 1 ? "a law does not hold" : `${broken.length} laws do not hold`}: ${broken.map(({ id }) => id).join(", ")}`;
    return { kind: "contract", code: "load-laws-broken", message };
  }
  if (interrupted) {
    return {
      kind: "interrupted",
      code: undefined,
      message: `stopped by a signal; ${flows.passed} flows passed, ${flows.failed} failed`,
    };
  }
  const ran = steps.passed + steps.failed;
  if (ran === 0)
    return { kind: "usage", code: undefined, message: "no step could run on this target: all were skipped" };
  const rate = errorRate(report);
  if (rate > maxErrorRate) {
    const message = `${shareText(rate)} of the steps failed, and ${shareText(maxErrorRate)} may`;
    return { kind: steps.passed === 0 ? commonKind(errors) : "refused", code: "load-errors", message };
  }
  if (maxP95Ms !== undefined && latency.p95 > maxP95Ms) {
    const message = `95 % of the calls took up to ${millis(latency.p95)}, and ${millis(maxP95Ms)} is the limit`;
    return { kind: "refused", code: "load-too-slow", message };
  }
  return undefined;
}

/** The share of steps that failed, from 0 to 1. */
export function errorRate({ steps }: Pick<LoadReport, "steps">): number {
  return steps.failed / Math.max(1, steps.passed + steps.failed);
}

export function shareText(share: number): string {
  const percent = share * 100;
  return `${percent === 0 || percent >= 10 ? Math.round(percent) : Number(percent.toPrecision(2))} %`;
}

export function millis(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return ms >= 100 ? `${Math.round(ms)} ms` : `${Number(ms.toPrecision(2))} ms`;
}

/** Where nothing worked at all, what every failure has in common. */
function commonKind(errors: LoadReport["errors"]): ErrorKind {
  const [first] = errors;
  const kinds = Object.keys(EXIT_OF_KIND) as readonly ErrorKind[];
  const kind = kinds.find((each) => each === first?.kind);
  return kind !== undefined && kind !== "usage" && errors.every((error) => error.kind === kind) ? kind : "refused";
}
