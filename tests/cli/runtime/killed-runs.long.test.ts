import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type CliFixture, serverFixture } from "../cli-fixture.ts";
import { KILLED_COMMANDS, killAndRepeat, MOMENTS, type Trial } from "./killed-runs.ts";

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 60_000 });

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());

/** Milliseconds after the reply, and parts of a run's time after its start. */
const SOON = [0, 1, 2, 4, 8];
const SINCE_START = [150, 250, 350, 450, 600];

test.each(KILLED_COMMANDS)("a $name that is killed at any moment and repeated happens once", async (command) => {
  const trials: Trial[] = [];
  for (const moment of MOMENTS) {
    const delays = moment === "heard" ? SOON : moment === "started" ? SINCE_START : [0];
    for (const ms of delays) trials.push(await killAndRepeat(cli, command, moment, ms));
  }
  const unsaid = trials.filter(({ wasSaid }) => !wasSaid);
  expect(unsaid.filter(({ exit, effects }) => exit !== 0 || effects !== 1)).toEqual([]);
  // Otherwise nothing was tried.
  expect(unsaid.filter(({ wasSent }) => wasSent).length).toBeGreaterThanOrEqual(3);
});
