import { Readable } from "node:stream";
import { expect, it, vi } from "vitest";
import type { Globals, Target } from "../../../cli/command-line/globals.ts";
import { openBackend } from "../../../cli/compose/open-backend.ts";
import type { ProcessIo } from "../../../cli/runtime/process-io.ts";
import { tempFolder } from "../boot/temp-folder.ts";
import { NOON } from "../run-cli.ts";

const loaded = vi.hoisted((): string[] => []);

vi.mock("../../../cli/compose/http-ports.ts", (original) => {
  loaded.push("http");
  return original();
});
vi.mock("../../../cli/compose/memory-ports.ts", (original) => {
  loaded.push("memory");
  return original();
});

const HTTP: Target = { kind: "http", baseUrl: "http://127.0.0.1:1" };

async function open(target: Target, profile?: string) {
  const globals: Globals = {
    target,
    profile,
    output: "json",
    timeoutMs: 1000,
    verbose: false,
    brandFile: undefined,
    honoursKeys: true,
  };
  const io: ProcessIo = {
    clock: () => NOON,
    after: () => () => undefined,
    stdout: { write: () => undefined },
    stderr: { write: () => undefined },
    stdin: Readable.from([]),
    env: { SANAM_HOME: tempFolder() },
    untilStopped: () => Promise.resolve(),
  };
  const opened = await openBackend(globals, io, () => undefined);
  if (!opened.ok) throw new Error(opened.error.message);
  await opened.value.close();
  return opened.value;
}

it("loads only the ports of the target's kind", async () => {
  expect(loaded).toEqual([]);
  await open({ kind: "memory" });
  expect(loaded).toEqual(["memory"]);
  await open(HTTP);
  expect(loaded).toEqual(["memory", "http"]);
});

it("names the target and the profile in messages and in the options that repeat them", async () => {
  expect(await open(HTTP)).toMatchObject({
    targetName: "http://127.0.0.1:1",
    targetOptions: " --target http://127.0.0.1:1",
  });
  expect(await open({ kind: "memory" }, "qa")).toMatchObject({
    targetName: "memory (profile qa)",
    targetOptions: " --target memory --profile qa",
  });
  expect(await open({ kind: "http", baseUrl: "http://127.0.0.1:4600" })).toMatchObject({ targetOptions: "" });
});
