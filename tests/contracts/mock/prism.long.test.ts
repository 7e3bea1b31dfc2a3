import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { npmCi } from "../../../cli/boot/install/npm.mjs";
import { ROOT } from "../../../cli/boot/root.mjs";
import { EXIT } from "../../../cli/output/exit-codes.ts";
import { runJson } from "../../cli/run-cli.ts";
import { environmentOf, LINES_OF_ALL_COMMANDS } from "./lines-of-commands.ts";

const folder = mkdtempSync(join(tmpdir(), "prism-"));
beforeAll(async () => {
  for (const name of ["package.json", "package-lock.json"])
    cpSync(join(import.meta.dirname, "prism", name), join(folder, name));
  expect(await npmCi(folder, [])).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Prism prints its address when it is ready. */
const READY = /listening on (http:\S+)/;

async function startPrism(options: readonly string[]): Promise<{ readonly prism: ChildProcess; readonly url: string }> {
  const script = join(folder, "node_modules/@stoplight/prism-cli/dist/index.js");
  const words = ["mock", join(ROOT, "contracts/openapi/openapi.json"), "--host", "127.0.0.1", "--port", "0"];
  const prism = spawn(process.execPath, [script, ...words, ...options], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: prism.stdout })) {
    const [, url] = READY.exec(line) ?? [];
    if (url === undefined) continue;
    prism.stdout.resume();
    return { prism, url };
  }
  throw new Error("Prism ended before it was ready");
}

const RANDOM = "random values";
describe.each([
  { values: "the document's examples", options: [] },
  { values: RANDOM, options: ["--dynamic", "--seed", "7"] },
])("a mock server that others keep, with $values", ({ values, options }) => {
  const env = environmentOf(join(folder, values));
  let started: Awaited<ReturnType<typeof startPrism>>;
  beforeAll(async () => {
    started = await startPrism(options);
  });
  afterAll(async () => {
    const ended = once(started.prism, "close");
    started.prism.kill();
    await ended;
  });

  test.each(LINES_OF_ALL_COMMANDS.map((line) => [line.join(" "), line] as const))("%s", async (name, line) => {
    const { exit, error } = await runJson([...line, "--target", started.url], { env });
    const { kind, message } = error ?? {};
    if (exit === EXIT.success) return;
    // Each random reply is of another member.
    const isOther = values === RANDOM && name === "session whoami";
    const expected = isOther ? [EXIT.notSignedIn, "not-signed-in"] : [EXIT.refused, "refused"];
    expect([exit, kind], JSON.stringify(error)).toEqual(expected);
    expect(message).toMatch(/\S/);
  });
});
