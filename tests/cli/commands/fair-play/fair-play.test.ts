import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";

describe.each(FIXTURES)("fair play at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  test("starts with no limit, no pause and no decision", async () => {
    const status = await cli.json("fair-play status");
    expect(status).toMatchObject({ exit: 0, data: { pause: null, realityCheckMinutes: null } });
    expect(status.data?.["limits"]).toHaveLength(10);
    const shown = (await cli.table("fair-play status")).stdout;
    expect(shown).toMatch(/^Pause +Nothing is paused\.$/m);
    expect(shown).toMatch(/^Reality check +not chosen; the site's default holds$/m);
    expect((await cli.table("fair-play history")).stdout).toBe("Nothing was decided yet.\n");
  });

  test("stops play for a look as often as it is told, or never", async () => {
    expect(await cli.json("fair-play reality-check --minutes 30")).toMatchObject({
      exit: 0,
      data: { realityCheckMinutes: 30 },
    });
    expect((await cli.table("fair-play reality-check ๑๕")).stdout).toBe("Reality check: every 15 minutes at play.\n");
    expect((await cli.table("fair-play reality-check 0")).stdout).toBe("Reality check: none.\n");
    expect(await cli.json("fair-play reality-check 20")).toMatchObject({
      exit: 2,
      error: { message: '<count> takes one of 0, 15, 30, 60, not "20"' },
    });
    expect((await cli.json("fair-play history --limit 1")).data).toMatchObject({
      items: [{ step: "reality-check-set", minutes: 0 }],
    });
  });

  test("has the figures of four spans and of the month by day", async () => {
    const { data } = await cli.json("fair-play figures");
    expect(data).toMatchObject({
      spans: [{ span: "7-days" }, { span: "30-days" }, { span: "year" }, { span: "ever" }],
    });
    expect((await cli.table("fair-play figures")).stdout).toMatch(
      /^ever +฿[\d,.]+ +฿[\d,.]+ +฿[\d,.]+ +฿[\d,.]+ +-?฿[\d,.]+$/m,
    );
  });

  test("notes that a suggestion was seen", async () => {
    expect(await cli.json("fair-play seen")).toMatchObject({ exit: 0, data: { signs: [] } });
  });
});
