import { join } from "node:path";
import type { BenchRow } from "../bench-row.ts";
import { interleave, type Sample } from "../interleave.ts";
import { CALLS_PER_TURN, createLoadUsers, type LoadUser, type OnReply, runTurn, TURN } from "../load-users.ts";
import { type Connection, openConnection } from "../open-connection.ts";
import { type Child, startChild } from "../start-child.ts";
import type { Replies } from "./house-http-bare-child.ts";

const LIMIT = 0.5;
const ROUNDS = 11;
const USERS = 32;
const TURNS = 30;

/** Headers that Node's server adds by itself. */
const NODE_HEADERS = /^(date|connection|keep-alive)$/i;

/**
 * The rate of the house over HTTP, with checked requests, state and idempotent writes, compared with Node's bare server
 * that sends the same bytes. The figure is each server's processor time, which limits a saturated server: it contains
 * neither the load, which runs in this process, nor the other work of the machine. Prism, which mocks an OpenAPI
 * document without state, was measured separately at 0.08 of the same peer.
 */
export async function benchHouseHttp(): Promise<BenchRow[]> {
  const house = await startChild<number>(join(import.meta.dirname, "house-http-child.ts"), {});
  const users = await createLoadUsers(`http://127.0.0.1:${house.ready}`, USERS);
  const bare = await startChild<number>(
    join(import.meta.dirname, "house-http-bare-child.ts"),
    await recordReplies(house.ready, users),
  );
  try {
    const times = await interleave({ bare: timeOf(bare, users), house: timeOf(house, users) }, ROUNDS);
    const ratio = times.bare / times.house;
    return [
      {
        what: `house over HTTP (${rate(times.house)}), ${TURN}, ${USERS} users at once`,
        against: `bare node:http (${rate(times.bare)})`,
        measured: `${ratio.toFixed(2)}x`,
        budget: `${LIMIT}x`,
        met: ratio >= LIMIT,
      },
    ];
  } finally {
    await house.stop();
    await bare.stop();
  }
}

function rate(microseconds: number): string {
  return `${(1e6 / microseconds).toFixed(0)} a second`;
}

/** Microseconds of processor time that a server needs for a call. */
function timeOf(server: Child<number>, users: readonly LoadUser[]): Sample {
  return async () => {
    const before = await server.cpuTime();
    await runTurns(server.ready, users, TURNS);
    return ((await server.cpuTime()) - before) / (users.length * TURNS * CALLS_PER_TURN);
  };
}

/** All users take their turns at the same time, each over its own connection. */
async function runTurns(port: number, users: readonly LoadUser[], turns: number, onReply?: OnReply): Promise<void> {
  const runUser = async (connection: Connection, user: LoadUser): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await runTurn(connection, user, onReply);
    connection.close();
  };
  const connections = await Promise.all(users.map(() => openConnection(port)));
  const allowSleep = preventSleep();
  await Promise.all(connections.map((connection, index) => runUser(connection, users[index] ?? missingUser(index))));
  allowSleep();
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

async function recordReplies(port: number, users: readonly LoadUser[]): Promise<Replies> {
  const replies: Record<string, Replies[string]> = {};
  await runTurns(port, users, 1, (call, head, body) => {
    const headers = head.split("\r\n").slice(1);
    const ownHeaders = headers.map((header) => header.split(": ", 2)).filter(([name = ""]) => !NODE_HEADERS.test(name));
    replies[call] = { headers: Object.fromEntries(ownHeaders), body };
  });
  return replies;
}

function missingUser(index: number): never {
  throw new Error(`no user ${index}`);
}
