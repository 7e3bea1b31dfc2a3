import { afterAll, beforeAll, expect, test } from "vitest";
import type { Summary } from "../../../cli/conform/report/summary.ts";
import { forward } from "../flow/forward.ts";
import { runCli, runJson } from "../run-cli.ts";
import { openTestedHouse } from "./tested-house.ts";

let house: Awaited<ReturnType<typeof openTestedHouse>>;
beforeAll(async () => {
  house = await openTestedHouse();
});
afterAll(() => house.close());

const AT = "2026-11-20T05:00:00.000Z";
const WORDS = ["contract", "conform", "--allow-writes", "--seed", "3", "--only"];

/** A house that refuses connections from the sixth registration on, when the laws run. */
async function dying(change: (path: string, text: string) => string) {
  let registrations = 0;
  const opened = await forward(house.url, (path, text) => {
    registrations += path.endsWith("/register") ? 1 : 0;
    if (registrations === 6) void opened.close();
    return change(path, text);
  });
  return opened;
}

test("a target that dies in the middle: what is left is not checked, with the reason, and the run exits with 5", async () => {
  const { url, close } = await dying((_, text) => text);
  const { exit, error, data } = await runJson([...WORDS, "concurrency,keys", "--target", url]).finally(
    () => void close(),
  );
  const sentence = expect.stringContaining(`the target stopped answering at ${AT}: the connection was refused`);
  expect({ exit, error }).toMatchObject({ exit: 5, error: { kind: "unreachable", message: sentence } });
  const { counts, laws, loss } = data as unknown as Summary;
  expect({ loss, counts }).toMatchObject({ loss: sentence, counts: { deviates: 0, "not-implemented": 0 } });
  expect(counts["not-checked"]).toBeGreaterThan(5);
  const reasons = laws.flatMap(({ finding }) => (finding.verdict === "not-checked" ? [finding.reason] : []));
  expect(new Set(reasons)).toEqual(new Set([loss]));
}, 30_000);

test("what deviated before is still said, and then it exits with 6", async () => {
  const { url, close } = await dying((path, text) => (path === "/api/auth/wheel" ? "{}" : text));
  const { exit, stdout, stderr } = await runCli([...WORDS, "wheel,concurrency,keys", "--target", url]).finally(
    () => void close(),
  );
  expect(exit).toBe(6);
  expect(stderr).toMatch(
    /1 row or law deviates; the target stopped answering at .*; \d+ rows and laws are not checked/,
  );
  expect(stdout).toMatch(/DEVIATES {2}wheel: a right call/);
  expect(stdout).toMatch(/Ended early +the target stopped answering/);
}, 30_000);

test("a target that is in maintenance from the beginning is one sentence, and exits with 5", async () => {
  const { url, close } = await forward(house.url, (path, text) =>
    path.endsWith("/operational/website") ? '{"websiteStatus":"MA"}' : text,
  );
  const { exit, error } = await runJson([...WORDS, "money", "--target", url]).finally(() => void close());
  expect({ exit, error }).toMatchObject({
    exit: 5,
    error: { kind: "unavailable", message: "the target is in maintenance, so nothing can be checked now" },
  });
});
