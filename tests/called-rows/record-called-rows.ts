import { basename } from "node:path";
import { afterAll, expect } from "vitest";
import { notedRows } from "./note-calls.ts";
import { writeRecord } from "./records.ts";

// Runs before each file of journeys, and so ends after all that the file itself tidies up.
afterAll(() => {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error("which test file this is, is not known");
  writeRecord(basename(testPath), notedRows());
});
