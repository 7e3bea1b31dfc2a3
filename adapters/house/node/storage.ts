import type { Clock } from "../../../core/platform/device.ts";
import type { HouseEvent } from "../house.ts";
import type { DatabaseOpenFailure } from "../journals/postgres/open-failure.ts";
import type { JournalOpenFailure } from "../journals/sqlite/open-failure.ts";
import type { AuditLog } from "../ports/audit-log.ts";
import type { Journal } from "../ports/journal.ts";
import type { LimitStore } from "../ports/limit-store.ts";

/** Where a house keeps what it knows, open. */
export interface Storage {
  readonly journal: Journal<HouseEvent>;
  readonly audit: AuditLog;
  /** Closed after the journal. */
  readonly limitStore: LimitStore;
  /** Encrypts the secrets of second factors. */
  readonly secretKey: string;
  /** See `HousePorts`. */
  readonly siteAgeMs: number;
  /** What the houses of one database know of a sandbox's clock; undefined where a house is alone. */
  readonly clockText: SharedText | undefined;
  /** The failure to start that an error of `journal` is; undefined for other errors. */
  explain(error: unknown): StorageFailure | undefined;
}

/** A text that all houses of a database read and write. */
export interface SharedText {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

/** Why a storage could not be opened, with a sentence for the person who starts the house. */
export type StorageFailure = JournalOpenFailure | DatabaseOpenFailure | OtherMembers | WrongKey;

/** The key of second factors is missing, or another one. */
export interface WrongKey {
  readonly kind: "secret-key";
  readonly message: string;
}

export interface OtherMembers {
  /**
   * - `demo-refused`: a demo or a sandbox may not open the journal of real members
   * - `production-incomplete`: a production house may not open a demo's journal, or has another secret key than the others
   */
  readonly kind: "demo-refused" | "production-incomplete";
  readonly message: string;
}

export const MISSING_SECRET_KEY =
  "SANAM_SECRET_KEY is missing: all houses of a database need the same one, which is kept apart from it.";

export interface StorageSettings {
  /** The journal's folder. Undefined means a journal in memory, unless there is a database. */
  readonly dataDir: string | undefined;
  /** `postgres://…`: a PostgreSQL database for the journal and all the rest, in place of the folder. */
  readonly databaseUrl?: string | undefined;
  /** How many connections to the database the house opens at most. */
  readonly databaseConnections?: number | undefined;
  /** How long a call goes on while the database is away, in milliseconds. */
  readonly databaseWaitMs?: number | undefined;
  readonly clock: Clock;
  readonly auditRetentionMs: number;
  readonly report?: ((sentence: string) => void) | undefined;
  /** By default one that the storage keeps. */
  readonly secretKey?: string | undefined;
  /** Takes any key and notes none: for work that reads no second factor. */
  readonly anyKey?: boolean | undefined;
  /** Whether the members are real. */
  readonly production: boolean;
  /** Writes the first events of a new journal. */
  readonly fill: (journal: Journal<HouseEvent>) => Promise<void>;
}
