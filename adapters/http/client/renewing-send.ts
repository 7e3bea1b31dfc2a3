import type { Session } from "../../../core/session/model.ts";
import { RENEWED_TOKEN_HEADER } from "../../../core/session/renewed-token.ts";
import type { Send } from "./deliver.ts";

interface StoredSession {
  read(): Session | undefined;
  write(session: Session): void;
}

/** Printable ASCII, because it is sent in a header. */
const TOKEN = /^[!-~]+$/;

/**
 * Stores the other token that a reply brings. A reply to a call with another token than the stored one is too late: the
 * session ended, or another tab got a newer token.
 */
export function renewingSend(send: Send, storage: StoredSession): Send {
  return async (url, request) => {
    const reply = await send(url, request);
    const token = reply.headers?.get(RENEWED_TOKEN_HEADER);
    const session = storage.read();
    if (token && TOKEN.test(token) && session && request.headers["authorization"] === `Bearer ${session.token}`) {
      storage.write({ ...session, token });
    }
    return reply;
  };
}
