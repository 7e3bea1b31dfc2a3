import type {
  Append,
  AppendOutcome,
  RecordedEvent,
  StoredEvent,
  UniqueKey,
  UniqueKeyChanges,
} from "../../../../adapters/house/ports/journal.ts";

export interface NoteEvent extends StoredEvent {
  readonly type: "noted";
  readonly note: string;
  /** The unique keys that the event changes, in a test where they can be rebuilt from the events. */
  readonly keys?: UniqueKeyChanges;
}

/** The journal port, as simple as possible. */
export class JournalModel {
  readonly written: RecordedEvent<NoteEvent>[] = [];
  readonly #streams = new Map<string, string>();

  version(stream: string): number {
    return this.load(stream).length;
  }

  load(stream: string, afterVersion = 0): readonly RecordedEvent<NoteEvent>[] {
    return this.written
      .filter((recorded) => recorded.stream === stream && recorded.version > afterVersion)
      .map(({ version, event }) => ({ stream, version, event }));
  }

  findStream(key: UniqueKey): string | undefined {
    return this.#streams.get(`${key.kind}:${key.value}`);
  }

  append({ stream, expectedVersion, events, takeKeys = [], releaseKeys = [] }: Append<NoteEvent>): AppendOutcome {
    if (this.version(stream) !== expectedVersion) return { outcome: "conflict" };
    const refused = takeKeys.find((key) => (this.findStream(key) ?? stream) !== stream);
    if (refused) return { outcome: "key-taken", key: refused };
    for (const key of releaseKeys) {
      if (this.findStream(key) === stream) this.#streams.delete(`${key.kind}:${key.value}`);
    }
    for (const key of takeKeys) this.#streams.set(`${key.kind}:${key.value}`, stream);
    for (const event of events) {
      this.written.push({ stream, version: this.version(stream) + 1, event });
    }
    return { outcome: "appended", version: this.version(stream) };
  }
}
