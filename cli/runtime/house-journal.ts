/** What to do with the journal of a house that does not run. */
export interface RepairSettings {
  /** The journal's folder. */
  readonly dataDir: string;
  /** Only says what a repair would do. */
  readonly dryRun: boolean;
  /** Goes on without the events that the journal had at its end. */
  readonly acceptLostEnd: boolean;
  /** Goes on without damaged or missing events, and without all later events of their streams. */
  readonly cutDamagedStreams: boolean;
}

/** An event that a repair cannot keep, without its content. */
export interface LostEvent {
  readonly position: number;
  readonly why: string;
  /** Undefined when nothing readable names it. */
  readonly stream: string | undefined;
  readonly version: number | undefined;
  readonly type: string | undefined;
}

export interface JournalDamage {
  readonly fault: string;
  readonly soundEvents: number;
  /** How many of them had one changed bit, which is put back. */
  readonly restoredEvents: number;
  readonly lost: readonly LostEvent[];
  /** How many events are missing after the last readable one. */
  readonly lostAtEnd: number;
  /** The journal is another one than was noted, or an older copy that was used since. */
  readonly isOtherHistory: boolean;
}

export type RepairedJournal =
  | { readonly state: "sound"; readonly events: number; readonly endIsKnown: boolean }
  /** Nothing was changed. */
  | { readonly state: "damaged"; readonly damage: JournalDamage }
  | { readonly state: "repaired"; readonly damage: JournalDamage; readonly copy: string };

/** A journal in a database, without a fault. */
export interface SoundDatabase {
  readonly events: number;
  readonly streams: number;
  /** Whether rows and states were compared with the events, too. They cannot be while they are rebuilt. */
  readonly derivedCompared: boolean;
}

export interface MigrateSettings {
  /** The journal's folder; undefined means the database. */
  readonly dataDir: string | undefined;
  /** Replaces rows and states of a later release. */
  readonly replaceNewer: boolean;
}

export interface MigratedJournal {
  /** Versions of the tables; 0 means none. */
  readonly tables: { readonly from: number; readonly to: number };
  /** Schemas of rows and states; 0 means that they were not all there. */
  readonly derived: { readonly from: number; readonly to: number };
  /** How many streams were computed again. */
  readonly streams: number;
}

/** A copy between a folder's journal and the database's. */
export interface CopySettings {
  readonly dataDir: string;
  readonly to: "database" | "folder";
}

export interface JournalFigures {
  readonly events: number;
  readonly streams: number;
  readonly keys: number;
  /** Over the checksums of all events. */
  readonly checksum: string;
}

export interface CopiedJournal {
  readonly source: JournalFigures;
  readonly target: JournalFigures;
  /** How many events this run has copied. */
  readonly copied: number;
  readonly members: "real" | "demo";
}

export interface CreatedHouse {
  /** Where the key of second factors is. */
  readonly key: "secret.key" | "SANAM_SECRET_KEY";
}

/** `none`: there is no key, and no member needs one. */
export type KeyVerdict = "fits" | "none" | "not-compared";

/** What staff do at a house from the command line. */
export interface StaffSettings {
  /** The journal's folder; undefined means the database. */
  readonly dataDir: string | undefined;
  /** The name of the staff member. */
  readonly by: string;
}

export interface ResetSettings extends StaffSettings {
  readonly username: string;
  /** Until it takes effect, by default a day. */
  readonly waitMs: number | undefined;
}
