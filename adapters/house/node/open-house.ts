import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../../core/platform/clock.ts";
import type { GuardedAction } from "../../../core/session/second-factor/guarded-actions.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { ok, type Result } from "../../../core/shared/result.ts";
import { AUDIT_RETENTION_MS } from "../audit/audit-limits.ts";
import { createMemoryAuditLog } from "../audit/memory-audit-log.ts";
import { openSqliteAuditLog } from "../audit/sqlite-audit-log.ts";
import { createHouse } from "../create-house.ts";
import type { HouseEvent } from "../engine/events.ts";
import { replayUniqueKeys } from "../engine/replay-unique-keys.ts";
import type { House } from "../house.ts";
import { type JournalCall, measuredJournal } from "../journals/measured-journal.ts";
import { createMemoryJournal } from "../journals/memory.ts";
import type { JournalOpenFailure } from "../journals/sqlite/open-failure.ts";
import { type FillJournal, openSqliteJournal } from "../journals/sqlite/sqlite-journal.ts";
import { createMemoryLimitStore } from "../limit-stores/memory.ts";
import { LIMIT_FILE_SUFFIXES, openSqliteLimitStore } from "../limit-stores/sqlite-limit-store.ts";
import type { Journal } from "../ports/journal.ts";
import type { Passwords } from "../ports/passwords.ts";
import { createSandboxBanks } from "../sandbox/sandbox-banks.ts";
import { SANDBOX_ACCOUNT, SANDBOX_CONTENT } from "../sandbox/sandbox-content.ts";
import { sandboxGames } from "../sandbox/sandbox-games.ts";
import { createSandboxSlipBank } from "../sandbox/sandbox-slip-bank.ts";
import { seedJournal } from "../seeds/seed-journal.ts";
import {
  DEFAULT_LIMITS,
  DEFAULT_PASSWORD_QUEUE,
  type Limits,
  type PasswordQueueSettings,
} from "../session/limits/default-limits.ts";
import type { QueueWatch } from "../session/limits/password-queue.ts";
import type { SessionLimits } from "../session/session-limits.ts";
import type { SiteContent } from "../site/site-content.ts";
import { type JournalChecks, journalChecks } from "./journal-checks.ts";
import { JOURNAL_FILE } from "./journal-file.ts";
import { createNodeCommonPasswords } from "./node-common-passwords.ts";
import { createNodePasskeys } from "./node-passkeys.ts";
import { nodeRandom } from "./node-random.ts";
import { createNodeSecondFactors } from "./node-second-factors.ts";
import { createNodeTokens } from "./node-tokens.ts";
import { NO_BANK_DIRECTORY, NO_SLIP_BANK } from "./operator-content.ts";
import { createScryptPasswords } from "./scrypt-passwords.ts";
import { createScryptThreads } from "./scrypt-threads.ts";
import { secretKeyIn } from "./secret-key.ts";

export interface HouseSettings {
  /** The journal's folder. Undefined means a journal in memory. */
  readonly dataDir: string | undefined;
  readonly seed: number;
  readonly clock: Clock;
  /** How many games the lobby has, for benches. By default those that are named by hand. */
  readonly games?: number | undefined;
  /** Scrypt in threads of its own by default. */
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
  /** `DEFAULT_LIMITS` by default. */
  readonly rates?: Limits | undefined;
  readonly passwordQueue?: PasswordQueueSettings | undefined;
  readonly passwordWatch?: QueueWatch | undefined;
  /** Called after each call of the journal, also by a request's own async context. */
  readonly onJournalCall?: ((call: JournalCall) => void) | undefined;
  /** What stands between the house and its journal, for tests. */
  readonly wrapJournal?: ((journal: Journal<HouseEvent>) => Journal<HouseEvent>) | undefined;
  readonly passwordThreads?: number | undefined;
  /**
   * Encrypts the secrets of second factors. By default `secret.key` in the journal's folder; a journal in memory has a
   * key of its own.
   */
  readonly secretKey?: string | undefined;
  readonly secondFactorFor?: readonly GuardedAction[] | undefined;
  /** Sites whose members may have passkeys, besides one at localhost. */
  readonly passkeyOrigins?: readonly string[] | undefined;
}

export interface OpenHouse {
  readonly house: House;
  readonly checks: JournalChecks;
  /** Closes the house and then its journal. */
  close(): Promise<void>;
}

/** Apart from the journal: they are no part of the ledger. */
const AUDIT_FILE = "audit.sqlite";
const LIMITS_FILE = "limits.sqlite";

/** Opens a house on Node. A new journal is seeded before its file appears. */
export async function openHouse({
  dataDir,
  seed,
  clock,
  games,
  passwordThreads,
  passwords = createScryptPasswords(undefined, createScryptThreads(passwordThreads)),
  production,
  report,
  refusalsPerDay,
  sessions,
  auditRetentionMs = AUDIT_RETENTION_MS,
  onAuditFailure = () => undefined,
  rates = DEFAULT_LIMITS,
  passwordQueue = DEFAULT_PASSWORD_QUEUE,
  passwordWatch,
  onJournalCall = () => undefined,
  wrapJournal = (journal) => journal,
  secretKey,
  secondFactorFor,
  passkeyOrigins = [],
}: HouseSettings): Promise<Result<OpenHouse, JournalOpenFailure>> {
  const fill = async (journal: Journal<HouseEvent>): Promise<void> => {
    if (!production) await seedJournal({ journal, seed, now: clock(), passwords });
  };
  const opened = await openJournal(dataDir, fill, report);
  if (!opened.ok) return opened;
  const journal = measuredJournal(wrapJournal(opened.value), onJournalCall);
  const audit =
    dataDir === undefined
      ? ok(createMemoryAuditLog())
      : openSqliteAuditLog(join(dataDir, AUDIT_FILE), { clock, retentionMs: auditRetentionMs });
  if (!audit.ok) {
    await journal.close();
    return audit;
  }
  const key = secretKey === undefined ? keyFor(dataDir) : ok(secretKey);
  if (!key.ok) {
    await audit.value.close();
    await journal.close();
    return key;
  }
  const limitStore =
    dataDir === undefined ? createMemoryLimitStore() : openSqliteLimitStore(join(dataDir, LIMITS_FILE));
  const house = await createHouse({
    audit: audit.value,
    onAuditFailure,
    ...(sessions && { sessions }),
    journal,
    clock,
    random: nodeRandom,
    passwords,
    tokens: createNodeTokens(),
    commonPasswords: createNodeCommonPasswords(),
    secondFactors: createNodeSecondFactors(key.value),
    passkeys: createNodePasskeys(key.value, passkeyOrigins),
    secondFactorFor,
    newId: randomUUID,
    refusalsPerDay,
    ...(production ? productionParts(production) : sandboxParts(games, clock())),
    limitStore,
    rates,
    passwordQueue,
    passwordWatch,
  });
  const close = async (): Promise<void> => {
    await house.close();
    await audit.value.close();
    await journal.close();
    await limitStore.close();
    await passwords.close?.();
  };
  return ok({ house, checks: journalChecks(journal), close });
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

function keyFor(dataDir: string | undefined): Result<string, JournalOpenFailure> {
  return dataDir === undefined ? ok(randomBytes(32).toString("hex")) : secretKeyIn(dataDir);
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

/** Deletes a closed journal and what was counted. Only for a sandbox's reset. */
export function discardJournal(dataDir: string): void {
  // The mark goes first: without its journal it would be damage.
  for (const suffix of ["-mark", "", "-wal", "-shm"])
    rmSync(join(dataDir, `${JOURNAL_FILE}${suffix}`), { force: true });
  for (const suffix of ["", "-wal", "-shm"]) rmSync(join(dataDir, `${AUDIT_FILE}${suffix}`), { force: true });
  for (const suffix of LIMIT_FILE_SUFFIXES) rmSync(join(dataDir, `${LIMITS_FILE}${suffix}`), { force: true });
}
