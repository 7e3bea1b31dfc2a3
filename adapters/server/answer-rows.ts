import type { Endpoint } from "../../contracts/endpoint.ts";
import { accountEndpoints } from "../../contracts/endpoints/account.ts";
import { pushEndpoints } from "../../contracts/endpoints/inbox.ts";
import type { telemetryEndpoints } from "../../contracts/endpoints/telemetry.ts";
import type { ENDPOINTS } from "../../contracts/table.ts";
import type { House } from "../house/house.ts";
import { isJournalUnavailable } from "../house/ports/journal.ts";
import { streamBudget } from "./edge/budget.ts";
import { isClosed } from "./feature-rows.ts";
import { type HandleOptions, handleRequest } from "./handle-request.ts";
import { affiliateHandlers } from "./handlers/affiliate.ts";
import { fairPlayHandlers } from "./handlers/fair-play.ts";
import { gamesHandlers } from "./handlers/games.ts";
import type { Handler, Handlers } from "./handlers/handler.ts";
import { inboxHandlers, pushHandlers } from "./handlers/inbox.ts";
import { rewardsHandlers } from "./handlers/rewards.ts";
import { devicesHandlers, secondFactorHandlers, sessionHandlers } from "./handlers/session.ts";
import { siteHandlers } from "./handlers/site.ts";
import { type OnSiteReport, siteReports, telemetryHandlers } from "./handlers/telemetry.ts";
import { walletHandlers } from "./handlers/wallet.ts";
import type { HttpCall, Reply } from "./http/http-call.ts";
import { SERVER_LIMITS } from "./limits.ts";
import type { Log } from "./ops/log.ts";
import { httpErrorReply, unexpectedReply } from "./problem-reply.ts";

export interface RowOptions extends Partial<HandleOptions> {
  /** Rows that this house cannot answer. They answer 501. */
  readonly unavailable?: ReadonlySet<Endpoint>;
  /** Stands around each call of a row that this house answers. `proceed` has the call's effect, each time it is called. */
  readonly aroundRow?: (row: Endpoint, call: HttpCall, proceed: (call: HttpCall) => Promise<Reply>) => Promise<Reply>;
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
  ...fairPlayHandlers,
  ...siteHandlers,
  ...inboxHandlers,
  ...secondFactorHandlers,
  ...pushHandlers,
};

const PUSH_ROWS: ReadonlySet<Endpoint> = new Set<Endpoint>(Object.values(pushEndpoints));

const { beginRecovery, recoverPassword } = accountEndpoints;
const CODE_ROWS: ReadonlySet<Endpoint> = new Set<Endpoint>([beginRecovery, recoverPassword]);

export interface AnsweredRow {
  readonly row: Endpoint;
  readonly answer: (call: HttpCall) => Promise<Reply>;
}

/** Answers the rows of the contract. */
export function answerRows(house: House, options: RowOptions): readonly AnsweredRow[] {
  const {
    checkReplies = false,
    limits = SERVER_LIMITS,
    unavailable,
    aroundRow,
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

  const respond = (handler: Handler, call: HttpCall): Promise<Reply> => {
    const { row } = handler;
    const { trace } = call;
    const onFailure = (error: unknown): void => {
      // The row's path, because the request's path may contain a phone number.
      const about = { requestId: trace?.id, row: `${row.method} ${row.path}`, member: trace?.member };
      log("error", "the call failed", about, error);
    };
    return withWritten(
      row,
      () => handleRequest(house, handler, call, { ...handling, onStreamFailure: onFailure }),
      (error, appended) => {
        onFailure(error);
        return failureReply(error, appended, trace?.id);
      },
    );
  };
  const answerRow = async (handler: Handler, call: HttpCall): Promise<Reply> => {
    const { row } = handler;
    if (call.trace) {
      call.trace.route = row.path;
      call.trace.row = row;
    }
    const missing =
      unavailable?.has(row) ||
      isClosed(row, house.offer().closed) ||
      (!house.sendsPush && PUSH_ROWS.has(row)) ||
      (!house.sendsCodes && CODE_ROWS.has(row));
    if (missing) return httpErrorReply("not-available");
    return aroundRow ? aroundRow(row, call, (asked) => respond(handler, asked)) : respond(handler, call);
  };
  return Object.values(handlers).map((handler) => ({ row: handler.row, answer: (call) => answerRow(handler, call) }));
}

/** Seconds after which the journal may be back. */
const RETRY_AFTER_S = "5";

/**
 * The reply to a call that ended with an error. It says that nothing happened only where that is known: the journal was
 * not reached, and it had acknowledged nothing of this call before.
 */
function failureReply(error: unknown, appended: boolean, requestId: string | undefined): Reply {
  return isJournalUnavailable(error) && error.effect === "nothing" && !appended
    ? httpErrorReply("storage-unreachable", { "retry-after": RETRY_AFTER_S })
    : unexpectedReply(requestId);
}
