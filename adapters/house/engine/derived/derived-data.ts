import type { Journal, StoredState } from "../../ports/journal.ts";
import { journalNewer } from "../../ports/journal-newer.ts";
import type { RowChange } from "../../ports/rows.ts";
import type { HouseEvent } from "../events.ts";
import { isSiteEvent } from "../is-site-event.ts";
import type { MemberState } from "../state.ts";
import { foldStream } from "./fold-stream.ts";
import { forEachAtOnce } from "./for-each-at-once.ts";
import { DERIVED_SCHEMA, stateText } from "./state-text.ts";

/** Events of one stream that are read at a time. */
const PAGE_EVENTS = 2000;
/** Streams that a process takes at a time. */
const PAGE_STREAMS = 100;
/** Streams that it chooses them from, so that several processes rarely take the same ones. */
const CHOICE_STREAMS = 10 * PAGE_STREAMS;

interface Folded {
  readonly state: MemberState;
  readonly rows: readonly RowChange[];
  readonly version: number;
}

export interface BuildOptions {
  /** Called now and then with the number of streams that this process has done. */
  readonly onProgress?: ((streams: number) => void) | undefined;
  /** Replaces rows and states of a later release, too, with whose houses stopped. */
  readonly replaceNewer?: boolean | undefined;
  /** Evenly spread in [0, 1), and different in each process. Without it, several processes do the same work. */
  readonly random?: (() => number) | undefined;
}

/** What a stream's events say now. */
export async function foldEvents(journal: Journal<HouseEvent>, stream: string): Promise<Folded> {
  const fold = foldStream();
  let version = 0;
  for (;;) {
    const page = await journal.load(stream, version, PAGE_EVENTS);
    for (const { event } of page) if (!isSiteEvent(event)) fold.add(event);
    version += page.length;
    if (page.length < PAGE_EVENTS) return { state: fold.state(), rows: fold.rows(), version };
  }
}

/**
 * Computes rows and states of all streams again when those of the journal have another schema. Can stop anywhere and goes
 * on later; several houses share the work. Throws `JournalNewer` for those of a later release.
 */
export async function buildDerivedData(
  journal: Journal<HouseEvent>,
  { onProgress = () => undefined, replaceNewer = false, random = () => 0 }: BuildOptions = {},
): Promise<void> {
  const { derived } = journal;
  if ((await derived.schema()) === DERIVED_SCHEMA) return;
  const begin = await derived.begin(DERIVED_SCHEMA, replaceNewer ? Number.MAX_SAFE_INTEGER : DERIVED_SCHEMA);
  if (begin.outcome === "newer") {
    throw journalNewer(`rows and states have schema ${begin.schema}, and this release computes ${DERIVED_SCHEMA}`);
  }
  let done = 0;
  for (;;) {
    const left = await derived.streamsLeft(CHOICE_STREAMS);
    if (left.length === 0) break;
    const streams = left.length > PAGE_STREAMS ? pageFrom(left, random()) : left;
    await forEachAtOnce(streams, derived.rebuildsAtOnce, async (stream) => {
      const { state, rows, version } = await foldEvents(journal, stream);
      const stored: StoredState = { version, ...stateText(state) };
      if (await derived.rebuild(stream, rows, stored)) done += 1;
    });
    onProgress(done);
  }
  await derived.complete(DERIVED_SCHEMA);
}

/** A page of the streams, which starts anywhere and goes on at the beginning. */
function pageFrom(streams: readonly string[], chance: number): readonly string[] {
  const start = Math.floor(chance * streams.length);
  return [...streams.slice(start), ...streams.slice(0, start)].slice(0, PAGE_STREAMS);
}
