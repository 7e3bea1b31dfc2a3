import type { FileProblem } from "../../contracts/operator-files/fields.ts";
import type { Feature } from "../../core/site/model.ts";

/** A right content file. */
export interface CheckedContent {
  /** The features that a site has with it. */
  readonly offered: readonly Feature[];
  readonly closed: readonly Feature[];
}

export interface WrongContent {
  /** The file could not be read. */
  readonly unread: boolean;
  readonly problems: readonly FileProblem[];
}
