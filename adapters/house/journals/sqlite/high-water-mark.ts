import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { crc32 } from "node:zlib";

/** How far a journal had come: its last event, and the checksum that is chained up to it. */
export interface HighWaterMark {
  readonly position: number;
  readonly chain: number;
}

export interface MarkWriter {
  /** Call it only after the commit is on disk. Never throws: a mark that is not written only lags. */
  write(mark: HighWaterMark): void;
  close(): Promise<void>;
}

/**
 * Each position has its slot, so that writers in several processes never replace a later mark by an earlier one, and a
 * torn write leaves the other slots.
 */
const SLOTS = 16;
const SLOT_BYTES = 64;
/** How much later than the commit a mark reaches the disk at most. A killed process loses none, only a power cut does. */
const FLUSH_MS = 1000;

export function markFile(journalFile: string): string {
  return `${journalFile}-mark`;
}

/** Empty when the file is missing or no slot is as it was written. Throws the file system's other errors. */
export function readMarks(journalFile: string): readonly HighWaterMark[] {
  const text = readText(journalFile);
  const slots = Array.from({ length: SLOTS }, (_, slot) => text.slice(slot * SLOT_BYTES, (slot + 1) * SLOT_BYTES));
  return slots.flatMap((slot) => parseSlot(slot) ?? []);
}

function readText(journalFile: string): string {
  try {
    return readFileSync(markFile(journalFile), "latin1");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

export function openMarkWriter(journalFile: string): MarkWriter {
  const handle = openSync(markFile(journalFile), constants.O_RDWR | constants.O_CREAT, 0o600);
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  function flush(): void {
    timer = undefined;
    flushing = new Promise((resolve) => {
      fdatasync(handle, () => resolve());
    });
  }

  return {
    write(mark) {
      try {
        writeSync(handle, slotText(mark), (mark.position % SLOTS) * SLOT_BYTES, "latin1");
      } catch {
        return;
      }
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    async close() {
      await flushing;
      try {
        if (timer) fdatasyncSync(handle);
      } finally {
        clearTimeout(timer);
        closeSync(handle);
      }
    },
  };
}

/** Forgets all earlier marks. Only for a journal that nobody has open. */
export function replaceMarks(journalFile: string, mark: HighWaterMark): void {
  const draft = `${markFile(journalFile)}.${process.pid}.new`;
  const key = readNotedKey(journalFile);
  const slots = Array.from({ length: SLOTS }, (_, slot) =>
    slot === mark.position % SLOTS ? slotText(mark) : EMPTY_SLOT,
  );
  if (key !== undefined) slots.push(lineOf(`key ${key}`));
  writeFileSync(draft, slots.join(""), { encoding: "latin1", mode: 0o600, flush: true });
  renameSync(draft, markFile(journalFile));
}

/** The check of the key that encrypts what the journal holds, after the slots. Undefined where none was noted. */
export function readNotedKey(journalFile: string): string | undefined {
  const line = readText(journalFile).slice(SLOTS * SLOT_BYTES);
  const [, text = "", check, checksum] = /^(key ([0-9a-f]{8})) (\d{1,10}) *\n$/.exec(line) ?? [];
  return Number(checksum) === crc32(text) ? check : undefined;
}

export function noteKey(journalFile: string, check: string): void {
  const handle = openSync(markFile(journalFile), constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    writeSync(handle, lineOf(`key ${check}`), SLOTS * SLOT_BYTES, "latin1");
    fdatasyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const EMPTY_SLOT = `${" ".repeat(SLOT_BYTES - 1)}\n`;

function slotText({ position, chain }: HighWaterMark): string {
  return lineOf(`mark ${position} ${chain}`);
}

function lineOf(text: string): string {
  return `${`${text} ${crc32(text)}`.padEnd(SLOT_BYTES - 1)}\n`;
}

function parseSlot(slot: string): HighWaterMark | undefined {
  const [, text = "", position, chain, checksum] = /^(mark (\d{1,15}) (\d{1,10})) (\d{1,10}) *\n$/.exec(slot) ?? [];
  return Number(checksum) === crc32(text) ? { position: Number(position), chain: Number(chain) } : undefined;
}
