/** Of rows and states that nobody has begun to build. */
export const NO_SCHEMA = 0;

/** Rows of two schemas must not mix, so one process of another release cannot write into what another one rebuilt. */
export function requireSchema(schema: number, begun: number): void {
  if (begun !== NO_SCHEMA && schema !== begun) {
    throw new Error(`the journal's rows have schema ${begun}, so another release must not write them with ${schema}`);
  }
}

/** The rows of a stream start with its first event. */
export function notRebuilt(stream: string): string {
  return `the rows of ${stream} must be rebuilt before its next append`;
}
