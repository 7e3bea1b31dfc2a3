import type * as v from "valibot";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";

export type RowName = keyof typeof ENDPOINTS;
type Row<Name extends RowName> = (typeof ENDPOINTS)[Name];
export type ReplyOf<Name extends RowName> = v.InferOutput<Row<Name>["reply"]>;
export type BodyOf<Name extends RowName> = Row<Name>["body"] extends v.GenericSchema
  ? v.InferInput<Row<Name>["body"]>
  : undefined;

export const ROW_NAMES = Object.keys(ENDPOINTS) as readonly RowName[];

export function rowOf(name: RowName): Endpoint {
  return ENDPOINTS[name];
}

/** `POST /api/auth/withdraw/{uuid}`. */
export function titleOf(name: RowName): string {
  const { method, path } = rowOf(name);
  return `${method} ${path}`;
}
