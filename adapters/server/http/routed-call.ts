import type { HttpCall } from "./http-call.ts";

/** A call, with the path parameters and the query that the router read. */
export interface RoutedCall {
  readonly call: HttpCall;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}
