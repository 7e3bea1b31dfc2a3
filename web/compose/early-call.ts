import type { KeyValue } from "../../adapters/browser/storage/key-value.ts";
import type { Send, WireRequest } from "../../adapters/http/client/deliver.ts";
import { getCredit } from "../../contracts/endpoints/credit.ts";
import type { Session } from "../../core/session/model.ts";

/** A call without its token, as area.js reads it from the storage. */
type StoredCall = Omit<WireRequest, "signal" | "cache"> & { readonly url: string };

/** What area.js sent before this code was loaded. */
interface EarlyCall {
  readonly call: StoredCall;
  readonly token: string;
  /** By the device's clock. */
  readonly sentAt: number;
  readonly reply: Promise<Response>;
}

interface FirstPage extends Window {
  earlyCall?: EarlyCall | undefined;
}

interface EarlyCallSettings {
  readonly page: FirstPage;
  readonly storage: KeyValue;
  readonly prefix: string;
  readonly identity: () => Session | undefined;
}

/** A page whose code takes longer reads anew. */
const LIFETIME_MS = 30_000;
const CREDIT = getCredit.path.slice(0, getCredit.path.indexOf("{"));

/**
 * Gives the first call of the credit the reply to the same call of area.js, if that succeeded with the same token; all
 * else goes to `send`. Stores each call of the credit for area.js on the next page, until the session ends.
 */
export function withEarlyCall({ page, storage, prefix, identity }: EarlyCallSettings, send: Send): Send {
  return async (url, request) => {
    if (!url.includes(CREDIT)) return send(url, request);
    const { earlyCall: early } = page;
    const age = earlyCallAge(page);
    page.earlyCall = undefined;
    const { method, headers, body } = request;
    const { authorization, ...others } = headers;
    const call = JSON.stringify({ url, method, headers: others, body });
    const session = identity();
    // The house of a demo is in the page: no other call reaches it.
    if (session && page.window === page) storage.set(`${prefix}.last.${session.member.id}.call`, call);
    const isSame = early && authorization === `Bearer ${early.token}` && JSON.stringify(early.call) === call;
    if (isSame && age < LIFETIME_MS) {
      const reply = await early.reply.catch(() => undefined);
      if (reply?.ok) return reply;
    }
    return send(url, request);
  };
}

/** How many milliseconds ago area.js asked for the credit; 0 when it did not. */
export function earlyCallAge({ earlyCall }: FirstPage): number {
  return earlyCall ? Date.now() - earlyCall.sentAt : 0;
}
