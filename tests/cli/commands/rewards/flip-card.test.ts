import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";

describe.each(FIXTURES)("the card games at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  test("turn cards in both games and log them", async () => {
    const events = await cli.json("flip-card events");
    expect(events.data?.["items"]).toHaveLength(2);
    const played = await cli.json("flip-card play 1");
    expect(played).toMatchObject({ exit: 0, data: { game: "flip-card", card: 1 } });
    expect(await cli.json("flip-card play 0")).toMatchObject({ exit: 2 });
    expect(await cli.json("flip-card play 999")).toMatchObject({ exit: 3, error: { code: "card-not-there" } });
    expect(await cli.json("flip-card play 1 --event unknown")).toMatchObject({ error: { code: "cards-not-on" } });
    const gift = await cli.json("flip-card play 2 --game flip-card-reward");
    expect(gift).toMatchObject({ exit: 0, data: { game: "flip-card-reward", card: 2 } });
    const logs = await cli.json("flip-card logs --limit 2");
    expect(logs.data?.["items"]).toMatchObject([{ id: gift.data?.["id"] }, { id: played.data?.["id"] }]);
    expect((await cli.json("flip-card requests")).exit).toBe(0);
  });
});
