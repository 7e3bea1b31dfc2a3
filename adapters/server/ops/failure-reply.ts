import { isJournalUnavailable } from "../../house/ports/journal-unavailable.ts";
import type { Reply } from "../http/http-call.ts";
import { httpErrorReply, unexpectedReply } from "../problem-reply.ts";

/** Seconds after which the journal may be back. */
const RETRY_AFTER_S = "5";

/**
 * The reply to a call that ended with an error. It says that nothing happened only where that is known: the journal was
 * not reached, and it had acknowledged nothing of this call before.
 */
export function failureReply(error: unknown, appended: boolean, requestId: string | undefined): Reply {
  return isJournalUnavailable(error) && error.effect === "nothing" && !appended
    ? httpErrorReply("storage-unreachable", { "retry-after": RETRY_AFTER_S })
    : unexpectedReply(requestId);
}
