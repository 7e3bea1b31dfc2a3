import type * as v from "valibot";
import type { Endpoint, PathParam } from "../../../contracts/endpoint.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import type { MaybeIntent } from "../../house/engine/answer.ts";
import type { House, MemberService } from "../../house/house.ts";

type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** A checked call of one row. */
export interface Call<Row extends Endpoint> {
  readonly house: House;
  readonly params: Readonly<Record<PathParam<Row["path"]>, string>>;
  readonly query: Parsed<Row["query"]>;
  readonly body: Parsed<Row["body"]>;
  /** Only money rows have one. */
  readonly intent: MaybeIntent;
}

/** A call by a signed-in member, whose own `{uuid}` or `{username}` the path names where it names one. */
export interface MemberCall<Row extends Endpoint> extends Call<Row> {
  readonly id: MemberId;
  readonly service: MemberService;
  readonly token: string;
}

/** What the row's schema takes as its reply, so that a wrong shape is no type. */
type Answer<Row extends Endpoint> = Promise<Result<v.InferInput<Row["reply"]>, Refusal>>;

/** What answers a row, its type forgotten. */
export type Handler = { readonly row: Endpoint } & (
  | { readonly auth: "public"; handle(call: Call<Endpoint>): Promise<Result<unknown, Refusal>> }
  | { readonly auth: "member"; handle(call: MemberCall<Endpoint>): Promise<Result<unknown, Refusal>> }
);

/** Every row of a context with what answers it; a row that nobody answers is no type. */
export type Handlers<Rows> = { readonly [Name in keyof Rows]: Handler };

/**
 * Ties a row to what answers it. The row's type is forgotten here, once: the router hands over what the row's own
 * schemas took, which a table of rows of many types can't express.
 */
export function publicHandler<Row extends Endpoint>(row: Row, handle: (call: Call<Row>) => Answer<Row>): Handler {
  assertAuth(row, "public");
  return { row, auth: "public", handle };
}

export function memberHandler<Row extends Endpoint>(row: Row, handle: (call: MemberCall<Row>) => Answer<Row>): Handler {
  assertAuth(row, "member");
  return { row, auth: "member", handle };
}

/** A public row must not wait for a member, nor a member's row be open to all. */
function assertAuth(row: Endpoint, auth: Endpoint["auth"]): void {
  if (row.auth !== auth) throw new Error(`${row.method} ${row.path} is a ${row.auth} row`);
}
