import type fc from "fast-check";
import type * as v from "valibot";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { jsonFor } from "./json-for.ts";

type Rows = typeof ENDPOINTS;

/** The name of a row of the contract: a call of the backend. */
export type RowName = keyof Rows;

/** What a schema takes; undefined for a row that has none. */
type Sent<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : undefined;

/** Replies that a backend may send to a call. A new row of the contract has them at once. */
export function aReply<Name extends RowName>(name: Name): fc.Arbitrary<Sent<Rows[Name]["reply"]>> {
  return jsonFor(ENDPOINTS[name].reply) as fc.Arbitrary<Sent<Rows[Name]["reply"]>>;
}

/** Bodies that a call may have; undefined for a call without one. */
export function aBody<Name extends RowName>(name: Name): fc.Arbitrary<Sent<Rows[Name]["body"]>> | undefined {
  const schema: v.GenericSchema | undefined = ENDPOINTS[name].body;
  return schema && (jsonFor(schema) as fc.Arbitrary<Sent<Rows[Name]["body"]>>);
}

/** Queries that a call may have; undefined for a call without one. */
export function aQuery<Name extends RowName>(name: Name): fc.Arbitrary<Sent<Rows[Name]["query"]>> | undefined {
  const schema: v.GenericSchema | undefined = ENDPOINTS[name].query;
  return schema && (jsonFor(schema) as fc.Arbitrary<Sent<Rows[Name]["query"]>>);
}
