/** Mutations that no test can kill, or should, and why. */
export interface Explanation {
  readonly file: string;
  /** The line as it is, and as the mutation makes it, or some mutations; without the white space around. */
  readonly before: string;
  readonly after: string | readonly string[];
  readonly reason: string;
}
