import type { MiddlewareHandler } from "hono";
import type { Clock } from "../../../core/platform/clock.ts";
import type { Connection } from "../connection.ts";

/** Dates the replies by a clock that a test can move. Node dates them by the machine's clock otherwise. */
export function stampTime(now: Clock): MiddlewareHandler<{ Bindings: Connection }> {
  return ({ env }, next) => {
    env?.outgoing?.setHeader("date", new Date(now()).toUTCString());
    return next();
  };
}
