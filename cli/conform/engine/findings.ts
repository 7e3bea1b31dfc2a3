import type { Source } from "../../../contracts/endpoint.ts";
import type { JsonObject } from "../../output/json.ts";
import { type Stop, stopOf } from "./stop.ts";

export const VERDICTS = ["conforms", "deviates", "not-implemented", "not-checked"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What one law, or one check of a row, came to. */
export interface Finding extends JsonObject {
  readonly verdict: Verdict;
  readonly where?: string;
  readonly expected?: string;
  readonly got?: string;
  /** Whether the specification names the row or field that is wrong, or it is of our own design. */
  readonly source?: Source;
  /** Why it was not checked, or the row that is missing. */
  readonly reason?: string;
  /** Calls for a shell that repeat it. Secrets are replaced by words. */
  readonly repeat?: readonly string[];
}

const LONGEST = 400;

/** Only a clean text is cut: nothing finds the beginning of a secret. */
function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Runs a check to its finding. */
export async function findingOf(
  run: () => Promise<void>,
  clean: (text: string) => string,
  repeat: () => readonly string[],
): Promise<Finding> {
  try {
    await run();
    return { verdict: "conforms" };
  } catch (error) {
    const stop: Stop = stopOf(error) ?? { verdict: "not-checked", reason: `the check itself failed: ${String(error)}` };
    switch (stop.verdict) {
      case "deviates": {
        const { where, expected, got, source } = stop;
        return {
          verdict: "deviates",
          where: clean(where),
          expected: shortened(clean(expected)),
          got: shortened(clean(got)),
          ...(source && { source }),
          repeat: repeat(),
        };
      }
      case "not-implemented":
        return { verdict: "not-implemented", reason: `${stop.row} is missing` };
      case "not-checked":
        return { verdict: "not-checked", reason: clean(stop.reason) };
    }
  }
}
