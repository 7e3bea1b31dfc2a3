import { randomInt } from "node:crypto";
import { type Append, type AppendOutcome, journalUnavailable, type StoredEvent } from "../../ports/journal.ts";
import { notRebuilt, requireSchema } from "../derived-rules.ts";
import { eventChecksum } from "../event-row.ts";
import { APPEND_CONFLICT, KEY_TAKEN, NOT_REBUILT, OTHER_SCHEMA } from "./append-function.ts";
import type { Parameter, PostgresConnection } from "./connection.ts";
import { brokenConstraint, codedError, errorCode } from "./open-failure.ts";
import { rowJson } from "./postgres-rows.ts";
import { EVENTS_KEY, shardOf, stateChecksum, type TableNames, UNIQUE_KEYS_KEY } from "./tables.ts";
import { type Retries, withRetries } from "./with-retries.ts";

/** The largest range that `randomInt` allows. */
const WRITERS = 2 ** 48 - 1;

/**
 * Appends in one round trip. When the connection is lost before the reply, the append may have happened, or may be about
 * to. It is looked for by its writer's number and, when it is missing, sent again: the version that it expects lets only
 * one of the two happen.
 */
export function appendEvents<Event extends StoredEvent>(names: TableNames, retries: Retries) {
  const parameters = Array.from({ length: 13 }, (_, place) => `$${place + 1}`).join(", ");
  const appendStatement = `SELECT ${names.append}(${parameters}) AS outcome`;
  // The update has all that was committed earlier wait for the disk, and for a synchronous standby. A standby refuses it.
  const findStatement = `
    WITH head AS (UPDATE ${names.shardHead} SET position = position WHERE shard = $1 RETURNING shard)
    SELECT EXISTS (
      SELECT 1 FROM ${names.events} AS e WHERE e.shard = $1 AND e.stream = $2 AND e.version = $3 AND e.writer = $4
    ) AS found FROM head`;

  return async (append: Append<Event>): Promise<AppendOutcome> => {
    const { stream, expectedVersion, events, takeKeys = [] } = append;
    const writer = randomInt(WRITERS);
    const values = parametersOf(append, writer);
    const appended = { outcome: "appended", version: expectedVersion + events.length } as const;
    let mayHaveHappened = false;

    async function hasHappened(connection: PostgresConnection): Promise<boolean> {
      if (!mayHaveHappened || events.length === 0) return false;
      const rows = await connection.run(findStatement, [shardOf(stream), stream, expectedVersion + 1, writer]);
      return rows[0]?.["found"] === true;
    }

    async function attempt(connection: PostgresConnection): Promise<AppendOutcome> {
      if (await hasHappened(connection)) return appended;
      const outcome = await send(connection);
      if (outcome >= 0) return appended;
      if (outcome === APPEND_CONFLICT) return (await hasHappened(connection)) ? appended : { outcome: "conflict" };
      const key = takeKeys[KEY_TAKEN - outcome];
      // The one before is still to end, and may yet find the key free.
      if (mayHaveHappened || !key) throw journalUnavailable("unknown", undefined);
      return { outcome: "key-taken", key };
    }

    async function send(connection: PostgresConnection): Promise<number> {
      try {
        return Number((await connection.run(appendStatement, values))[0]?.["outcome"]);
      } catch (error) {
        const constraint = brokenConstraint(error);
        if (constraint === EVENTS_KEY) return APPEND_CONFLICT;
        if (constraint === UNIQUE_KEYS_KEY) throw codedError("40001", "another stream takes a key", error);
        const code = errorCode(error);
        if (code !== NOT_REBUILT && code !== OTHER_SCHEMA) throw error;
        // The one before may have been committed just now, before the rebuild began.
        if (mayHaveHappened) throw journalUnavailable("unknown", error);
        if (code === OTHER_SCHEMA) requireSchema(append.state?.schema ?? 0, begunSchema(error));
        throw notRebuilt(stream);
      }
    }

    return withRetries(
      retries,
      attempt,
      (kind) => {
        if (kind !== "lost") return;
        mayHaveHappened = true;
        // A write without events leaves no trace that shows whether its sums were added.
        if (events.length === 0 && append.rows?.some(({ change }) => change === "add")) {
          throw journalUnavailable("unknown", undefined);
        }
      },
      () => (mayHaveHappened ? "unknown" : "nothing"),
    );
  };
}

function parametersOf(append: Append, writer: number): readonly Parameter[] {
  const { stream, expectedVersion, events, takeKeys = [], releaseKeys = [], rows = [], state } = append;
  const version = expectedVersion + events.length;
  const written = events.map((event, index) => {
    const text = JSON.stringify(event);
    return { n: index + 1, e: text, c: eventChecksum(stream, expectedVersion + index + 1, text) };
  });
  // Sorted, so that two appends lock the keys that both want in one order.
  const taken = takeKeys.map(({ kind, value }, place) => ({ p: place, k: kind, v: value })).sort(inKeyOrder);
  const released = releaseKeys.map(({ kind, value }) => ({ k: kind, v: value })).sort(inKeyOrder);
  const { deletes, puts, adds } = rowJson(rows);
  return [
    shardOf(stream),
    stream,
    expectedVersion,
    writer,
    jsonOf(written),
    jsonOf(taken),
    jsonOf(released),
    deletes,
    puts,
    adds,
    state?.schema ?? null,
    state?.state ?? null,
    state ? stateChecksum(stream, { ...state, version }) : null,
  ];
}

function inKeyOrder(one: { k: string; v: string }, other: { k: string; v: string }): number {
  const [a, b] = [`${one.k}\n${one.v}`, `${other.k}\n${other.v}`];
  return a < b ? -1 : a > b ? 1 : 0;
}

function jsonOf(list: readonly object[]): string | null {
  return list.length > 0 ? JSON.stringify(list) : null;
}

export function begunSchema(error: unknown): number {
  return error instanceof Error && "detail" in error ? Number(error.detail) : 0;
}
