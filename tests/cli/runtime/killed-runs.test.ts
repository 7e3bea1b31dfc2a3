import { afterAll, beforeAll, expect, test } from "vitest";
import { type CliFixture, serverFixture } from "../cli-fixture.ts";
import { KILLED_COMMANDS, killAndRepeat, type Moment } from "./killed-runs.ts";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());

// A share: killed-runs.long.test.ts kills every money command at many moments.
test.each<readonly [string, Moment]>([
  ["withdrawal", "unheard"],
  ["deposit", "late"],
  ["slip", "unheard"],
  ["wheel", "never-arrives"],
])("a %s that is killed (%s) and repeated happens once", async (name, moment) => {
  const command = KILLED_COMMANDS.find((each) => each.name === name);
  if (!command) throw new Error(name);
  const trial = await killAndRepeat(cli, command, moment, 0);
  expect(trial).toMatchObject({ wasSent: true, wasSaid: false, exit: 0, effects: 1 });
});
