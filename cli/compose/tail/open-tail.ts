import type { HouseEvent } from "../../../adapters/house/house.ts";
import { watchJournal } from "../../../adapters/house/node/watch-journal.ts";
import {
  type Cursor,
  isJournalDamaged,
  isJournalUnavailable,
  type RecordedEvent,
  type WatchedJournal,
} from "../../../adapters/house/ports/journal.ts";
import { waitWith } from "../../../core/platform/device.ts";
import { plainUsername } from "../../../core/rules/normal-forms.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import type { OpenTail, ShownEvent, TailSettings } from "../../runtime/watch.ts";
import { databaseUrlOrFolder, journalFailure } from "../database-url.ts";
import { withoutNumbers } from "../trace/hidden-values.ts";
import { shownEvent } from "./sentences.ts";

const POLL_MS = 500;
/** A longer list would fill the memory. */
const MOST_EVENTS = 100_000;

type House = WatchedJournal<HouseEvent>;
type Recorded = RecordedEvent<HouseEvent>;

/** Reads a house's journal, which the house may use meanwhile. */
export async function openTail(
  settings: TailSettings,
  { output }: Pick<Globals, "output">,
  io: ProcessIo,
  say: (line: string) => void,
): Promise<Result<OpenTail, Failure>> {
  const { dataDir, follows } = settings;
  if (follows && output === "json") {
    return err(usage("JSON is one document, which following never ends: use --no-follow, or --output ndjson"));
  }
  const url = dataDir === undefined ? databaseUrlOrFolder(io.env) : ok("");
  if (!url.ok) return url;
  const opened = await watchJournal(dataDir === undefined ? { databaseUrl: url.value } : { dataDir });
  if (!opened.ok) return err(journalFailure(opened.error));
  const journal = opened.value;
  try {
    return await tailOf(journal, settings, io, say);
  } catch (error) {
    await journal.close();
    if (isJournalDamaged(error)) return err(journalFailure({ kind: "journal-damaged", message: error.message }));
    if (!isJournalUnavailable(error)) throw error;
    return err({ kind: "unavailable", message: "the journal cannot be read for now: try again" });
  }
}

async function tailOf(
  journal: House,
  { since, member, follows }: TailSettings,
  io: ProcessIo,
  say: (line: string) => void,
): Promise<Result<OpenTail, Failure>> {
  const found =
    member === undefined ? undefined : await journal.findStream({ kind: "username", value: plainUsername(member) });
  if (member !== undefined && found === undefined) {
    await journal.close();
    return err(usage(`the journal has no member with the user name ${JSON.stringify(member)}`));
  }
  const reader = found === undefined ? readerOfAll(journal) : readerOfStream(journal, found);
  const name = namesOf(journal);
  const show = async (events: readonly Recorded[]): Promise<readonly ShownEvent[]> => {
    const shown: ShownEvent[] = [];
    for (const event of events) shown.push(shownEvent(event, await name(event.stream)));
    return shown;
  };
  const isWanted = ({ event }: Recorded) => since === undefined || event.at >= since;
  // Someone who follows without --since wants to see what happens from now on.
  if (follows && since === undefined) await reader.toEnd();
  const first = await reader.next(isWanted);
  if (!first) {
    await journal.close();
    return err({
      kind: "refused",
      message: `these are more than ${MOST_EVENTS} events: narrow them with --since or --member`,
      details: { code: "too-many-events" },
    });
  }
  const events = await show(first);
  if (!follows) {
    await journal.close();
    return ok({ events, follow: undefined });
  }
  return ok({
    events,
    follow: async (onEvents) => {
      const wait = waitWith(io.after);
      let isStopped = false;
      let isAway = false;
      const stopped = io.untilStopped().then(() => {
        isStopped = true;
      });
      while (!isStopped) {
        await Promise.race([wait(POLL_MS), stopped]);
        try {
          const news = await reader.next(isWanted);
          if (news && news.length > 0) onEvents(await show(news));
          isAway = false;
        } catch (error) {
          if (!isAway) say(`The journal cannot be read now, trying again: ${reasonOf(error)}`);
          isAway = true;
        }
      }
      await journal.close();
    },
  });
}

interface Reader {
  readonly toEnd: () => Promise<void>;
  /** The wanted events since the last call, in the order of their times. Undefined when they are too many. */
  readonly next: (isWanted: (event: Recorded) => boolean) => Promise<readonly Recorded[] | undefined>;
}

function readerOfAll(journal: House): Reader {
  let cursor: Cursor | undefined;
  return {
    toEnd: async () => {
      cursor = await journal.end();
    },
    async next(isWanted) {
      const found: Recorded[] = [];
      let reached = cursor;
      for await (const { cursor: at, ...event } of journal.all(cursor)) {
        reached = at;
        if (!isWanted(event)) continue;
        found.push(event);
        if (found.length > MOST_EVENTS) return undefined;
      }
      cursor = reached;
      // A database has no order between streams.
      return found.sort((one, other) => one.event.at - other.event.at);
    },
  };
}

function readerOfStream(journal: House, stream: string): Reader {
  let version = 0;
  const read = async (): Promise<readonly Recorded[]> => {
    const events = await journal.load(stream, version);
    version = events.at(-1)?.version ?? version;
    return events;
  };
  return {
    toEnd: async () => void (await read()),
    async next(isWanted) {
      const found = (await read()).filter(isWanted);
      return found.length > MOST_EVENTS ? undefined : found;
    },
  };
}

/** User names by stream. One that may be a phone number is not shown. */
function namesOf(journal: House): (stream: string) => Promise<string> {
  const names = new Map<string, string>();
  return async (stream) => {
    const known = names.get(stream);
    if (known !== undefined) return known;
    const [first] = await journal.load(stream, 0, 1);
    const username = first?.event.type === "registered" ? first.event.username : undefined;
    const isShown = username !== undefined && withoutNumbers(username) === username;
    const name = isShown ? username : `member ${stream.slice(0, 8)}`;
    names.set(stream, name);
    return name;
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
