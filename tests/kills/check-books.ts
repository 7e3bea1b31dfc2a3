import postgres from "postgres";
import { buildDerivedData } from "../../adapters/house/engine/derived/derived-data.ts";
import { memberStream } from "../../adapters/house/engine/member-streams.ts";
import { type HouseEvent, type MemberEvent, memberEngine } from "../../adapters/house/house.ts";
import { openPostgresJournal } from "../../adapters/house/journals/postgres/postgres-journal.ts";
import { verifyPostgresJournal } from "../../adapters/house/journals/postgres/verify/verify-postgres-journal.ts";
import type { HistoryEntry } from "../../core/wallet/model.ts";
import { creditChange } from "./credit-change.ts";
import { dayCapFaults } from "./day-cap-faults.ts";
import type { MoneyLoad } from "./money-load.ts";

const SHOWN = 20;
const PAGE = 5_000;

type Journal = Awaited<ReturnType<typeof openedJournal>>;
/** The events of each stream, in order. */
export type Streams = ReadonlyMap<string, readonly MemberEvent[]>;

/**
 * Compares what the clients were told with what the journal holds, after all houses have ended. Computes rows and states
 * again from the events at the end.
 * @param url of the journal, with its schema
 * @param serverUrl of the server that holds it, where `url` names several
 * @returns sentences about what is wrong
 */
export async function checkBooks(
  url: string,
  schema: string,
  load: MoneyLoad,
  serverUrl = url.split("?")[0] ?? url,
): Promise<readonly string[]> {
  const verified = await verifyPostgresJournal(url, memberEngine.replayUniqueKeys);
  const journal = await openedJournal(url);
  const sql = postgres(serverUrl, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    const streams = await readStreams(journal);
    const faults = [
      ...load.faults,
      ...(verified.ok ? [] : [verified.error.message]),
      ...answerFaults(streams, load),
      ...decisionFaults(streams, load),
      ...missingMembers(streams, load),
      ...dayCapFaults(streams),
      ...(await balanceFaults(journal, streams)),
      ...(await rebuildFaults(journal, sql, schema)),
    ];
    return faults.slice(0, SHOWN);
  } finally {
    await sql.end({ timeout: 5 });
    await journal.close();
  }
}

async function openedJournal(url: string) {
  const opened = await openPostgresJournal<HouseEvent>(url);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

async function readStreams(journal: Journal): Promise<Streams> {
  const streams = new Map<string, MemberEvent[]>();
  for await (const { stream, event } of journal.all()) {
    if (!memberEngine.isOwn(event)) continue;
    const events = streams.get(stream) ?? [];
    events.push(event);
    streams.set(stream, events);
  }
  return streams;
}

/** Every success is there once, every stored refusal once, and no key has two effects. */
function answerFaults(streams: Streams, { answered }: MoneyLoad): readonly string[] {
  const byKey = new Map<string, MemberEvent["type"][]>();
  for (const events of streams.values()) {
    for (const event of events) {
      const key = "intent" in event ? event.intent?.key : undefined;
      if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), event.type]);
    }
  }
  const twice = [...byKey].filter(([, types]) => types.length > 1).map(([key, types]) => `${key} has ${types.join()}`);
  const wrong = answered.flatMap(({ key, path, reply: { status } }) => {
    const [type] = byKey.get(key) ?? [];
    const isDone = type !== undefined && type !== "intent-refused";
    return isDone === (status === 200) ? [] : [`${path} ${key} answered ${status}, and the journal has ${type}`];
  });
  return [...twice, ...wrong];
}

const FINAL = ["deposit-credited", "deposit-rejected", "withdrawal-paid", "reward-granted", "reward-rejected"];

/** A request is credited, paid or granted once at most, and what staff were told is there. */
function decisionFaults(streams: Streams, { decided }: MoneyLoad): readonly string[] {
  const ends = new Map<string, string[]>();
  for (const events of streams.values()) {
    for (const event of events) {
      if (!("id" in event) || event.id === undefined || !FINAL.includes(event.type)) continue;
      ends.set(event.id, [...(ends.get(event.id) ?? []), event.type]);
    }
  }
  const twice = [...ends].filter(([, types]) => types.length > 1).map(([id, types]) => `${id} has ${types.join()}`);
  const lost = decided.flatMap(({ id, decision, status }) =>
    decision === "approve" && status === 200 && !ends.has(id) ? [`${id} was approved, and the journal has no end`] : [],
  );
  return [...twice, ...lost];
}

/** The credit by the events alone, the ledger's sum, its last balance and the stored state agree, and none is below zero. */
async function balanceFaults(journal: Journal, streams: Streams): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [stream, events] of streams) {
    const credit = events.reduce((sum, event) => sum + creditChange(event, events), 0);
    const { stored } = await journal.head(stream);
    const state = JSON.parse(stored?.state ?? "{}") as {
      readonly creditSatang?: number;
      readonly account?: { id: string };
    };
    const lines = await ledgerOf(journal, state.account?.id ?? "");
    const ledger = lines.reduce((sum, { creditSatang }) => sum + creditSatang, 0);
    const found = [ledger, lines[0]?.balanceSatang ?? 0, state.creditSatang];
    if (credit < 0 || found.some((each) => each !== credit)) {
      faults.push(`${stream} has ${credit} satang by its events, but ${found.join(", ")} in ledger, line and state`);
    }
    if (lines.some(({ balanceSatang = 0 }) => balanceSatang < 0)) faults.push(`${stream} had a credit below zero`);
    if (new Set(lines.map(({ id }) => id)).size !== lines.length) faults.push(`${stream} has a line twice`);
  }
  return faults;
}

/** Newest first. */
async function ledgerOf(journal: Journal, owner: string): Promise<readonly HistoryEntry[]> {
  const lines: HistoryEntry[] = [];
  for (let after: { order: number; id: string } | undefined; ; ) {
    const page = await journal.rows.page({ list: "ledger", owner, limit: PAGE, after });
    // The ledger's rows hold its lines.
    for (const { body } of page) lines.push(body as HistoryEntry);
    after = page.at(-1);
    if (page.length < PAGE) return lines;
  }
}

/** Rows and states are what the events say: computed again, they are the same. */
async function rebuildFaults(journal: Journal, sql: postgres.Sql, schema: string): Promise<readonly string[]> {
  const tables = ["model_rows", "states"];
  for (const table of tables) {
    await sql.unsafe(`CREATE TABLE ${schema}.${table}_before AS SELECT * FROM ${schema}.${table}`);
  }
  await sql.unsafe(`UPDATE ${schema}.derived SET begun = 0, complete = 0`);
  await buildDerivedData(memberEngine, journal);
  const faults: string[] = [];
  for (const table of tables) {
    // The site's stream has no state but its version.
    const only = table === "states" ? "WHERE stream <> 'site'" : "";
    const [stored, again] = ["_before", ""].map((suffix) => `SELECT * FROM ${schema}.${table}${suffix} ${only}`);
    for (const [one, other, what] of [
      [stored, again, "stored"],
      [again, stored, "computed again"],
    ]) {
      const found = await sql.unsafe(`(${one}) EXCEPT (${other}) LIMIT 5`);
      faults.push(...found.map((row) => `only ${what}: ${table} ${JSON.stringify(row).slice(0, 400)}`));
    }
    await sql.unsafe(`DROP TABLE ${schema}.${table}_before`);
  }
  return faults;
}

/** Members of the load without a stream. */
function missingMembers(streams: Streams, { members }: MoneyLoad): readonly string[] {
  return members.filter(({ uuid }) => !streams.has(memberStream(uuid))).map(({ username }) => `${username} is gone`);
}
