import { join } from "node:path";
import { DEMO_PASSWORD, PERSONAS } from "../../../adapters/house/seeds/personas.ts";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { createNodeSend } from "../../../adapters/node/node-send.ts";
import type { Session } from "../../../core/session/model.ts";
import { newKey, registrationOf, unwrap } from "../../adapters/house/test-house.ts";
import { clientAt } from "../../client-at.ts";
import { type Bench, interleave, ratioRow, type Sample } from "../bench.ts";
import { type Connection, openConnection } from "./raw-http.ts";
import { type Child, startChild } from "./start-child.ts";

const LEAST = 0.8;
const TURN = "five credits, three lists and two idempotent writes";
const CALLS_PER_TURN = 10;

/** The members that one connection acts for. */
interface User {
  /** A seeded member with a history, which is read. */
  readonly reader: Session;
  /** A new member, who requests deposits. No two users have the same one. */
  readonly writer: Session;
}

/**
 * The rate of the house over HTTP, with all its checks, against the same rows on the same house behind Node's own server
 * without them; with fastify in the peer's place the ratio is the same within 0.02. The figure is each server's processor
 * time, which limits a saturated server: it contains neither the load, which runs in this process, nor the other work of
 * the machine.
 */
export const houseHttp: Bench = {
  about: "the rate of the house over HTTP",
  async *rows(smoke) {
    const [users, turns, rounds] = smoke ? [2, 1, 0] : [32, 5, 51];
    const served = await Promise.all([startHouse(true, users), startHouse(false, users)]);
    const [checked, bare] = served;
    try {
      const runs = await interleave({ checked: timeOf(checked, turns), bare: timeOf(bare, turns) }, rounds);
      const about = {
        what: `house over HTTP (${rate(runs.median("checked"))}), ${TURN}, ${users} users at once`,
        against: `the same rows without checks behind node:http (${rate(runs.median("bare"))})`,
      };
      yield ratioRow(about, runs.ratio("bare", "checked"), { least: LEAST });
    } finally {
      for (const { child } of served) await child.stop();
    }
  },
};

interface ServedHouse {
  readonly child: Child<number>;
  readonly users: readonly User[];
}

async function startHouse(checks: boolean, users: number): Promise<ServedHouse> {
  const child = await startChild<number>(join(import.meta.dirname, "house-child.ts"), { checks });
  return { child, users: await createUsers(`http://127.0.0.1:${child.ready}`, users) };
}

function rate(microseconds: number): string {
  return `${(1e6 / microseconds).toFixed(0)} a second`;
}

/** Microseconds of processor time that a server needs for a call. All users take their turns at the same time. */
function timeOf({ child, users }: ServedHouse, turns: number): Sample {
  const runUser = async (user: User): Promise<void> => {
    const connection = await openConnection(child.ready);
    for (let turn = 0; turn < turns; turn++) await runTurn(connection, user);
    connection.close();
  };
  return async () => {
    const before = await child.cpuTime();
    const allowSleep = preventSleep();
    await Promise.all(users.map(runUser));
    allowSleep();
    return ((await child.cpuTime()) - before) / (users.length * turns * CALLS_PER_TURN);
  };
}

/**
 * Keeps this process busy until the returned function is called. Waking a sleeping client costs a server several times
 * as much as the reply, and the faster of two servers would have to do it less often.
 */
function preventSleep(): () => void {
  let immediate = setImmediate(function repeat() {
    immediate = setImmediate(repeat);
  });
  return () => clearImmediate(immediate);
}

async function createUsers(url: string, count: number): Promise<readonly User[]> {
  const { send, close } = createNodeSend();
  const session = createHttpSession(clientAt(url, { send }), () => undefined);
  const readers = await Promise.all(
    PERSONAS.map(async ({ username }) => unwrap(await session.signIn({ username, password: DEMO_PASSWORD }))),
  );
  const users = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<User> => {
      const writer = unwrap(await session.register(registrationOf(index + 1), newKey()));
      return { reader: readers[index % readers.length] ?? writer, writer };
    }),
  );
  await close();
  return users;
}

/** The calls of a screen that polls: the credit, now and then a list, and a deposit request that is cancelled again. */
async function runTurn(connection: Connection, { reader, writer }: User): Promise<void> {
  const send = async (call: string, { token }: Session, body?: object): Promise<string> => {
    const reply = await connection.send(requestText(call, token, body));
    if (!reply.head.startsWith("HTTP/1.1 200")) throw new Error(`${call} got ${reply.head} ${reply.body}`);
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
