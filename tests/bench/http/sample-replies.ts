import type { CatalogueGame } from "../../../adapters/house/games/catalogue.ts";
import { sandboxGames } from "../../../adapters/house/sandbox/sandbox-games.ts";
import { gamesToWire } from "../../../adapters/server/wire/games-to-wire.ts";
import { creditToWire, depositToWire, historyPageToWire } from "../../../adapters/server/wire/wallet-to-wire.ts";
import type { Game } from "../../../core/games/model.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import type { DepositRequest, HistoryEntry } from "../../../core/wallet/model.ts";

export const NOW = instant(Date.UTC(2026, 10, 20, 5));

/** Calls of a screen that polls, with fixed replies. Of ten calls, six read the credit and four read a list. */
export const SAMPLE_REPLIES = {
  credit: {
    share: 6,
    call: "POST /api/auth/user/getCredit/gold",
    body: '{"balanceType":"credit"}',
    reply: creditToWire({ creditSatang: baht(324_850.75), points: 1250, asOf: NOW }),
  },
  "20 history lines": {
    share: 2,
    call: "POST /api/auth/user/transaction/history",
    body: '{"limit":20}',
    reply: historyPageToWire({ items: Array.from({ length: 20 }, (_, index) => historyEntry(index)), next: "20" }),
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
    reply: gamesToWire(sandboxGames().slice(0, 50).map(toGame)),
  },
} as const;
export type SampleName = keyof typeof SAMPLE_REPLIES;

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
