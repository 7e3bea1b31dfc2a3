interface Failure {
  readonly failure: string;
}

/**
 * Waits for something at the network, but not longer than the limit. Never rejects.
 * @param work gets a signal that aborts when nobody waits any more, also after the end
 */
export async function withLimit<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T | Failure> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => resolve({ failure: "timed-out" }), limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } catch (error) {
    return { failure: codeOf(error) };
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** The code of an error, or of the first of several: one for each address. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
