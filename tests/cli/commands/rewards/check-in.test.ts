import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "../../../../core/shared/bangkok-time.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";

describe.each(FIXTURES)("check-ins at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  test("happen once a day", async () => {
    const status = await cli.json("check-in status");
    expect(status).toMatchObject({ exit: 0, data: { today: "2026-11-20", done: false, showPrompt: true } });
    const claimed = await cli.json("check-in claim --intent check-in-000001-key");
    expect(claimed).toMatchObject({ exit: 0, data: { date: "2026-11-20", value: status.data?.["value"] } });
    expect((await cli.json("check-in claim --intent check-in-000001-key")).data).toEqual(claimed.data);
    expect(await cli.json("check-in claim")).toMatchObject({ exit: 3, error: { code: "check-in-done" } });
    expect((await cli.json("check-in status")).data).toMatchObject({ done: true, showPrompt: false });
    await cli.advance(DAY_MS);
    // The credit is not read here, so that only the backend's log tells the day.
    expect((await cli.json("check-in status")).data).toMatchObject({ today: "2026-11-21", done: false });
    expect((await cli.json("check-in claim")).data).toMatchObject({
      date: "2026-11-21",
      value: claimed.data?.["valueTomorrow"],
    });
  });
});
