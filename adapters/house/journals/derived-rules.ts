/** Rows of two schemas must not mix, so one process of another release cannot write into what another one rebuilt. */
export function requireSchema(schema: number, begun: number): void {
  if (begun !== 0 && schema !== begun) {
    throw new Error(`the journal's rows have schema ${begun}, so another release must not write them with ${schema}`);
  }
}

/** The rows of a stream start with its first event. */
export function notRebuilt(stream: string): string {
  return `the rows of ${stream} must be rebuilt before its next append`;
}
