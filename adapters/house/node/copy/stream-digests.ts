import { crc32 } from "node:zlib";
import { CHAIN_START, chainedChecksum } from "../../journals/event-row.ts";
import type { ReadSide } from "./read-side.ts";

/** How many events a stream has, and the checksum that is chained over theirs. */
export interface StreamDigest {
  readonly version: number;
  readonly chain: number;
}

export type StreamDigests = ReadonlyMap<string, StreamDigest>;

/** Throws for a changed event, and for one that is missing between others. */
export async function streamDigests(
  side: ReadSide,
  onEvent: (stream: string, digest: StreamDigest) => void = () => undefined,
): Promise<StreamDigests> {
  const digests = new Map<string, StreamDigest>();
  for await (const { stream, version, checksum } of side.events()) {
    const before = digests.get(stream) ?? { version: 0, chain: CHAIN_START };
    if (version !== before.version + 1) throw new Error(`the stream ${stream} lacks an event before ${version}`);
    const digest = { version, chain: chainedChecksum(before.chain, checksum) };
    digests.set(stream, digest);
    onEvent(stream, digest);
  }
  return digests;
}

export function isSameDigest(one: StreamDigest | undefined, other: StreamDigest | undefined): boolean {
  return one?.version === other?.version && one?.chain === other?.chain;
}

/** The first stream that the two do not have alike. */
export function differentStream(one: StreamDigests, other: StreamDigests): string | undefined {
  for (const [stream, digest] of one) if (!isSameDigest(digest, other.get(stream))) return stream;
  for (const stream of other.keys()) if (!one.has(stream)) return stream;
  return undefined;
}

export interface JournalFigures {
  readonly events: number;
  readonly streams: number;
  /** Over all streams in the order of their names. */
  readonly checksum: string;
}

export function figuresOf(digests: StreamDigests): JournalFigures {
  let events = 0;
  let checksum = 0;
  for (const stream of [...digests.keys()].sort()) {
    const { version, chain } = digests.get(stream) ?? { version: 0, chain: CHAIN_START };
    events += version;
    checksum = crc32(`${stream}\n${version}\n${chain}\n`, checksum);
  }
  return { events, streams: digests.size, checksum: checksum.toString(16).padStart(8, "0") };
}
