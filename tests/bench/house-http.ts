import type { BenchRow } from "./bench-row.ts";
import type { Replies } from "./house-http-bare-child.ts";
import { enrol, MIX, type OnReply, type Player, TURN, takeTurn } from "./house-http-clients.ts";
import { interleave, type Sample } from "./interleave.ts";
import { type Line, openLine } from "./open-connection.ts";
import { type Child, startChild } from "./start-child.ts";

const LIMIT = 0.5;
const ROUNDS = 11;
const PLAYERS = 32;
const TURNS = 30;

/**
 * How many calls the house answers, with every request checked, its state kept and its writes idempotent, while Node's
 * bare server answers the same requests with the same bytes. Counted by each server's own processor time, which is
 * what a saturated server runs out of: neither the load, in this process, nor a busy machine is in the figures. Prism,
 * which mocks an OpenAPI document without any state, was measured apart, at 0.08 of the same peer.
 */
export async function benchHouseHttp(): Promise<BenchRow[]> {
  const house = await startChild<number>("house-http-child.ts", {});
  const players = await enrol(`http://127.0.0.1:${house.answer}`, PLAYERS);
  const bare = await startChild<number>("house-http-bare-child.ts", await record(house.answer, players));
  try {
    const times = await interleave({ bare: timeOf(bare, players), house: timeOf(house, players) }, ROUNDS);
    const ratio = times.bare / times.house;
    return [
      {
        what: `house over HTTP (${rate(times.house)}), ${MIX}, ${PLAYERS} at once, against bare node:http (${rate(times.bare)})`,
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

/** Microseconds of its processor time that the server takes for a call. */
function timeOf(server: Child<number>, players: readonly Player[]): Sample {
  return async () => {
    const before = await server.cpuTime();
    await play(server.answer, players, TURNS);
    return ((await server.cpuTime()) - before) / (players.length * TURNS * TURN);
  };
}

/** Every player takes turns on a connection of its own, all at once. */
async function play(port: number, players: readonly Player[], turns: number, onReply?: OnReply): Promise<void> {
  const playing = async (line: Line, player: Player): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await takeTurn(line, player, onReply);
    line.close();
  };
  const lines = await Promise.all(players.map(() => openLine(port)));
  const rest = stayAwake();
  await Promise.all(lines.map((line, index) => playing(line, players[index] ?? unknown(index))));
  rest();
}

/**
 * Keeps this process from sleeping until it is let: to wake a client that waits costs a server several times what the
 * reply does, and the quicker of two servers would be spared it.
 */
function stayAwake(): () => void {
  let immediate = setImmediate(function again() {
    immediate = setImmediate(again);
  });
  return () => clearImmediate(immediate);
}

async function record(port: number, players: readonly Player[]): Promise<Replies> {
  const replies: Record<string, Replies[string]> = {};
  await play(port, players, 1, (call, head, body) => {
    const headers = head.split("\r\n").slice(1);
    const own = headers.map((header) => header.split(": ", 2)).filter(([name = ""]) => !NODES_OWN.test(name));
    replies[call] = { headers: Object.fromEntries(own), body };
  });
  return replies;
}

const NODES_OWN = /^(date|connection|keep-alive)$/i;

function unknown(index: number): never {
  throw new Error(`no player ${index}`);
}
