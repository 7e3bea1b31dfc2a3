interface Failure {
  readonly failure: string;
}

/**
 * Waits for something at the network, but not longer than the limit.
 * @param start begins it, and returns what ends it; that is called once, also when it is done
 */
export function withLimit<T>(
  limitMs: number,
  start: (done: (value: T) => void, failed: (error: unknown) => void) => (isDone: boolean) => void,
): Promise<T | Failure> {
  return new Promise((resolve) => {
    let isOver = false;
    let end: ((isDone: boolean) => void) | undefined;
    const finish = (value: T | Failure, isDone: boolean) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      end?.(isDone);
      resolve(value);
    };
    const timer = setTimeout(() => finish({ failure: "timed-out" }, false), limitMs);
    end = start(
      (value) => finish(value, true),
      (error) => finish({ failure: codeOf(error) }, false),
    );
    if (isOver) end(false);
  });
}

/** The code of an error, or of the first of several: one for each address. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
