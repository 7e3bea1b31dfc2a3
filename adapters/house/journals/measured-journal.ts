import { isJournalUnavailable } from "../ports/journal.ts";

/** One call of a journal that has ended. */
export interface JournalCall {
  /** The method's name: `append`, `rows.page`. */
  readonly operation: string;
  /** An append's outcome; `done` for other calls that succeeded; `unavailable`, `unknown` or `error` for a failure. */
  readonly outcome: string;
  readonly ms: number;
}

/** Reports each call of a journal that returns a promise. A reader of all events is not reported. */
export function measuredJournal<Journal extends object>(
  journal: Journal,
  onCall: (call: JournalCall) => void,
  path = "",
): Journal {
  const measured = new Map<string, unknown>();
  return new Proxy(journal, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === "symbol") return value;
      const known = measured.get(name);
      if (known !== undefined) return known;
      const operation = path + name;
      if (typeof value === "function") {
        const method = (...all: readonly unknown[]): unknown => {
          const startedAt = performance.now();
          const result: unknown = Reflect.apply(value, target, all);
          return result instanceof Promise ? reported(result, operation, startedAt, onCall) : result;
        };
        measured.set(name, method);
        return method;
      }
      if (typeof value !== "object" || value === null) return value;
      const part = measuredJournal(value, onCall, `${operation}.`);
      measured.set(name, part);
      return part;
    },
  });
}

async function reported(
  running: Promise<unknown>,
  operation: string,
  startedAt: number,
  onCall: (call: JournalCall) => void,
): Promise<unknown> {
  const report = (outcome: string): void => onCall({ operation, outcome, ms: performance.now() - startedAt });
  try {
    const result = await running;
    report(outcomeOf(result));
    return result;
  } catch (error) {
    report(failureOf(error));
    throw error;
  }
}

function failureOf(error: unknown): string {
  if (!isJournalUnavailable(error)) return "error";
  return error.effect === "nothing" ? "unavailable" : "unknown";
}

function outcomeOf(result: unknown): string {
  const outcome = typeof result === "object" && result !== null && "outcome" in result ? result.outcome : undefined;
  return typeof outcome === "string" ? outcome : "done";
}
