import { Pool } from "undici";
import type { CatalogueGame } from "../../adapters/house/games/catalogue.ts";
import { sandboxGames } from "../../adapters/house/sandbox/sandbox-games.ts";
import { createHttpClient } from "../../adapters/http/client/client.ts";
import type { Send } from "../../adapters/http/client/transport.ts";
import { createHttpGames } from "../../adapters/http/games.ts";
import { createHttpWallet } from "../../adapters/http/wallet.ts";
import { createNodeSend } from "../../adapters/node/node-send.ts";
import { gamesToWire } from "../../adapters/server/wire/games.ts";
import { creditToWire, depositToWire, historyToWire } from "../../adapters/server/wire/wallet.ts";
import type { Game } from "../../core/games/model.ts";
import { idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import { memberId, type Session } from "../../core/session/model.ts";
import { instant, MINUTE_MS, plus } from "../../core/shared/bangkok-time.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { baht } from "../../core/shared/money.ts";
import type { Result } from "../../core/shared/result.ts";
import type { DepositRequest, HistoryEntry } from "../../core/wallet/model.ts";
import type { BenchRow } from "./bench-row.ts";
import { interleave, type Sample } from "./interleave.ts";
import { startChild } from "./start-child.ts";

const LIMIT = 0.8;
const ROUNDS = 25;
const AT_ONCE = 48;
const CALLS = 1500;
const NOW = instant(Date.UTC(2026, 10, 20, 5));
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

/** Of ten calls, six read the credit, which screens keep asking for, and four a list. */
const REPLIES = {
  credit: {
    share: 6,
    call: "POST /api/auth/user/getCredit/gold",
    body: '{"balanceType":"credit"}',
    reply: creditToWire({ creditSatang: baht(324_850.75), points: 1250, asOf: NOW }),
  },
  "20 ledger lines": {
    share: 2,
    call: "POST /api/auth/user/transaction/history",
    body: '{"limit":20}',
    reply: historyToWire({ items: Array.from({ length: 20 }, (_, index) => line(index)), next: "20" }),
  },
  "10 deposits": {
    share: 1,
    call: "GET /api/auth/deposit-request/my",
    body: undefined,
    reply: Array.from({ length: 10 }, (_, index) => depositToWire(deposit(index))),
  },
  "50 games": {
    share: 1,
    call: "GET /api/auth/user/games/slot",
    body: undefined,
    reply: gamesToWire(sandboxGames().slice(0, 50).map(withoutEngine)),
  },
} as const;
type Kind = keyof typeof REPLIES;

/**
 * How many calls a member's ports make with all their checks on: headers and time-out, failures told apart, replies
 * held against the contract and translated. The peer sends the same requests through undici's Pool and takes whatever
 * JSON comes. Counted by this process's own processor time, which is what a saturated caller runs out of: neither the
 * server, in a process of its own, nor a busy machine is in the figures.
 */
export async function benchHttpAdapter(): Promise<BenchRow[]> {
  const texts = Object.values(REPLIES).map(({ call, reply }) => [call, JSON.stringify(reply)]);
  const { answer: port, stop } = await startChild<number>("http-adapter-child.ts", Object.fromEntries(texts));
  const url = `http://127.0.0.1:${port}`;
  const pool = new Pool(url);
  const { send, close } = createNodeSend();
  try {
    const ours = portCalls(url, send);
    const times = { raw: 0, adapter: 0 };
    const ratios: string[] = [];
    for (const kind of Object.keys(REPLIES) as Kind[]) {
      const { raw, adapter } = await interleave(
        { raw: timeOf(() => askRaw(pool, kind)), adapter: timeOf(async () => mustBeGood(await ours[kind]())) },
        ROUNDS,
      );
      times.raw += raw * REPLIES[kind].share;
      times.adapter += adapter * REPLIES[kind].share;
      ratios.push(`${kind} ${(raw / adapter).toFixed(2)}x`);
    }
    const ratio = times.raw / times.adapter;
    return [
      {
        what: `HTTP adapter, six credits to four lists, ${AT_ONCE} at once, against undici's Pool (${ratios.join(", ")})`,
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

function portCalls(baseUrl: string, send: Send): Record<Kind, () => Promise<Result<unknown, Problem>>> {
  const identity = () => SESSION;
  const client = createHttpClient({
    send,
    baseUrl,
    identity,
    platform: "DSK",
    version: "1.0.0",
    hostname: "127.0.0.1",
    sendsIdempotencyKey: true,
  });
  const wallet = createHttpWallet(client, identity, () => NOW);
  const games = createHttpGames(client);
  const query = { kinds: [], from: undefined, to: undefined, cursor: undefined, limit: 20 };
  return {
    credit: () => wallet.credit(),
    "20 ledger lines": () => wallet.history(query),
    "10 deposits": () => wallet.deposits(),
    "50 games": () => games.games("slot"),
  };
}

/** As the house tells it: its own fields are none of the contract's. */
function withoutEngine({ engine: _engine, ...game }: CatalogueGame): Game {
  return game;
}

function line(index: number): HistoryEntry {
  return {
    id: String(40 - index),
    kind: "game",
    at: plus(NOW, -index * MINUTE_MS),
    creditSatang: baht(index % 2 === 0 ? -40 : 76.5),
    points: 0,
    balanceSatang: baht(1000 + index * 3.5),
    reference: `round-${index}`,
    title: "เสือโชคลาภ",
  };
}

function deposit(index: number): DepositRequest {
  const createdAt = plus(NOW, -index * 60 * MINUTE_MS);
  const steps = ["awaiting-transfer", "checking", "credited"] as const;
  return {
    id: `D261120-${String(index).padStart(6, "0")}`,
    amountSatang: baht(1000 + index * 12.25),
    status: "credited",
    createdAt,
    expiresAt: plus(createdAt, 15 * MINUTE_MS),
    account: { bank: "004", bankName: "กสิกรไทย", accountNumber: "0481230003", accountName: "บริษัท สนาม จำกัด" },
    timeline: steps.map((status, step) => ({ status, at: plus(createdAt, step * MINUTE_MS) })),
    intent: idempotencyKey(`bench-intent-${String(index).padStart(6, "0")}`),
  };
}

/** Microseconds of processor time that a call takes, so many of them under way at any time. */
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

async function askRaw(pool: Pool, kind: Kind): Promise<unknown> {
  const { call, body = null } = REPLIES[kind];
  const [method = "", path = ""] = call.split(" ");
  const reply = await pool.request({ method, path, headers: body ? HEADERS_WITH_BODY : HEADERS, body });
  return reply.body.json();
}

const HEADERS = {
  accept: "application/json",
  platform: "DSK",
  channel: "web",
  webversion: "1.0.0",
  webhostname: "127.0.0.1",
  authorization: `Bearer ${SESSION.token}`,
};
const HEADERS_WITH_BODY = { ...HEADERS, "content-type": "application/json" };

function mustBeGood(result: Result<unknown, Problem>): void {
  if (!result.ok) throw new Error(result.error.message);
}
