import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { COMPILE_CACHE } from "./run/compile-cache.ts";
import { LongestFirst } from "./run/longest-first.ts";
import { progressReporter } from "./run/progress-reporter.ts";

// The workers and the processes that tests start inherit it.
process.env["NODE_COMPILE_CACHE"] ??= COMPILE_CACHE;

/** Tests that change nothing outside themselves: a process runs many of their files and loads a module once. */
const SHARED = [
  // Those that reset the modules have a process of their own.
  "tests/{core,web,contracts}/**/!(closed-features|live).test.{ts,tsx}",
  "tests/adapters/{browser,http,memory,node}/**/*.test.ts",
  // Those that stop a database or a process have one of their own.
  "tests/adapters/server/!(*database*|kill*).test.ts",
  "tests/adapters/server/*/**/*.test.ts",
  "tests/adapters/house/!(journals)/**/*.test.ts",
  "tests/adapters/house/journals/!(indexed-db).test.ts",
  "tests/adapters/house/journals/{damage,sqlite}/*.test.ts",
  "tests/adapters/house/*.test.ts",
  "tests/cli/{command-line,commands,compose,conform,doctor,flow,hygiene,output,package,report,runtime}/**/*.test.ts",
  "tests/cli/boot/{,install/}!(image|run-child|serve-house|serve-database).test.ts",
  "tests/cli/*.test.ts",
  "tests/{architecture,arbitraries,budgets,called-rows}/**/*.test.ts",
];

const LONG_FILES = "tests/**/*.long.test.ts";
/** They count what is done in seconds, so no other test may take the machine meanwhile. */
const ALONE = "tests/adapters/server/flood.long.test.ts";

/** Tests of what is built. */
const BUILT = ["tests/e2e/**/*.test.ts", "tests/cli/boot/built/*.test.ts"];

const UNIT = {
  environment: "node",
  globalSetup: ["tests/postgres/global-setup.ts"],
  // The default would leave one of two cores idle.
  maxWorkers: 2,
  // Many times what the slowest test takes: a test must not fail because the machine is busy.
  testTimeout: 120_000,
  // The first hook that asks for the database starts it.
  hookTimeout: 120_000,
};

/**
 * `unit` and `unit-shared` need no browser: each file of `unit` has a process of its own, and those of `unit-shared` share
 * two. `e2e` runs what needs the build, three files at a time: journeys in a real browser, `npm start`. `--project "unit*"`
 * names the first two.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  test: {
    // A run that a person starts prints for the person.
    reporters: process.send ? [progressReporter((report) => process.send?.(report))] : ["default"],
    tags: [
      {
        name: "long",
        description: "`npm test` leaves it to `npm run test:long`, like every file that ends in .long.test.ts.",
        timeout: 600_000,
      },
    ],
    sequence: { sequencer: LongestFirst },
    // The default is one second, and on a busy machine one look at a page can take that long.
    expect: { poll: { timeout: 60_000 } },
    // Of the tests of a file that may run together: pages on a slow line mostly wait.
    maxConcurrency: 3,
    projects: [
      {
        extends: true,
        test: {
          ...UNIT,
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...SHARED, ...BUILT, "tests/bench/**", LONG_FILES],
        },
      },
      {
        extends: true,
        test: {
          ...UNIT,
          name: "unit-shared",
          include: SHARED,
          exclude: [LONG_FILES],
          isolate: false,
          setupFiles: ["tests/run/leaves-nothing-behind.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          environment: "node",
          include: BUILT,
          exclude: [LONG_FILES],
          setupFiles: ["tests/called-rows/record-called-rows.ts"],
          // A process runs many files, each with a site of its own, with one browser and one copy of the modules.
          isolate: false,
          // Journeys often wait, so three of them use two cores well.
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...UNIT,
          name: "long",
          include: [LONG_FILES],
          exclude: ["tests/e2e/**", ALONE],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          ...UNIT,
          name: "long-alone",
          include: [ALONE],
          maxWorkers: 1,
          testTimeout: 600_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "long-e2e",
          environment: "node",
          include: ["tests/e2e/**/*.long.test.ts"],
          setupFiles: ["tests/called-rows/record-called-rows.ts"],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
