import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Clock } from "../../../core/platform/clock.ts";
import type { GuardedAction } from "../../../core/session/second-factor/guarded-actions.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { AUDIT_RETENTION_MS } from "../audit/audit-limits.ts";
import { createHouse } from "../create-house.ts";
import { DERIVED_SCHEMA } from "../engine/derived/state-text.ts";
import type { HouseEvent } from "../engine/events.ts";
import type { House } from "../house.ts";
import { type JournalCall, measuredJournal } from "../journals/measured-journal.ts";
import type { Journal } from "../ports/journal.ts";
import type { Passwords } from "../ports/passwords.ts";
import type { PushSender } from "../ports/push-sender.ts";
import { createSandboxBanks } from "../sandbox/sandbox-banks.ts";
import { SANDBOX_ACCOUNT, SANDBOX_CONTENT } from "../sandbox/sandbox-content.ts";
import { sandboxGames } from "../sandbox/sandbox-games.ts";
import { createSandboxSlipBank } from "../sandbox/sandbox-slip-bank.ts";
import { seedJournal } from "../seeds/seed-journal.ts";
import { type PlayersOrder, type SeededPlayers, seedPlayers } from "../seeds/seed-players.ts";
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
import { createNodeCommonPasswords } from "./node-common-passwords.ts";
import { createNodePasskeys } from "./node-passkeys.ts";
import { nodeRandom } from "./node-random.ts";
import { createNodeSecondFactors } from "./node-second-factors.ts";
import { createNodeTokens } from "./node-tokens.ts";
import { openStorage } from "./open-storage.ts";
import { NO_BANK_DIRECTORY, NO_SLIP_BANK } from "./operator-content.ts";
import { createScryptPasswords } from "./scrypt-passwords.ts";
import { createScryptThreads } from "./scrypt-threads.ts";
import type { SharedText, StorageFailure, StorageSettings } from "./storage.ts";

export interface HouseSettings
  extends Pick<StorageSettings, "dataDir" | "databaseUrl" | "databaseConnections" | "databaseWaitMs"> {
  readonly seed: number;
  /** Fills a new journal in place of the demo members. */
  readonly fill?: ((journal: Journal<HouseEvent>) => Promise<void>) | undefined;
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
   * key of its own, and a demo's database keeps one. A production house with a database needs it.
   */
  readonly secretKey?: string | undefined;
  readonly secondFactorFor?: readonly GuardedAction[] | undefined;
  /** Sites whose members may have passkeys, besides one at localhost. */
  readonly passkeyOrigins?: readonly string[] | undefined;
  /** Opens what sends pushes, with the house's secret key. Undefined for a house that sends none. */
  readonly openPush?: ((secretKey: string) => PushSender) | undefined;
}

export interface OpenHouse {
  readonly house: House;
  /** For work on all events: a sandbox's snapshots. */
  readonly journal: Journal<HouseEvent>;
  readonly checks: JournalChecks;
  /** Writes further members. Only for a sandbox. */
  readonly seedPlayers: (order: PlayersOrder) => Promise<SeededPlayers>;
  /** See `Storage`. */
  readonly clockText: SharedText | undefined;
  /** Closes the house and then its journal. */
  close(): Promise<void>;
}

/** Opens a house on Node. A new journal is seeded before its file appears. */
export async function openHouse({
  dataDir,
  databaseUrl,
  databaseConnections,
  databaseWaitMs,
  seed,
  fill: fillWith,
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
  openPush,
}: HouseSettings): Promise<Result<OpenHouse, StorageFailure>> {
  const fill = async (journal: Journal<HouseEvent>): Promise<void> => {
    if (fillWith) await fillWith(journal);
    else if (!production) await seedJournal({ journal, seed, now: clock(), passwords });
  };
  const opened = await openStorage({
    dataDir,
    databaseUrl,
    databaseConnections,
    databaseWaitMs,
    clock,
    auditRetentionMs,
    report,
    secretKey,
    production: production !== undefined,
    fill,
  });
  if (!opened.ok) return opened;
  const storage = opened.value;
  const { audit, limitStore } = storage;
  const journal = measuredJournal(wrapJournal(storage.journal), onJournalCall);
  const sender = openPush?.(storage.secretKey);
  const closeStorage = async (): Promise<void> => {
    await audit.close();
    await journal.close();
    await limitStore.close();
    await passwords.close?.();
  };
  const built = createHouse({
    audit,
    onAuditFailure,
    ...(sessions && { sessions }),
    journal,
    clock,
    random: nodeRandom,
    passwords,
    tokens: createNodeTokens(),
    commonPasswords: createNodeCommonPasswords(),
    secondFactors: createNodeSecondFactors(storage.secretKey),
    passkeys: createNodePasskeys(storage.secretKey, passkeyOrigins),
    secondFactorFor,
    newId: randomUUID,
    refusalsPerDay,
    ...(production ? productionParts(production) : sandboxParts(games, clock())),
    siteAgeMs: storage.siteAgeMs,
    limitStore,
    rates,
    passwordQueue,
    passwordWatch,
    push: sender,
  });
  let house: House;
  try {
    house = await built;
  } catch (error) {
    await closeStorage();
    const failure = storage.explain(error);
    if (failure) return err(failure);
    throw error;
  }
  const close = async (): Promise<void> => {
    await sender?.close();
    await house.close();
    await closeStorage();
  };
  return ok({
    house,
    journal,
    seedPlayers: (order) =>
      seedPlayers({ ...order, journal, seed, now: clock(), passwords, pause: () => setImmediate() }),
    checks: journalChecks(journal, DERIVED_SCHEMA),
    clockText: storage.clockText,
    close,
  });
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
