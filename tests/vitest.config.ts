import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./run/longest-first.ts";

/** Two projects: `unit` needs no browser; `e2e` runs journeys in a real one, three files at a time. */
export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  test: {
    sequence: { sequencer: LongestFirst },
    // The default is one second, and on a busy machine one look at a page can take that long.
    expect: { poll: { timeout: 20_000 } },
    // Of the tests of a file that may run together: pages on a slow line mostly wait.
    maxConcurrency: 3,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", "tests/bench/**"],
          globalSetup: ["tests/postgres/global-setup.ts"],
          // The default would leave one of two cores idle.
          maxWorkers: 2,
          // Several times what the slowest test takes: a test must not fail because the machine is busy.
          testTimeout: 30_000,
          // The first hook that asks for the database starts it.
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          setupFiles: ["tests/called-rows/record-called-rows.ts"],
          // Each file has its own site and browser. Journeys often wait, so three of them use two cores well.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
