import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flowCatalog } from "../../../cli/compose/flow/read-flow-files.ts";
import { createRecorder } from "../../../cli/flow/record/recorder.ts";
import { splitWords } from "../../../cli/flow/record/split-words.ts";
import { ok } from "../../../core/shared/result.ts";
import { runJson } from "../run-cli.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-record-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { useCases, controls } = flowCatalog();

function useCase(name: string) {
  const found = useCases.get(name) ?? controls.get(name);
  if (!found) throw new Error(name);
  return found;
}

test("what an answer gave and a later call uses is captured", () => {
  const recorder = createRecorder();
  recorder.add({
    useCase: useCase("wallet deposit request"),
    given: new Map([["amount", "500"]]),
    outcome: ok({ id: "D-691120-ABCDEFGH", status: "awaiting-transfer", amountSatang: 50_000 }),
  });
  recorder.add({
    useCase: useCase("approve"),
    given: new Map([["request", "D-691120-ABCDEFGH"]]),
    outcome: ok({}),
  });
  expect(recorder.flow("A title")).toEqual({
    flow: "A title",
    steps: [
      {
        use: "wallet deposit request",
        with: { amount: "500" },
        expect: { status: "awaiting-transfer", amountSatang: 50_000 },
        capture: { id: "id" },
      },
      { sandbox: "approve", with: { request: "$id" } },
    ],
  });
});

test.each([
  ['a "b c" d', ["a", "b c", "d"]],
  ["reject --reason 'x y'", ["reject", "--reason", "x y"]],
  ['a "b', undefined],
])("the words of %s", (line, words) => {
  expect(splitWords(line)).toEqual(words);
});

test("a recorded flow runs again, on another kind of target, and has no personal data", async () => {
  const file = join(folder, "recorded.yaml");
  const env = { SANAM_PASSWORD: "canary-Pass-918", SANAM_HOME: folder };
  const stdin = `session register somchai9 --phone 0891234567 --bank 004 --account 1234567890
sandbox staff --mode waiting
sandbox top-up --member somchai9 --amount 1000
wallet withdraw request 400
wallet withdraw request 4000
`;
  const recorded = await runJson(["flow", "record", file, "--target", "memory"], { env, stdin });
  expect(recorded).toMatchObject({ exit: 0, data: { steps: 5, problems: [] } });
  const text = readFileSync(file, "utf8");
  expect(text).not.toMatch(/canary|0891234567|1234567890|somchai9/);
  expect(text).toContain("credit-insufficient");
  expect(await runJson(["flow", "run", file, "--sandbox"], { env })).toMatchObject({ exit: 0 });
  expect(await runJson(["flow", "record", file, "--target", "memory"], { env, stdin })).toMatchObject({ exit: 2 });
});

test("a line that is no part of a flow ends a piped recording", async () => {
  const file = join(folder, "recorded.yaml");
  const { exit, error } = await runJson(["flow", "record", file, "--target", "memory"], { stdin: "wallet credt\n" });
  expect([exit, error?.["kind"]]).toEqual([2, "usage"]);
});
