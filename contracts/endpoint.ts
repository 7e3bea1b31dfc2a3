import type * as v from "valibot";

export type Method = "GET" | "POST" | "PATCH";

/**
 * What a call does, which its method does not tell: several reads are POSTs.
 * - `read`: no effect; may be retried
 * - `write`: an effect that does no harm when it happens twice (a password change, a sign-out)
 * - `money`: an effect that must happen once; carries an idempotency key and is never retried blindly (a registration
 *   is one, too)
 */
export type Effect = "read" | "write" | "money";

/** `spec` when the owner's specification names it, `assumed` when we had to design it. */
export type Source = "spec" | "assumed";

/** The names in braces of a path template. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

/** One row of the contract: all there is to know of a call. */
export interface Endpoint<
  Path extends string = string,
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Reply extends v.GenericSchema = v.GenericSchema,
  Does extends Effect = Effect,
> {
  readonly method: Method;
  readonly path: Path;
  /** `member` calls carry the bearer token and are refused with 401 without a live one. */
  readonly auth: "public" | "member";
  readonly effect: Does;
  /** Whether the call itself stands in the specification. */
  readonly source: Source;
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
}

/** Declares a row; leave `query` and `body` out where there is none. */
export function endpoint<
  const Path extends string,
  Reply extends v.GenericSchema,
  Query extends v.GenericSchema | undefined = undefined,
  Body extends v.GenericSchema | undefined = undefined,
  const Does extends Effect = Effect,
>(
  row: Omit<Endpoint<Path, Query, Body, Reply, Does>, "query" | "body"> & {
    readonly query?: Query;
    readonly body?: Body;
  },
): Endpoint<Path, Query, Body, Reply, Does> {
  return { ...row, query: row.query as Query, body: row.body as Body };
}
