import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./run/longest-first.ts";

/** Two projects: `unit` is everything that needs no browser, `e2e` drives a real one, two journey files at a time. */
export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  test: {
    sequence: { sequencer: LongestFirst },
    // By default a poll gives up after a second, which a busy machine may well need for one look at a page.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", "tests/bench/**"],
          // By itself it would leave one core of two idle.
          maxWorkers: 2,
          // Several times what the slowest takes: a busy machine is no reason to fail.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          setupFiles: ["tests/called-rows/record-called-rows.ts"],
          // Each file has a site and a browser of its own; more of them at once only wait for each other.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
