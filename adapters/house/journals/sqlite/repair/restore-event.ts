import { crc32 } from "node:zlib";
import { chainedChecksum, type EventRow, eventChecksum, type RawEventRow } from "../../event-row.ts";
import { isJson } from "../../is-json.ts";

export interface EventName {
  readonly stream: string;
  readonly version: number;
}

/** Trying every bit of a longer event takes too long. */
const MAX_BYTES = 16_384;

/**
 * The row as it was written, where one changed bit explains the damage: in the event, in its checksum, or in stream or
 * version. A CRC-32 has at most one such bit. Larger damage passes for one changed bit about once in a million events.
 * @param bytes the event's bytes: as text, wrong ones would be replaced
 * @param indexed stream and version as the index of the events has them
 * @param isNext whether a checksum continues the chain
 */
export function restoreEvent(
  row: RawEventRow,
  bytes: unknown,
  indexed: EventName | undefined,
  isNext: (checksum: number) => boolean,
): EventRow | undefined {
  if (!(bytes instanceof Uint8Array) || bytes.length > MAX_BYTES) return undefined;
  for (const name of [ownName(row), indexed]) {
    const restored = name && restoreAs(name, Buffer.from(bytes), row.checksum, isNext);
    if (restored && isJson(restored.event)) return restored;
  }
  return undefined;
}

/** Whether a row's checksum continues the chain. */
export function continuesChain(previous: number | undefined, chain: unknown): (checksum: number) => boolean {
  return (checksum) => previous !== undefined && chainedChecksum(previous, checksum) === chain;
}

function ownName({ stream, version }: RawEventRow): EventName | undefined {
  return typeof stream === "string" && typeof version === "number" ? { stream, version } : undefined;
}

function restoreAs(
  { stream, version }: EventName,
  event: Buffer,
  checksum: unknown,
  isNext: (checksum: number) => boolean,
): EventRow | undefined {
  const text = event.toString("utf8");
  const computed = eventChecksum(stream, version, text);
  if (computed === checksum || isNext(computed)) return { stream, version, event: text, checksum: computed };
  const head = crc32(`${stream}\n${version}\n`);
  for (let bit = 0; bit < event.length * 8; bit += 1) {
    flip(event, bit);
    const found = crc32(event, head);
    if (found === checksum) return { stream, version, event: event.toString("utf8"), checksum: found };
    flip(event, bit);
  }
  return undefined;
}

function flip(bytes: Buffer, bit: number): void {
  const byte = bit >> 3;
  bytes.writeUInt8(bytes.readUInt8(byte) ^ (1 << (bit & 7)), byte);
}
