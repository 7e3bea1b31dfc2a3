import { join } from "node:path";
import { Pool } from "undici";
import type { Send } from "../../../adapters/http/client/deliver.ts";
import { createHttpGames } from "../../../adapters/http/games.ts";
import { createHttpWallet } from "../../../adapters/http/wallet.ts";
import { createNodeSend } from "../../../adapters/node/node-send.ts";
import type { Session } from "../../../core/session/model.ts";
import { memberId } from "../../../core/session/model.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";
import { unwrap } from "../../adapters/house/test-house.ts";
import { clientAt } from "../../client-at.ts";
import type { BenchRow } from "../bench-row.ts";
import { interleave, type Sample } from "../interleave.ts";
import { startChild } from "../start-child.ts";
import { NOW, SAMPLE_REPLIES, type SampleName } from "./sample-replies.ts";

const LIMIT = 0.8;
const ROUNDS = 25;
const AT_ONCE = 48;
const CALLS = 1500;

const SESSION: Session = {
  token: "0f".repeat(32),
  member: {
    id: memberId("5f0c2f0e-6a5b-4a55-9a5c-0d6f3a1b2c3d"),
    username: "gold",
    name: "ณัฐพล ศรีสุข",
    phone: "0812340002",
    level: "gold",
    levelId: 2,
    points: 10,
    bankAccount: undefined,
    joinedAt: undefined,
  },
};

const HEADERS = {
  accept: "application/json",
  platform: "DSK",
  channel: "web",
  webversion: "1.0.0",
  webhostname: "127.0.0.1",
  authorization: `Bearer ${SESSION.token}`,
};
const HEADERS_WITH_BODY = { ...HEADERS, "content-type": "application/json" };

/**
 * The rate of calls through a member's ports with all their checks: headers, time-out, classified failures, and replies
 * that are checked against the contract and translated. The peer sends the same requests through undici's Pool and
 * accepts any JSON. The figure is the processor time of this process, which limits a saturated caller: it contains
 * neither the server, which has its own process, nor the other work of the machine.
 */
export async function benchHttpAdapter(): Promise<BenchRow[]> {
  const texts = Object.values(SAMPLE_REPLIES).map(({ call, reply }) => [call, JSON.stringify(reply)]);
  const { ready: port, stop } = await startChild<number>(
    join(import.meta.dirname, "http-adapter-child.ts"),
    Object.fromEntries(texts),
  );
  const url = `http://127.0.0.1:${port}`;
  const pool = new Pool(url);
  const { send, close } = createNodeSend();
  try {
    const calls = portCalls(url, send);
    const times = { raw: 0, adapter: 0 };
    const ratios: string[] = [];
    for (const name of Object.keys(SAMPLE_REPLIES) as SampleName[]) {
      const { raw, adapter } = await interleave(
        { raw: timeOf(() => callRaw(pool, name)), adapter: timeOf(async () => unwrap(await calls[name]())) },
        ROUNDS,
      );
      times.raw += raw * SAMPLE_REPLIES[name].share;
      times.adapter += adapter * SAMPLE_REPLIES[name].share;
      ratios.push(`${name} ${(raw / adapter).toFixed(2)}x`);
    }
    const ratio = times.raw / times.adapter;
    return [
      {
        what: `HTTP adapter, six credits to four lists, ${AT_ONCE} calls at once (${ratios.join(", ")})`,
        against: "a raw undici Pool",
        measured: `${ratio.toFixed(2)}x`,
        budget: `${LIMIT}x`,
        met: ratio >= LIMIT,
      },
    ];
  } finally {
    await close();
    await pool.close();
    await stop();
  }
}

function portCalls(baseUrl: string, send: Send): Record<SampleName, () => Promise<Result<unknown, Problem>>> {
  const identity = () => SESSION;
  const client = clientAt(baseUrl, { send, identity });
  const wallet = createHttpWallet(client, identity, () => NOW);
  const games = createHttpGames(client);
  const query = { kinds: [], from: undefined, to: undefined, cursor: undefined, limit: 20 };
  return {
    credit: () => wallet.credit(),
    "20 history lines": () => wallet.history(query),
    "10 deposits": () => wallet.deposits(),
    "50 games": () => games.games("slot"),
  };
}

/** Microseconds of processor time that a call needs, with `AT_ONCE` calls under way. */
function timeOf(call: () => Promise<unknown>): Sample {
  return async () => {
    let left = CALLS;
    const caller = async (): Promise<void> => {
      while (left-- > 0) await call();
    };
    const before = process.cpuUsage();
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / CALLS;
  };
}

async function callRaw(pool: Pool, name: SampleName): Promise<unknown> {
  const { call, body = null } = SAMPLE_REPLIES[name];
  const [method = "", path = ""] = call.split(" ");
  const reply = await pool.request({ method, path, headers: body ? HEADERS_WITH_BODY : HEADERS, body });
  return reply.body.json();
}
