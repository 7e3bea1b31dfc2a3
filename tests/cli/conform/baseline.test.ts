import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Summary } from "../../../cli/conform/report/summary.ts";
import { type Forwarder, forward } from "../flow/forward.ts";
import { runCli, runJson } from "../run-cli.ts";
import { openTestedHouse } from "./tested-house.ts";

let house: Awaited<ReturnType<typeof openTestedHouse>>;
/** Every credit has one digit more, and the wheel answers an empty object. */
let faulty: Forwarder;
const folder = mkdtempSync(join(tmpdir(), "sanam-baseline-"));
const env = { SANAM_HOME: folder };
beforeAll(async () => {
  house = await openTestedHouse();
  faulty = await forward(house.url, (path, text) =>
    path === "/api/auth/wheel" ? "{}" : text.replace(/"credit":(\d+)(?=[,}.])/, '"credit":1$1'),
  );
});
afterAll(async () => {
  await faulty.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const ONLY = ["--allow-writes", "--seed", "7", "--only", "money,wheel,times/clock-that-goes-back"];
const conform = (url: string, ...words: string[]) => ["contract", "conform", "--target", url, ...ONLY, ...words];

async function summaryFor(url: string, ...words: string[]) {
  const { exit, data, error } = await runJson(conform(url, ...words), { env });
  return { exit, error, ...(data as unknown as Summary) };
}

/** What deviates, by the names that a baseline has for it. */
function deviationsIn({ rows, laws }: Pick<Summary, "rows" | "laws">): readonly string[] {
  const checks = rows.flatMap(({ name, checks: all }) =>
    all.map(({ check, finding }) => ({ id: `${name}: ${check}`, finding })),
  );
  return [...checks, ...laws].filter(({ finding }) => finding.verdict === "deviates").map(({ id }) => id);
}

function baselineOf(ids: readonly string[], reason = "ticket 12"): string {
  const file = join(folder, "baseline.json");
  writeFileSync(file, JSON.stringify({ accepted: ids.map((id) => ({ id, reason })) }));
  return file;
}

describe("a baseline", () => {
  test("accepts its deviations, which every report shows with the reason, and no other one", async () => {
    const found = await summaryFor(faulty.url);
    const ids = deviationsIn(found);
    expect(ids).toContain("wheel: a right call");
    expect(ids.length).toBeGreaterThan(2);

    const reports = [join(folder, "all.xml"), join(folder, "all.html")] as const;
    const words = ["--baseline", baselineOf(ids), "--junit", reports[0], "--html", reports[1]];
    const all = await summaryFor(faulty.url, ...words);
    const accepted = { verdict: "accepted", reason: "ticket 12", expected: expect.any(String) };
    expect(all).toMatchObject({ exit: 0, stale: [], counts: { deviates: 0, accepted: found.counts.deviates } });
    expect(all.rows).toMatchObject([{ verdict: "accepted" }]);
    expect(all.rows[0]?.checks[0]?.finding).toMatchObject(accepted);
    const [xml, html] = reports.map((file) => readFileSync(file, "utf8"));
    expect(xml).toContain('name="wheel: a right call"');
    expect(xml).toContain('<skipped message="accepted: ticket 12"/>');
    expect(html).toContain(`No other deviation; ${found.counts.deviates} accepted`);
    const text = await runCli(conform(faulty.url, "--baseline", baselineOf(ids)), { env });
    expect(text.exit).toBe(0);
    expect(text.stdout).toMatch(/accepted: ticket 12\n {2}wheel: a right call, /);
    expect(text.stderr).toContain("accepted  money/");

    const [, ...others] = ids;
    const one = await summaryFor(faulty.url, "--baseline", baselineOf(others));
    expect(one).toMatchObject({ exit: 6, counts: { deviates: 1 }, error: { message: "1 row or law deviates" } });
  }, 60_000);

  test("is told by name which of its entries are stale, and only of what was checked", async () => {
    const report = join(folder, "stale.xml");
    const file = baselineOf(["wheel: a right call", "wheel: another method", "withdraw: a right call"]);
    const found = await summaryFor(house.url, "--baseline", file, "--junit", report);
    const stale = ["wheel: a right call", "wheel: another method"];
    expect(found).toMatchObject({ exit: 0, stale, counts: { accepted: 0, deviates: 0 } });
    const sentence = "the baseline accepts a deviation that is gone; remove its entry";
    expect(readFileSync(report, "utf8")).toContain(`<system-out>${sentence}</system-out>`);
    const { stdout } = await runCli(conform(house.url, "--baseline", file), { env });
    expect(stdout).toContain(`conforms: ${sentence}\n  ${stale.join(", ")}\n`);
  }, 60_000);

  test.each([
    ["no JSON", "accepted:", "is no baseline: its form is"],
    ["no list", '{"accepted":{}}', "is no baseline at accepted: its form is"],
    ["no reason", '{"accepted":[{"id":"wheel: a right call"}]}', "is no baseline at accepted.0.reason:"],
    ["an empty reason", '{"accepted":[{"id":"wheel: a right call","reason":" "}]}', "at accepted.0.reason:"],
    [
      "a misspelt id",
      '{"accepted":[{"id":"wheel: a rigth call","reason":"x"}]}',
      'accepts what is no law and no check of a row: "wheel: a rigth call"; did you mean "wheel: a right call"?',
    ],
  ])("with %s is refused before the first call", async (_, text, sentence) => {
    const file = join(folder, "wrong.json");
    writeFileSync(file, text);
    const { exit, error } = await summaryFor("http://127.0.0.1:9", "--baseline", file);
    expect({ exit, error }).toMatchObject({ exit: 2, error: { message: expect.stringContaining(sentence) } });
  });

  test("that is not there is refused, too", async () => {
    const { exit, error } = await summaryFor("http://127.0.0.1:9", "--baseline", join(folder, "none.json"));
    expect({ exit, error }).toMatchObject({ exit: 2, error: { message: expect.stringContaining("cannot be read") } });
  });
});

describe("--bail", () => {
  test("ends at the first deviation, and nothing else is checked", async () => {
    const before = await house.readSandbox();
    const found = await summaryFor(faulty.url, "--bail");
    const ended = "the run ended at wheel: a right call (--bail)";
    expect(found).toMatchObject({ exit: 6, ended, counts: { deviates: 1, conforms: 0 } });
    expect(found.error?.["message"]).toBe(
      `1 row or law deviates; ${ended}; ${found.counts["not-checked"]} rows and laws are not checked`,
    );
    expect(new Set(found.laws.map(({ finding }) => finding.reason))).toEqual(new Set([ended]));
    expect(await house.readSandbox()).toEqual(before);
  }, 60_000);

  test("passes over what the baseline accepts", async () => {
    const ids = deviationsIn(await summaryFor(faulty.url, "--skip", "money,times"));
    const found = await summaryFor(faulty.url, "--bail", "--baseline", baselineOf(ids));
    expect(found).toMatchObject({ exit: 6, ended: expect.stringContaining("the run ended at money/") });
    expect(found.rows).toMatchObject([{ verdict: "accepted" }]);
    expect(found.counts["not-checked"]).toBeGreaterThan(0);
  }, 60_000);
});
