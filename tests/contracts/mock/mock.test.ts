import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXIT } from "../../../cli/output/exit-codes.ts";
import { listening } from "../../adapters/server/open-server.ts";
import { answerByFetch } from "../../answer-by-fetch.ts";
import { runJson } from "../../cli/run-cli.ts";
import { OPERATIONS } from "../document/operations.ts";
import { createMock } from "./create-mock.ts";
import { environmentOf, LINES_OF_ALL_COMMANDS } from "./lines-of-commands.ts";

describe.each([1, 2])("a backend that knows the document only, with seed %i", (seed) => {
  let url = "";
  let stop: () => Promise<void>;
  const called = new Set<string>();
  const home = mkdtempSync(join(tmpdir(), "mock-"));
  const env = environmentOf(home);

  beforeAll(async () => {
    const mock = createMock(seed * 1000);
    const server = await listening(
      answerByFetch((request) => {
        called.add(`${request.method} ${new URL(request.url).pathname}`);
        return mock(request);
      }),
    );
    url = server.url;
    stop = server.stop;
  });
  afterAll(async () => {
    await stop();
    rmSync(home, { recursive: true, force: true });
  });

  test.each(LINES_OF_ALL_COMMANDS.map((line) => [line.join(" "), line] as const))("%s", async (_, line) => {
    const { exit, error } = await runJson([...line, "--target", url], { env });
    const { code, kind, message } = error ?? {};
    const shown = JSON.stringify(error);
    // Random limits, statuses and credits refuse some lines. A wrong field would be the tool's own fault.
    expect(code, shown).not.toBe("body-invalid");
    if (exit === EXIT.success) return;
    expect([exit, kind], shown).toBeOneOf([
      [EXIT.refused, "refused"],
      [EXIT.unreachable, "unknown-outcome"],
    ]);
    expect(message).toMatch(/\S/);
  });

  test("the commands call almost every operation", () => {
    expect(called.size).toBeGreaterThan(OPERATIONS.length / 2);
  });
});
