import type { HttpCall } from "./http-call.ts";

/** A HEAD is a GET whose reply has no body. */
export function methodOf({ method }: HttpCall): string {
  return method === "HEAD" ? "GET" : method;
}
