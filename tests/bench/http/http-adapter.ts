import { join } from "node:path";
import { Pool } from "undici";
import type { CatalogueGame } from "../../../adapters/house/games/catalogue.ts";
import { sandboxGames } from "../../../adapters/house/sandbox/sandbox-games.ts";
import type { Send } from "../../../adapters/http/client/deliver.ts";
import { createHttpGames } from "../../../adapters/http/games.ts";
import { createHttpWallet } from "../../../adapters/http/wallet.ts";
import { createNodeSend } from "../../../adapters/node/node-send.ts";
import { gamesToWire } from "../../../adapters/server/wire/games-to-wire.ts";
import { creditToWire, historyPageToWire } from "../../../adapters/server/wire/wallet-to-wire.ts";
import type { Game } from "../../../core/games/model.ts";
import { instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { baht } from "../../../core/shared/money.ts";
import type { Result } from "../../../core/shared/result.ts";
import type { HistoryEntry } from "../../../core/wallet/model.ts";
import { unwrap } from "../../adapters/house/test-house.ts";
import { GOLD } from "../../adapters/http/scripted-client.ts";
import { clientAt } from "../../client-at.ts";
import { type Bench, interleave, processorTime, ratioRow, type Sample } from "../bench.ts";
import { startChild } from "./start-child.ts";

const LEAST = 0.8;
const AT_ONCE = 48;

const HEADERS = {
  accept: "application/json",
  platform: "DSK",
  channel: "web",
  webversion: "1.0.0",
  webhostname: "127.0.0.1",
  authorization: `Bearer ${GOLD.token}`,
};
const HEADERS_WITH_BODY = { ...HEADERS, "content-type": "application/json" };

const NOW = instant(Date.UTC(2026, 10, 20, 5));

/** Calls of a screen that polls, with fixed replies. */
const SAMPLE_REPLIES = {
  credit: {
    call: "POST /api/auth/user/getCredit/gold",
    body: '{"balanceType":"credit"}',
    reply: creditToWire({ creditSatang: baht(324_850.75), points: 1250, asOf: NOW }),
  },
  "20 history lines": {
    call: "POST /api/auth/user/transaction/history",
    body: '{"limit":20}',
    reply: historyPageToWire({ items: Array.from({ length: 20 }, (_, index) => historyEntry(index)), next: "20" }),
  },
  "50 games": {
    call: "GET /api/auth/user/games/slot",
    body: undefined,
    reply: gamesToWire(sandboxGames().slice(0, 50).map(toGame)),
  },
} as const;
type SampleName = keyof typeof SAMPLE_REPLIES;

const LISTS: readonly SampleName[] = ["20 history lines", "20 history lines", "50 games", "20 history lines"];
const MIX: readonly SampleName[] = [...LISTS.flatMap((list) => ["credit", list] as const), "credit", "credit"];

/**
 * The rate of calls through a member's ports with all their checks: headers, time-out, classified failures, and replies
 * that are checked against the contract and translated. The peer sends the same requests through undici's Pool and
 * accepts any JSON. The figure is the processor time of this process, which limits a saturated caller: it contains
 * neither the server, which has its own process, nor the other work of the machine.
 */
export const httpAdapter: Bench = {
  about: "the rate of calls through the HTTP adapter",
  async *rows(smoke) {
    const texts = Object.values(SAMPLE_REPLIES).map(({ call, reply }) => [call, JSON.stringify(reply)]);
    const { ready: port, stop } = await startChild<number>(
      join(import.meta.dirname, "fixed-replies-child.ts"),
      Object.fromEntries(texts),
    );
    const url = `http://127.0.0.1:${port}`;
    const pool = new Pool(url);
    const { send, close } = createNodeSend();
    try {
      const calls = portCalls(url, send);
      const count = smoke ? AT_ONCE : 4 * AT_ONCE;
      const subjects = {
        raw: timeOf((name) => callRaw(pool, name), count),
        adapter: timeOf(async (name) => unwrap(await calls[name]()), count),
      };
      const runs = await interleave(subjects, smoke ? 0 : 401);
      const what = `HTTP adapter, six credits to four lists, ${AT_ONCE} calls at once`;
      yield ratioRow({ what, against: "a raw undici Pool" }, runs.ratio("raw", "adapter"), { least: LEAST });
    } finally {
      await close();
      await pool.close();
      await stop();
    }
  },
};

function portCalls(baseUrl: string, send: Send): Record<SampleName, () => Promise<Result<unknown, Problem>>> {
  const identity = () => GOLD;
  const client = clientAt(baseUrl, { send, identity });
  const wallet = createHttpWallet(client, identity, () => NOW);
  const games = createHttpGames(client);
  const query = { kinds: [], from: undefined, to: undefined, cursor: undefined, limit: 20 };
  return {
    credit: () => wallet.credit(),
    "20 history lines": () => wallet.history(query),
    "50 games": () => games.games("slot"),
  };
}

/** The processor time of so many calls, with `AT_ONCE` of them under way. */
function timeOf(call: (name: SampleName) => Promise<unknown>, count: number): Sample {
  return () => {
    let done = 0;
    const caller = async (): Promise<void> => {
      while (done < count) await call(MIX[done++ % MIX.length] ?? "credit");
    };
    return processorTime(() => Promise.all(Array.from({ length: AT_ONCE }, caller)));
  };
}

async function callRaw(pool: Pool, name: SampleName): Promise<unknown> {
  const { call, body = null } = SAMPLE_REPLIES[name];
  const [method = "", path = ""] = call.split(" ");
  const reply = await pool.request({ method, path, headers: body ? HEADERS_WITH_BODY : HEADERS, body });
  return reply.body.json();
}

/** Without the field that only the house has. */
function toGame({ engine: _engine, ...game }: CatalogueGame): Game {
  return game;
}

function historyEntry(index: number): HistoryEntry {
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
