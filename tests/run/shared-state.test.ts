import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changesBetween } from "./changes-between.ts";
import { type SharedState, sharedState } from "./shared-state.ts";

// This file needs a process of its own: it leaves behind what no other file may.
let before: SharedState;
const changes = async () => changesBetween(before, await sharedState());

beforeEach(async () => {
  before = await sharedState();
});
afterEach(() => {
  process.chdir(before.folder);
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("a file that changes nothing leaves nothing behind", async () => {
  expect(await changes()).toEqual([]);
});

test.each<[string, () => unknown, string]>([
  ["another folder", () => process.chdir(tmpdir()), "the folder"],
  ["fake timers", () => vi.useFakeTimers({ toFake: ["Date"] }), "the timers"],
  ["modules that load again", () => vi.resetModules(), "the modules: "],
  ["a new variable", () => vi.stubEnv("SANAM_LEFT_BEHIND", "secret"), "SANAM_LEFT_BEHIND"],
  ["a changed variable", () => vi.stubEnv("PATH", "secret"), "PATH"],
  ["a removed variable", () => vi.stubEnv("PATH", undefined), "PATH"],
  ["a changed global", () => vi.stubGlobal("fetch", () => undefined), "fetch"],
])("a file that leaves %s behind is found, and no value is shown", async (_, change, expected) => {
  change();
  const found = await changes();
  expect(found.filter((name) => name.startsWith(expected))).toHaveLength(1);
  expect(found.join()).not.toContain("secret");
});
