import type * as v from "valibot";
import type { RefusalCode } from "../core/shared/refusal.ts";

export type Method = "GET" | "POST" | "PATCH";

/**
 * The effect of a call. Its method does not show it, because several reads are POSTs.
 * - `read`: no effect; may be retried
 * - `write`: an effect that may happen twice without harm and whose outcome nobody waits for (a sign-out)
 * - `money`: an effect that must happen once; has an idempotency key and is never retried without it. A registration
 *   and a change of password or address are such effects, too.
 */
export type Effect = "read" | "write" | "money";

/** `spec` for a call or field in the owner's specification, `assumed` for one of our own design. */
export type Source = "spec" | "assumed";

/** The names in braces of a path template. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

/** One row of the contract: the full definition of a call. */
export interface Endpoint<
  Path extends string = string,
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Reply extends v.GenericSchema = v.GenericSchema,
  CallEffect extends Effect = Effect,
> {
  readonly method: Method;
  readonly path: Path;
  /** `member` calls send the bearer token. Without a valid one the reply is 401. */
  readonly auth: "public" | "member";
  readonly effect: CallEffect;
  /** Whether the specification has the call itself. */
  readonly source: Source;
  readonly summary: string;
  /**
   * The codes of the rules that may refuse the call; `refusalsOf` adds those that every row has. The site's build leaves
   * them out, as it does the summaries, so only documents, servers and tests read them.
   */
  readonly refusals: readonly RefusalCode[];
  readonly query: Query;
  readonly body: Body;
  /** Bytes of the body where 16 kB are not enough. */
  readonly maxBodyBytes?: number;
  /** The body is JSON under any content type: a page that closes can send text only. */
  readonly anyBodyType?: true;
  /** The reply is `text/event-stream`, and `reply` is the data of each event named `change`. */
  readonly streams?: true;
  readonly reply: Reply;
}

/** Declares a row. `query` and `body` are left out where the call has none. */
export function endpoint<
  const Path extends string,
  Reply extends v.GenericSchema,
  Query extends v.GenericSchema | undefined = undefined,
  Body extends v.GenericSchema | undefined = undefined,
  const CallEffect extends Effect = Effect,
>(
  row: Omit<Endpoint<Path, Query, Body, Reply, CallEffect>, "query" | "body"> & {
    readonly query?: Query;
    readonly body?: Body;
  },
): Endpoint<Path, Query, Body, Reply, CallEffect> {
  return { ...row, query: row.query as Query, body: row.body as Body };
}

/** The one value of the header `channel` (spec section 7). */
export const CHANNEL = "web";

/** Every code with which a backend may refuse the row's call: its own, a wrong field, the maintenance a reused key, and too many
 * refusals under keys. */
export function refusalsOf({ refusals, effect }: Endpoint): readonly RefusalCode[] {
  return [
    ...refusals,
    "body-invalid",
    "maintenance",
    ...(effect === "money" ? (["key-reused", "too-many-refused"] as const) : []),
  ];
}
