import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../../core/platform/clock.ts";
import type { GuardedAction } from "../../../core/session/second-factor/guarded-actions.ts";
import { ok, type Result } from "../../../core/shared/result.ts";
import { createHouse } from "../create-house.ts";
import type { HouseEvent } from "../engine/events.ts";
import type { House } from "../house.ts";
import { createMemoryJournal } from "../journals/memory.ts";
import type { JournalOpenFailure } from "../journals/sqlite/open-failure.ts";
import { openSqliteJournal } from "../journals/sqlite/sqlite-journal.ts";
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
import { createNodeCommonPasswords } from "./node-common-passwords.ts";
import { createNodePasskeys } from "./node-passkeys.ts";
import { nodeRandom } from "./node-random.ts";
import { createNodeSecondFactors } from "./node-second-factors.ts";
import { createNodeTokens } from "./node-tokens.ts";
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
  /** `DEFAULT_LIMITS` by default. */
  readonly rates?: Limits | undefined;
  readonly passwordQueue?: PasswordQueueSettings | undefined;
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
  /** Closes the house and then its journal. */
  close(): Promise<void>;
}

const JOURNAL_FILE = "journal.sqlite";
const LIMITS_FILE = "limits.sqlite";

/** Opens a house on Node. A new journal is seeded before its file appears. */
export async function openHouse({
  dataDir,
  seed,
  clock,
  games,
  passwordThreads,
  passwords = createScryptPasswords(undefined, createScryptThreads(passwordThreads)),
  rates = DEFAULT_LIMITS,
  passwordQueue = DEFAULT_PASSWORD_QUEUE,
  secretKey,
  secondFactorFor,
  passkeyOrigins = [],
}: HouseSettings): Promise<Result<OpenHouse, JournalOpenFailure>> {
  const fill = async (journal: Journal<HouseEvent>): Promise<void> => {
    await seedJournal({ journal, seed, now: clock(), passwords });
  };
  const opened = await openJournal(dataDir, fill);
  if (!opened.ok) return opened;
  const journal = opened.value;
  const limitStore =
    dataDir === undefined ? createMemoryLimitStore() : openSqliteLimitStore(join(dataDir, LIMITS_FILE));
  const key = secretKey ?? keyFor(dataDir);
  const house = await createHouse({
    journal,
    clock,
    random: nodeRandom,
    passwords,
    tokens: createNodeTokens(),
    commonPasswords: createNodeCommonPasswords(),
    secondFactors: createNodeSecondFactors(key),
    passkeys: createNodePasskeys(key, passkeyOrigins),
    secondFactorFor,
    newId: randomUUID,
    banks: createSandboxBanks(),
    slipBank: createSandboxSlipBank(SANDBOX_ACCOUNT),
    content: { ...SANDBOX_CONTENT, games: sandboxGames(games, clock()) },
    limitStore,
    rates,
    passwordQueue,
  });
  const close = async (): Promise<void> => {
    await house.close();
    await journal.close();
    await limitStore.close();
    await passwords.close?.();
  };
  return ok({ house, close });
}

function keyFor(dataDir: string | undefined): string {
  return dataDir === undefined ? randomBytes(32).toString("hex") : secretKeyIn(dataDir);
}

async function openJournal(
  dataDir: string | undefined,
  fill: (journal: Journal<HouseEvent>) => Promise<void>,
): Promise<Result<Journal<HouseEvent>, JournalOpenFailure>> {
  if (dataDir !== undefined) return openSqliteJournal<HouseEvent>(join(dataDir, JOURNAL_FILE), fill);
  const journal = createMemoryJournal<HouseEvent>();
  await fill(journal);
  return ok(journal);
}

/** Deletes a closed journal and what was counted. Only for a sandbox's reset. */
export function discardJournal(dataDir: string): void {
  for (const suffix of LIMIT_FILE_SUFFIXES) rmSync(join(dataDir, `${LIMITS_FILE}${suffix}`), { force: true });
  for (const suffix of ["", "-wal", "-shm"]) rmSync(join(dataDir, `${JOURNAL_FILE}${suffix}`), { force: true });
}
