import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../../core/platform/clock.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { ok, type Result } from "../../../core/shared/result.ts";
import { AUDIT_RETENTION_MS } from "../audit/audit-limits.ts";
import { createMemoryAuditLog } from "../audit/memory-audit-log.ts";
import { openSqliteAuditLog } from "../audit/sqlite-audit-log.ts";
import { createHouse } from "../create-house.ts";
import type { HouseEvent } from "../engine/events.ts";
import { replayUniqueKeys } from "../engine/replay-unique-keys.ts";
import type { House } from "../house.ts";
import { createMemoryJournal } from "../journals/memory.ts";
import type { JournalOpenFailure } from "../journals/sqlite/open-failure.ts";
import { type FillJournal, openSqliteJournal } from "../journals/sqlite/sqlite-journal.ts";
import type { Journal } from "../ports/journal.ts";
import type { Passwords } from "../ports/passwords.ts";
import { createSandboxBanks } from "../sandbox/sandbox-banks.ts";
import { SANDBOX_ACCOUNT, SANDBOX_CONTENT } from "../sandbox/sandbox-content.ts";
import { sandboxGames } from "../sandbox/sandbox-games.ts";
import { createSandboxSlipBank } from "../sandbox/sandbox-slip-bank.ts";
import { seedJournal } from "../seeds/seed-journal.ts";
import type { SessionLimits } from "../session/session-limits.ts";
import type { SiteContent } from "../site/site-content.ts";
import { JOURNAL_FILE } from "./journal-file.ts";
import { nodeRandom } from "./node-random.ts";
import { createNodeTokens } from "./node-tokens.ts";
import { NO_BANK_DIRECTORY, NO_SLIP_BANK } from "./operator-content.ts";
import { createScryptPasswords } from "./scrypt-passwords.ts";

export interface HouseSettings {
  /** The journal's folder. Undefined means a journal in memory. */
  readonly dataDir: string | undefined;
  readonly seed: number;
  readonly clock: Clock;
  /** How many games the lobby has, for benches. By default those that are named by hand. */
  readonly games?: number | undefined;
  /** Scrypt by default. */
  readonly passwords?: Passwords | undefined;
  /** The operator's own content: a house without demo members, automatic staff and stand-in banks. */
  readonly production?: SiteContent | undefined;
  /** Called with a sentence for the operator about a journal that opened all the same. */
  readonly report?: ((sentence: string) => void) | undefined;
  /** See `HouseOptions`. */
  readonly refusalsPerDay?: number | undefined;
  /** How long sessions last; `SESSION_LIMITS` by default. */
  readonly sessions?: Partial<SessionLimits> | undefined;
  /** How long the audit log keeps an entry. */
  readonly auditRetentionMs?: number | undefined;
  readonly onAuditFailure?: ((error: unknown) => void) | undefined;
}

export interface OpenHouse {
  readonly house: House;
  /** Closes the house and then its journal. */
  close(): Promise<void>;
}

/** Apart from the journal: it is no part of the ledger. */
const AUDIT_FILE = "audit.sqlite";

/** Opens a house on Node. A new journal is seeded before its file appears. */
export async function openHouse({
  dataDir,
  seed,
  clock,
  games,
  passwords = createScryptPasswords(),
  production,
  report,
  refusalsPerDay,
  sessions,
  auditRetentionMs = AUDIT_RETENTION_MS,
  onAuditFailure = () => undefined,
}: HouseSettings): Promise<Result<OpenHouse, JournalOpenFailure>> {
  const fill = async (journal: Journal<HouseEvent>): Promise<void> => {
    if (!production) await seedJournal({ journal, seed, now: clock(), passwords });
  };
  const opened = await openJournal(dataDir, fill, report);
  if (!opened.ok) return opened;
  const journal = opened.value;
  const audit =
    dataDir === undefined
      ? ok(createMemoryAuditLog())
      : openSqliteAuditLog(join(dataDir, AUDIT_FILE), { clock, retentionMs: auditRetentionMs });
  if (!audit.ok) {
    await journal.close();
    return audit;
  }
  const house = await createHouse({
    audit: audit.value,
    onAuditFailure,
    ...(sessions && { sessions }),
    journal,
    clock,
    random: nodeRandom,
    passwords,
    tokens: createNodeTokens(),
    newId: randomUUID,
    refusalsPerDay,
    ...(production ? productionParts(production) : sandboxParts(games, clock())),
  });
  const close = async (): Promise<void> => {
    await house.close();
    await audit.value.close();
    await journal.close();
  };
  return ok({ house, close });
}

function sandboxParts(games: number | undefined, now: Instant) {
  return {
    banks: createSandboxBanks(),
    slipBank: createSandboxSlipBank(SANDBOX_ACCOUNT),
    content: { ...SANDBOX_CONTENT, games: sandboxGames(games, now) },
  };
}

function productionParts(content: SiteContent) {
  return { banks: NO_BANK_DIRECTORY, slipBank: NO_SLIP_BANK, backOffice: { mode: "waiting" } as const, content };
}

async function openJournal(
  dataDir: string | undefined,
  fill: FillJournal<HouseEvent>,
  report: HouseSettings["report"],
): Promise<Result<Journal<HouseEvent>, JournalOpenFailure>> {
  if (dataDir !== undefined) {
    return openSqliteJournal<HouseEvent>(join(dataDir, JOURNAL_FILE), { fill, replayKeys: replayUniqueKeys, report });
  }
  const journal = createMemoryJournal<HouseEvent>();
  await fill(journal);
  return ok(journal);
}

/** Deletes a closed journal. Only for a sandbox's reset. */
export function discardJournal(dataDir: string): void {
  // The mark goes first: without its journal it would be damage.
  for (const suffix of ["-mark", "", "-wal", "-shm"])
    rmSync(join(dataDir, `${JOURNAL_FILE}${suffix}`), { force: true });
  for (const suffix of ["", "-wal", "-shm"]) rmSync(join(dataDir, `${AUDIT_FILE}${suffix}`), { force: true });
}
