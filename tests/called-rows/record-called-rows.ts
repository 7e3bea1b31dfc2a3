import { basename } from "node:path";
import { afterAll, expect } from "vitest";
import { notedRows } from "./note-calls.ts";
import { writeRecord } from "./records.ts";

// A set-up file runs before each test file, so this hook is the last one to run.
afterAll(() => {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error("vitest does not know the path of this test file");
  writeRecord(basename(testPath), notedRows());
});
