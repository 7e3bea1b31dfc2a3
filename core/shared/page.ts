/** Which part of a long list to read. */
export interface PageQuery {
  /** Where the last page ended, as its `next` says. */
  readonly cursor: string | undefined;
  /** 1 to 100. */
  readonly limit: number;
}

/** A part of a long list, newest first. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Undefined on the last page. */
  readonly next: string | undefined;
}
