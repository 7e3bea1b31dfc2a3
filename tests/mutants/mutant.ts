/** A defect that a law must find: `find`, which occurs once in the file, becomes `replace`. */
export interface Mutant {
  readonly defect: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The test below `tests/` that must fail. */
  readonly law: string;
}
