import { DEMO_PASSWORD, PERSONAS } from "../../adapters/house/seeds/personas.ts";
import { createHttpSession } from "../../adapters/http/session.ts";
import { createNodeSend } from "../../adapters/node/node-send.ts";
import type { Session } from "../../core/session/model.ts";
import { newKey, registrationOf, unwrap } from "../adapters/house/test-house.ts";
import { clientAt } from "../client-at.ts";
import type { Connection } from "./open-connection.ts";

/** The members that one connection acts for. */
export interface LoadUser {
  /** A seeded member with a history, which is read. */
  readonly reader: Session;
  /** A new member, who requests deposits. No two users have the same one. */
  readonly writer: Session;
}

/** Gets every call and its reply. */
export type OnReply = (call: string, head: string, body: string) => void;

export const CALLS_PER_TURN = 10;
export const TURN = "five credits, three lists and two idempotent writes";

export async function createLoadUsers(url: string, count: number): Promise<readonly LoadUser[]> {
  const { send, close } = createNodeSend();
  const session = createHttpSession(clientAt(url, { send }), () => undefined);
  const readers = await Promise.all(
    PERSONAS.map(async ({ username }) => unwrap(await session.signIn({ username, password: DEMO_PASSWORD }))),
  );
  const users = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<LoadUser> => {
      const writer = unwrap(await session.register(registrationOf(index + 1), newKey()));
      return { reader: readers[index % readers.length] ?? writer, writer };
    }),
  );
  await close();
  return users;
}

/** The calls of a screen that polls: the credit, now and then a list, and a deposit request that is cancelled again. */
export async function runTurn(connection: Connection, user: LoadUser, onReply?: OnReply): Promise<void> {
  const { reader, writer } = user;
  const send = async (call: string, { token }: Session, body?: object): Promise<string> => {
    const reply = await connection.send(requestText(call, token, body));
    if (!reply.head.startsWith("HTTP/1.1 200")) throw new Error(`${call} got ${reply.head} ${reply.body}`);
    onReply?.(call, reply.head, reply.body);
    return reply.body;
  };
  const { id, username } = reader.member;
  const credit = () => send(`POST /api/auth/user/getCredit/${username}`, reader, { balanceType: "credit" });
  await credit();
  await send("POST /api/auth/user/transaction/history", reader, { limit: 20 });
  await credit();
  const deposit = await send("POST /api/auth/deposit-request", writer, { amount: 500 });
  await credit();
  await send("GET /api/auth/user/games/casino", reader);
  await credit();
  await send(`GET /api/auth/withdraw/withdraw-history/${id}`, reader);
  await credit();
  const [, depositId] = /"id":"([^"]+)"/.exec(deposit) ?? [];
  await send("POST /api/auth/deposit-request/cancel", writer, { id: depositId });
}

/** A request with the headers of the project's own client. */
function requestText(call: string, token: string, body: object | undefined): string {
  const text = body === undefined ? "" : JSON.stringify(body);
  const lines = [
    `${call} HTTP/1.1`,
    "host: 127.0.0.1",
    "connection: keep-alive",
    "accept: application/json",
    "platform: DSK",
    "channel: web",
    "webversion: 1.0.0",
    "webhostname: 127.0.0.1",
    `authorization: Bearer ${token}`,
  ];
  if (text !== "") lines.push("content-type: application/json", `content-length: ${text.length}`);
  if (call.includes("deposit-request")) lines.push(`idempotency-key: ${newKey()}`);
  return `${lines.join("\r\n")}\r\n\r\n${text}`;
}
