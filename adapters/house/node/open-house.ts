import { randomUUID } from "node:crypto";
import type { Clock } from "../../../core/platform/device.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { createHouse, type HousePorts } from "../create-house.ts";
import { DERIVED_SCHEMA } from "../engine/derived/state-text.ts";
import type { House, HouseEvent } from "../house.ts";
import { type GivenOptions, type HouseOptions, houseOptions } from "../house-options.ts";
import { type JournalCall, measuredJournal } from "../journals/measured-journal.ts";
import type { CodeSender } from "../ports/code-sender.ts";
import type { Journal } from "../ports/journal.ts";
import type { Passwords } from "../ports/passwords.ts";
import type { PushSender } from "../ports/push-sender.ts";
import type { QueueWatch } from "../session/limits/password-queue.ts";
import { type JournalChecks, journalChecks } from "./journal-checks.ts";
import { createNodePasskeys } from "./node-passkeys.ts";
import { createNodePuzzles } from "./node-puzzles.ts";
import { createNodeCommonPasswords, createNodeSecondFactors, createNodeTokens, nodeRandom } from "./node-secrets.ts";
import { openStorage } from "./open-storage.ts";
import { createScryptPasswords } from "./scrypt-passwords.ts";
import { createScryptThreads } from "./scrypt-threads.ts";
import type { SharedText, StorageFailure, StorageSettings } from "./storage.ts";

/** What a house works with, besides its storage: banks, the site's content, and staff until they decide otherwise. */
export type HouseParts = Pick<HousePorts, "banks" | "slipBank" | "content" | "backOffice" | "signLaunch">;

export interface HouseSettings extends Pick<StorageSettings, "dataDir" | "databaseUrl" | "anyKey"> {
  readonly options?: GivenOptions | undefined;
  /** Whether the members are real. */
  readonly production: boolean;
  readonly parts: HouseParts;
  /** Writes the first events of a new journal; none by default. */
  readonly fill?: ((journal: Journal<HouseEvent>) => Promise<void>) | undefined;
  readonly clock: Clock;
  /** Scrypt in threads of its own by default. */
  readonly passwords?: Passwords | undefined;
  /** Called with a sentence for the operator about a journal that opened all the same. */
  readonly report?: ((sentence: string) => void) | undefined;
  readonly onAuditFailure?: ((error: unknown) => void) | undefined;
  readonly passwordWatch?: QueueWatch | undefined;
  /** Called after each call of the journal, also by a request's own async context. */
  readonly onJournalCall?: ((call: JournalCall) => void) | undefined;
  /** What stands between the house and its journal, for tests. */
  readonly wrapJournal?: ((journal: Journal<HouseEvent>) => Journal<HouseEvent>) | undefined;
  /**
   * Encrypts the secrets of second factors. By default `secret.key` in the journal's folder; a journal in memory has a
   * key of its own, and a demo's database keeps one. A production house with a database needs it.
   */
  readonly secretKey?: string | undefined;
  /** Opens what sends pushes, with the house's secret key. Undefined for a house that sends none. */
  readonly openPush?: ((secretKey: string) => PushSender) | undefined;
  /** Undefined for a house that recovers no passwords. */
  readonly codeSender?: CodeSender | undefined;
}

export interface OpenHouse {
  readonly house: House;
  /** For work on all events: a sandbox's snapshots. */
  readonly journal: Journal<HouseEvent>;
  readonly checks: JournalChecks;
  /** See `Storage`. */
  readonly clockText: SharedText | undefined;
  /** Closes the house and then its journal. */
  close(): Promise<void>;
}

/** Opens a house on Node. A new journal is filled before its file appears. */
export async function openHouse({
  options: given,
  production,
  parts,
  fill = async () => undefined,
  clock,
  passwords: ownPasswords,
  report,
  onAuditFailure = () => undefined,
  passwordWatch,
  onJournalCall = () => undefined,
  wrapJournal = (journal) => journal,
  openPush,
  codeSender,
  ...place
}: HouseSettings): Promise<Result<OpenHouse, StorageFailure>> {
  const options = houseOptions(given);
  const passwords = ownPasswords ?? createScryptPasswords(undefined, createScryptThreads(options.passwordThreads));
  const opened = await openStorage({ ...place, ...storageOptions(options), clock, report, production, fill });
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
    journal,
    clock,
    random: nodeRandom,
    passwords,
    tokens: createNodeTokens(),
    commonPasswords: createNodeCommonPasswords(),
    secondFactors: createNodeSecondFactors(storage.secretKey),
    passkeys: createNodePasskeys(storage.secretKey, options.passkeyOrigins),
    puzzles: createNodePuzzles(storage.secretKey),
    newId: randomUUID,
    ...parts,
    siteAgeMs: storage.siteAgeMs,
    limitStore,
    options,
    passwordWatch,
    push: sender,
    codeSender,
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
    checks: journalChecks(journal, DERIVED_SCHEMA),
    clockText: storage.clockText,
    close,
  });
}

function storageOptions({ auditRetentionMs, databaseConnections, databaseWaitMs }: HouseOptions) {
  return { auditRetentionMs, databaseConnections, databaseWaitMs };
}
