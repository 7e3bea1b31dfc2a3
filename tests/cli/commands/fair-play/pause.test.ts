import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "../../../../core/shared/bangkok-time.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";
import { runJson } from "../../run-cli.ts";

describe.each(FIXTURES)("a pause at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  /** No session lasts so long. */
  const later = async (ms: number) => {
    await cli.advance(ms);
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  };

  test("is started by a yes only", async () => {
    for (const line of ["break start --days 1", "exclude --months 6", "exclude --for-good"]) {
      const none = await cli.json(`fair-play ${line}`);
      expect(none, line).toMatchObject({ exit: 2, error: { message: expect.stringContaining("--yes starts it") } });
      expect(none.stderr).toContain("stops deposits, games and rewards at once. Withdrawals go on.");
      for (const typed of ["no\n", "\n", ""]) {
        expect(await cli.json(`fair-play ${line}`, { typed }), line).toMatchObject({ exit: 2 });
      }
    }
    expect(await cli.json("fair-play status")).toMatchObject({ data: { pause: null } });
  });

  test("says what nobody can undo", async () => {
    const nobody = "Nobody can end it sooner or make it shorter.";
    expect((await cli.table("fair-play break start --days 7")).stderr).toContain(`A break of 7 days stops`);
    expect((await cli.table("fair-play break start --days 7")).stderr).toContain(nobody);
    expect((await cli.table("fair-play exclude --months 6")).stderr).toContain(
      `${nobody} After its end play stays closed`,
    );
    expect((await cli.table("fair-play exclude --for-good")).stderr).toContain(
      "It never ends, and nobody can undo it.",
    );
  });

  test("of some days stops deposits, games and rewards, and no withdrawal", async () => {
    const until = "2026-11-22T05:00:00.000Z";
    expect(await cli.json("fair-play break start --days 2", { typed: "yes\n" })).toMatchObject({
      exit: 0,
      data: { pause: { kind: "break", stage: "on", startedAt: "2026-11-20T05:00:00.000Z", until, returnsAt: null } },
    });
    const refused = { exit: 3, error: { kind: "refused", code: "play-paused", until } };
    for (const line of ["wallet deposit request 500", "games open sanam-dice", "wheel spin", "check-in claim"]) {
      expect(await cli.json(line), line).toMatchObject(refused);
    }
    expect(await cli.json("wallet withdraw request 100")).toMatchObject({ exit: 0 });
    expect(await cli.json("fair-play break start --days 1 --yes")).toMatchObject({
      exit: 3,
      error: { code: "pause-shorter", until },
    });
    expect((await cli.table("fair-play break start --days 2 --yes")).stdout).toBe(
      "A break until 2026-11-22 12:00:00 +07: no deposit, no game and no reward. Withdrawals go on.\n",
    );
    await later(2 * DAY_MS);
    expect(await cli.json("fair-play status")).toMatchObject({ data: { pause: null } });
    expect(await cli.json("games open sanam-dice")).toMatchObject({ exit: 0 });
  });

  test("of months lasts until the member asks to return", async () => {
    expect(await cli.json("fair-play return")).toMatchObject({ exit: 0, data: { pause: null } });
    const until = "2027-05-22T05:00:00.000Z";
    expect(await cli.json("fair-play exclude --months 6 --yes")).toMatchObject({
      exit: 0,
      data: { pause: { kind: "exclusion", stage: "on", until } },
    });
    expect(await cli.json("fair-play return")).toMatchObject({ exit: 3, error: { code: "play-paused", until } });
    expect(await cli.json("fair-play break start --days 42 --yes")).toMatchObject({
      exit: 3,
      error: { code: "pause-shorter" },
    });
    await later(181 * DAY_MS);
    expect(await cli.json("fair-play status")).toMatchObject({ data: { pause: { stage: "over" } } });
    expect((await cli.table("fair-play return")).stdout).toContain("play opens at 2027-05-23 12:00:00 +07");
    await later(DAY_MS);
    expect(await cli.json("fair-play status")).toMatchObject({ data: { pause: null } });
  });

  test("for good has no end", async () => {
    const { stdout } = await cli.table("fair-play exclude --for-good --yes");
    expect(stdout).toMatch(/^A self-exclusion for good: /);
    expect(await cli.json("fair-play exclude --months 60 --yes")).toMatchObject({
      exit: 3,
      error: { code: "pause-shorter" },
    });
    const { data } = await cli.json("fair-play history --limit 1");
    expect(data).toMatchObject({ items: [{ step: "excluded" }] });
  });
});

test.each([
  ["exclude", "give --months <count>, or --for-good"],
  ["exclude --months 6 --for-good", "give --months <count>, or --for-good"],
  ["exclude --months 5", "from 6 to 60"],
  ["break start", "--days <count> is missing"],
  ["break start --days 43", "from 1 to 42"],
])("fair-play %s exits with 2 before anything is called", async (line, message) => {
  const { exit, error } = await runJson(["fair-play", ...line.split(" "), "--target", "http://127.0.0.1:1"]);
  expect([exit, error?.["message"]]).toEqual([2, expect.stringContaining(message)]);
});
