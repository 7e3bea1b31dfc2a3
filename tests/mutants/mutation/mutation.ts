/** How the changed text takes the place of the original one. */
export type Place = "expression" | "statement" | "insertion";

/** One change of a source: the text from `start` to `end` becomes `text`. */
export interface Change {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly place: Place;
}

/** A change with all that a report needs. */
export interface Mutation extends Change {
  /** Of the run; from 1. */
  readonly id: number;
  /** From the project's root. */
  readonly file: string;
  readonly line: number;
  /** The changed lines, without the white space around and within them. */
  readonly before: string;
  readonly after: string;
}
