import type { Endpoint } from "../../contracts/endpoint.ts";
import { pushEndpoints } from "../../contracts/endpoints/push.ts";
import type { telemetryEndpoints } from "../../contracts/endpoints/telemetry.ts";
import { inMatchingOrder } from "../../contracts/matching-order.ts";
import type { ENDPOINTS } from "../../contracts/table.ts";
import type { House } from "../house/house.ts";
import { streamBudget } from "./edge/stream-budget.ts";
import { type HandleOptions, handleRequest } from "./handle-request.ts";
import { affiliateHandlers } from "./handlers/affiliate.ts";
import { devicesHandlers } from "./handlers/devices.ts";
import { gamesHandlers } from "./handlers/games.ts";
import type { Handler, Handlers } from "./handlers/handler.ts";
import { inboxHandlers } from "./handlers/inbox.ts";
import { pushHandlers } from "./handlers/push.ts";
import { rewardsHandlers } from "./handlers/rewards.ts";
import { secondFactorHandlers } from "./handlers/second-factor.ts";
import { sessionHandlers } from "./handlers/session.ts";
import { siteHandlers } from "./handlers/site.ts";
import { telemetryHandlers } from "./handlers/telemetry.ts";
import { walletHandlers } from "./handlers/wallet.ts";
import type { Answer, HttpCall, Reply } from "./http/http-call.ts";
import { methodOf } from "./http/method-of.ts";
import { queryOf } from "./http/query-of.ts";
import type { RoutedCall } from "./http/routed-call.ts";
import { createRouter } from "./http/router.ts";
import { SERVER_LIMITS } from "./limits.ts";
import { failureReply } from "./ops/failure-reply.ts";
import type { Log } from "./ops/log.ts";
import { type OnSiteReport, siteReports } from "./ops/site-reports.ts";
import { httpErrorReply } from "./problem-reply.ts";
import { answerWithFaults } from "./sandbox/answer-with-faults.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";

export interface RowOptions extends Partial<HandleOptions> {
  /** Rows that this house cannot answer. They answer 501. */
  readonly unavailable?: ReadonlySet<Endpoint>;
  readonly sandbox?: Pick<Sandbox, "faults">;
  readonly log: Log;
  /** Hears what pages report about themselves. */
  readonly onSiteReport?: OnSiteReport;
  /** Runs a call. After an error, `failed` learns whether the call has written. */
  readonly withWritten: <T>(
    row: Endpoint,
    run: () => Promise<T>,
    failed: (error: unknown, appended: boolean) => T,
  ) => Promise<T>;
}

const HANDLERS: Handlers<Omit<typeof ENDPOINTS, keyof typeof telemetryEndpoints>> = {
  ...gamesHandlers,
  ...rewardsHandlers,
  ...sessionHandlers,
  ...devicesHandlers,
  ...walletHandlers,
  ...affiliateHandlers,
  ...siteHandlers,
  ...inboxHandlers,
  ...secondFactorHandlers,
  ...pushHandlers,
};

const PUSH_ROWS: ReadonlySet<Endpoint> = new Set<Endpoint>(Object.values(pushEndpoints));

/** Answers the rows of the contract. */
export function answerRows(house: House, options: RowOptions): Answer {
  const {
    checkReplies = false,
    limits = SERVER_LIMITS,
    unavailable,
    sandbox,
    log,
    withWritten,
    beginEffect = () => undefined,
    onSiteReport = () => undefined,
  } = options;
  const handling: HandleOptions = { checkReplies, limits, beginEffect, takeStream: streamBudget(limits) };
  const handlers: Handlers<typeof ENDPOINTS> = {
    ...HANDLERS,
    ...telemetryHandlers(siteReports(onSiteReport, Date.now)),
  };
  const routes = inMatchingOrder(Object.values<Handler>(handlers).map((handler) => ({ ...handler.row, handler })));
  const router = createRouter(routes.map(({ method, path, handler }) => ({ method, path, target: handler })));

  const respond = (handler: Handler, routed: RoutedCall): Promise<Reply> => {
    const { row } = handler;
    const { trace } = routed.call;
    const onFailure = (error: unknown): void => {
      // The row's path, because the request's path may contain a phone number.
      const about = { requestId: trace?.id, row: `${row.method} ${row.path}`, member: trace?.member };
      log("error", "the call failed", about, error);
    };
    return withWritten(
      row,
      () => handleRequest(house, handler, routed, { ...handling, onStreamFailure: onFailure }),
      (error, appended) => {
        onFailure(error);
        return failureReply(error, appended, trace?.id);
      },
    );
  };
  return (call) => {
    const match = router.find(methodOf(call), call.path);
    if (!match) return httpErrorReply("not-found");
    if ("allow" in match) return httpErrorReply("method-not-allowed", { allow: match.allow.join(", ") });
    const { target: handler, params } = match;
    if (call.trace) {
      call.trace.route = handler.row.path;
      call.trace.row = handler.row;
    }
    if (unavailable?.has(handler.row) || (!house.sendsPush && PUSH_ROWS.has(handler.row)))
      return httpErrorReply("not-available");
    const proceed = (asked: HttpCall) => respond(handler, { call: asked, params, query: queryOf(call.search) });
    return sandbox ? answerWithFaults(sandbox.faults, handler.row, call, proceed) : proceed(call);
  };
}
