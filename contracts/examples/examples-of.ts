import type * as v from "valibot";
import type { Endpoint, PathParam } from "../endpoint.ts";

/** One call of a row that a backend accepts, and its reply. The documents show it. */
type ExampleOf<Row extends Endpoint> = ([PathParam<Row["path"]>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<PathParam<Row["path"]>, string>> }) &
  (Row["query"] extends v.GenericSchema ? { readonly query: v.InferInput<Row["query"]> } : unknown) &
  (Row["body"] extends v.GenericSchema ? { readonly body: v.InferInput<Row["body"]> } : unknown) & {
    readonly reply: v.InferInput<Row["reply"]>;
  };

/** An example for every row of a context. A missing example does not compile. */
export type ExamplesOf<Rows extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Rows]: ExampleOf<Rows[Name]>;
};

/** An example without the types of its row. */
export interface AnyExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

/** The member of all examples. */
export const EXAMPLE_MEMBER = {
  uuid: "00fb8673-8b42-4835-884f-3e32248c1e89",
  username: "somchai88",
  phone: "0812345678",
  bankId: "1234567890",
} as const;
