import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { openForReading } from "../open-for-reading.ts";

/** The layout of SQLite's file header. */
const HEADER = { bytes: 100, pageSizeAt: 16, logVersionsAt: 18, pagesAt: 28, smallestPage: 512 } as const;
const LOG_VERSIONS = 0x0202;
/** A cut file had at most so many times its size; more is a wrong number. */
const MAX_GROWTH = 1000;

/**
 * Opens a damaged journal without a change to it. SQLite reads nothing of a file that is shorter than its header says,
 * and ignores the log when the header does not mention one: such a file is read from a mended copy.
 */
export function withDamagedFile<T>(file: string, use: (database: DatabaseSync) => T): T {
  const copy = `${file}.${process.pid}.read`;
  try {
    const database = openForReading(mendHeader(file, copy) ? copy : file);
    try {
      return use(database);
    } finally {
      database.close();
    }
  } finally {
    for (const name of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(name, { force: true });
  }
}

/** Returns false, and makes no copy, when the header fits the file. */
function mendHeader(file: string, copy: string): boolean {
  const header = readHeader(file);
  const stated = header.readUInt16BE(HEADER.pageSizeAt);
  const bytes = Math.max(stated === 1 ? 65_536 : stated, HEADER.smallestPage) * header.readUInt32BE(HEADER.pagesAt);
  const { size } = statSync(file);
  const isCut = bytes > size && bytes <= size * MAX_GROWTH;
  if (!isCut && header.readUInt16BE(HEADER.logVersionsAt) === LOG_VERSIONS) return false;
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  if (isCut) truncateSync(copy, bytes);
  const handle = openSync(copy, "r+");
  try {
    writeSync(handle, Buffer.of(LOG_VERSIONS >> 8, LOG_VERSIONS & 0xff), 0, 2, HEADER.logVersionsAt);
  } finally {
    closeSync(handle);
  }
  return true;
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER.bytes);
  const handle = openSync(file, "r");
  try {
    readSync(handle, header, 0, HEADER.bytes, 0);
  } finally {
    closeSync(handle);
  }
  return header;
}
