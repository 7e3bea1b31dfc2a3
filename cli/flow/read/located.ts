import { nearWord } from "../../command-line/did-you-mean.ts";
import { quote } from "../../command-line/options.ts";

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

/** One thing that is wrong in a flow's file. Lines and columns count from 1. */
export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly problem: string;
}

/** `flows/deposit.yaml:12:9: there is no use case "wallet deposit reqest"; did you mean "wallet deposit request"?` */
export function complaintLine({ file, line, column, problem }: Complaint): string {
  return `${file}:${line}:${column}: ${problem}`;
}

/** `there is no tag "depost"; did you mean "deposit"?` */
export function nearMiss(problem: string, typed: string, known: Iterable<string>): string {
  const nearest = nearWord(typed, [...known]);
  return `${problem} ${quote(typed)}${nearest === undefined ? "" : `; did you mean ${quote(nearest)}?`}`;
}
