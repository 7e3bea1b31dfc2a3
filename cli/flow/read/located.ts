/** Where a value begins in its file. Both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type Scalar = string | number | boolean | null;

/** A value of a flow's file with its place: what YAML says, without the library's own classes. */
export type Located =
  /** `text` is as typed: a phone number keeps its zero. */
  | { readonly kind: "scalar"; readonly at: Place; readonly value: Scalar; readonly text: string }
  | { readonly kind: "list"; readonly at: Place; readonly items: readonly Located[] }
  | LocatedMap;

export interface LocatedMap {
  readonly kind: "map";
  readonly at: Place;
  readonly entries: readonly LocatedEntry[];
}

export interface LocatedEntry {
  readonly key: string;
  /** The place of the key. */
  readonly at: Place;
  readonly value: Located;
}

/** Takes a complaint about a place. Returns undefined, so that a reader without a value can return it. */
export type Complain = (at: Place, problem: string) => undefined;
