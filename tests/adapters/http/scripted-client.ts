import { createHttpClient, type HttpClient, type HttpClientOptions } from "../../../adapters/http/client/client.ts";
import type { WireReply, WireRequest } from "../../../adapters/http/client/deliver.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { thai } from "../../../core/sentences/thai.ts";
import { memberId, type Session } from "../../../core/session/model.ts";
import type { Fault } from "../../../core/shared/fault.ts";
import { someSession } from "../../core/session/fake-session.ts";

export const GOLD = someSession("token-of-gold", {
  id: memberId("uuid-gold"),
  username: "gold",
  bankAccount: undefined,
});

export const INTENT = idempotencyKey("intent-0123456789");

export interface Sent extends WireRequest {
  readonly url: string;
}

type Script = (sent: Sent) => WireReply | Promise<WireReply>;

export function jsonReply(body: unknown, status = 200): WireReply {
  return textReply(JSON.stringify(body), status);
}

export function textReply(text: string, status = 200): WireReply {
  return { status, text: () => Promise.resolve(text) };
}

export interface ScriptedClient {
  readonly client: HttpClient;
  readonly sent: readonly Sent[];
  readonly faults: readonly (readonly [Fault, Session | undefined])[];
  readonly identity: () => Session | undefined;
}

/** A client whose transport is a function. Records the requests and the reported faults. */
export function scriptedClient(script: Script, options: Partial<HttpClientOptions> = {}): ScriptedClient {
  const sent: Sent[] = [];
  const faults: (readonly [Fault, Session | undefined])[] = [];
  const identity = options.identity ?? (() => GOLD);
  const client = createHttpClient({
    send: async (url, request) => {
      const each = { ...request, url };
      sent.push(each);
      return script(each);
    },
    baseUrl: "https://api.example",
    identity,
    platform: "AND",
    version: "1.2.3",
    hostname: "play.example",
    sendsIdempotencyKey: true,
    sentences: () => thai,
    onFault: (fault, session) => faults.push([fault, session]),
    ...options,
  });
  return { client, sent, faults, identity };
}

/** Fails as fetch does without a connection. */
export function noConnection(): never {
  throw new TypeError("Failed to fetch");
}
