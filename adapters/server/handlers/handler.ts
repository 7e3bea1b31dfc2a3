import type { IncomingHttpHeaders } from "node:http";
import type * as v from "valibot";
import type { Endpoint, PathParam } from "../../../contracts/endpoint.ts";
import type { Language } from "../../../core/sentences/sentences.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { type BangkokDate, type DayRange, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import type { OptionalKey } from "../../house/engine/model.ts";
import type { House, MemberService } from "../../house/house.ts";
import type { Caller } from "../../house/session/caller.ts";
import type { Reply as HttpReply } from "../http/http-call.ts";

type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** A call of one row that passed its schemas. */
export interface Call<Row extends Endpoint> {
  readonly house: House;
  readonly params: Readonly<Record<PathParam<Row["path"]>, string>>;
  readonly query: Parsed<Row["query"]>;
  readonly body: Parsed<Row["body"]>;
  /** Only calls of money rows have one. */
  readonly intent: OptionalKey;
  /** Undefined for calls in process. */
  readonly caller: Caller | undefined;
  /** In which what the house says is wanted. */
  readonly language: Language;
}

/** A call by a signed-in member. A `{uuid}` or `{username}` in its path is the member's own. */
export interface MemberCall<Row extends Endpoint> extends Call<Row> {
  readonly id: MemberId;
  readonly service: MemberService;
  readonly token: string;
}

/** Typed by the row's reply schema, so that a reply of another shape does not compile. */
type Reply<Row extends Endpoint> = Promise<Result<v.InferInput<Row["reply"]>, Refusal>>;

/** Frees the stream's place; the error is why it ended, if one was the reason. */
export type StreamEnded = (error?: unknown) => void;

/** A row and the function that answers it, without the row's own types. */
export type Handler = { readonly row: Endpoint } & (
  | { readonly auth: "public"; handle(call: Call<Endpoint>): Promise<Result<unknown, Refusal>> }
  | { readonly auth: "member"; handle(call: MemberCall<Endpoint>): Promise<Result<unknown, Refusal>> }
  | {
      readonly auth: "member";
      stream(call: MemberCall<Endpoint>, headers: IncomingHttpHeaders, ended: StreamEnded): HttpReply;
    }
);

/** A handler for every row of a context. A missing handler does not compile. */
export type Handlers<Rows> = { readonly [Name in keyof Rows]: Handler };

/**
 * Creates the handler of a public row. It drops the row's types, because one table holds rows of many types; the call
 * still has them, because the row's own schemas parsed it.
 */
export function publicHandler<Row extends Endpoint>(row: Row, handle: (call: Call<Row>) => Reply<Row>): Handler {
  assertAuth(row, "public");
  return { row, auth: "public", handle };
}

/** Creates the handler of a members' row. */
export function memberHandler<Row extends Endpoint>(row: Row, handle: (call: MemberCall<Row>) => Reply<Row>): Handler {
  assertAuth(row, "member");
  return { row, auth: "member", handle };
}

/** Creates the handler of a row whose reply is a stream that it writes itself. It calls `ended` once the stream ends. */
export function streamHandler(
  row: Endpoint,
  stream: (call: MemberCall<Endpoint>, headers: IncomingHttpHeaders, ended: StreamEnded) => HttpReply,
): Handler {
  assertAuth(row, "member");
  return { row, auth: "member", stream };
}

/** Throws when a public row gets a member's handler, or a member's row a public one. */
function assertAuth(row: Endpoint, auth: Endpoint["auth"]): void {
  if (row.auth !== auth) throw new Error(`${row.method} ${row.path} is a ${row.auth} row`);
}

/** Takes days that the row's schema accepted; throws a RangeError for any other text. */
export function dayRangeOf({ start, end }: { readonly start: string; readonly end: string }): DayRange {
  return { from: dayOf(start), to: dayOf(end) };
}

function dayOf(text: string): BangkokDate {
  const day = parseBangkokDate(text);
  if (!day) throw new RangeError(`not a day: ${text}`);
  return day;
}
