import { DEMO_PASSWORD, PERSONAS } from "../../adapters/house/seeds/personas.ts";
import { createHttpClient } from "../../adapters/http/client/client.ts";
import { createHttpSession } from "../../adapters/http/session.ts";
import { createNodeSend } from "../../adapters/node/node-send.ts";
import type { Session } from "../../core/session/model.ts";
import { newKey, registrationOf, unwrap } from "../adapters/house/open-house.ts";
import type { Line } from "./open-line.ts";

/** Whom a connection speaks for: a seeded member, whose history it reads, and a new one, who asks for deposits. */
export interface Player {
  readonly reader: Session;
  readonly writer: Session;
}

/** Hears of every call and its reply. */
export type OnReply = (call: string, head: string, body: string) => void;

/** Calls of a turn, and what they are. */
export const TURN = 10;
export const MIX = "five credits, three lists and two idempotent writes";

/** Players of a house; no two write for the same member. */
export async function enrol(url: string, count: number): Promise<readonly Player[]> {
  const { send, close } = createNodeSend();
  const client = createHttpClient({
    send,
    baseUrl: url,
    identity: () => undefined,
    platform: "DSK",
    version: "1.0.0",
    hostname: "127.0.0.1",
    sendsIdempotencyKey: true,
  });
  const session = createHttpSession(client, () => undefined);
  const readers = await Promise.all(
    PERSONAS.map(async ({ username }) => unwrap(await session.signIn({ username, password: DEMO_PASSWORD }))),
  );
  const players = Array.from({ length: count }, async (_, index): Promise<Player> => {
    const writer = unwrap(await session.register(registrationOf(index + 1), newKey()));
    return { reader: readers[index % readers.length] ?? writer, writer };
  });
  const enrolled = await Promise.all(players);
  await close();
  return enrolled;
}

/** One turn: what a screen keeps asking for, and now and then a list or a deposit request, which is called off again. */
export async function takeTurn(line: Line, { reader, writer }: Player, onReply?: OnReply): Promise<void> {
  const ask = async (call: string, { token }: Session, body?: object): Promise<string> => {
    const reply = await line.ask(requestOf(call, token, body));
    if (!reply.head.startsWith("HTTP/1.1 200")) throw new Error(`${call} was answered ${reply.head} ${reply.body}`);
    onReply?.(call, reply.head, reply.body);
    return reply.body;
  };
  const { id, username } = reader.member;
  const credit = () => ask(`POST /api/auth/user/getCredit/${username}`, reader, { balanceType: "credit" });
  await credit();
  await ask("POST /api/auth/user/transaction/history", reader, { limit: 20 });
  await credit();
  const made = await ask("POST /api/auth/deposit-request", writer, { amount: 500 });
  await credit();
  await ask("GET /api/auth/user/games/casino", reader);
  await credit();
  await ask(`GET /api/auth/withdraw/withdraw-history/${id}`, reader);
  await credit();
  const [, request] = /"id":"([^"]+)"/.exec(made) ?? [];
  await ask("POST /api/auth/deposit-request/cancel", writer, { id: request });
}

/** With the headers that our own client sends. */
function requestOf(call: string, token: string, body: object | undefined): string {
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
