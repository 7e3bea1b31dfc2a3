import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lossRefund } from "../../../../core/rules/loss-refund.ts";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { satang } from "../../../../core/shared/money.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";

describe.each(FIXTURES)("games at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login silver", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  const idsOf = async (line: string) => {
    const { data } = await cli.json(line);
    const items = data?.["items"];
    return Array.isArray(items) ? items.map((item: { id: string }) => item.id) : [];
  };
  const credit = async () => Number((await cli.json("wallet credit")).data?.["creditSatang"]);
  const launchId = async () => String((await cli.json("games open sanam-dice")).data?.["launchId"]);

  test("are listed by category and by maker, and found by either name", async () => {
    expect(await idsOf("games list")).toContain("muay-thai");
    expect(await idsOf("games list --category slot")).toContain("fortune-tiger");
    const gamesOfJk = await idsOf("games list --slot JK");
    expect(gamesOfJk).toContain("fruit-slot");
    expect(gamesOfJk).not.toContain("fortune-tiger");
    expect(await idsOf("games list --category card --search ป๊อก")).toEqual(["pok-deng"]);
    expect(await idsOf("games list --category card --search POK")).toEqual(["pok-deng"]);
    expect(await idsOf("games list --category fishing")).toContain("mermaid-princess");
    expect(await idsOf("games list --category fishing --open")).not.toContain("mermaid-princess");
    expect(await cli.json("games list --category poker")).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });

  test("are opened, played and ended, and only rounds change the credit", async () => {
    const before = await credit();
    expect(await cli.json("games open mermaid-princess")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "game-closed" },
    });
    const launch = await launchId();
    const shown = await cli.json(`games table ${launch}`);
    expect(shown).toMatchObject({ exit: 0, data: { gameId: "sanam-dice", creditSatang: before, rounds: [] } });

    const key = "cli-games-round-000001";
    const played = await cli.json(`games play ${launch} --on high --amount 20 --intent ${key}`);
    expect(played).toMatchObject({ exit: 0, data: { round: { betOn: "high", betSatang: 2_000 }, intent: key } });
    const again = await cli.json(`games play ${launch} --on high --amount 20 --intent ${key}`);
    expect(again.data).toEqual(played.data);
    const after = Number(played.data?.["creditSatang"]);
    const round = played.data?.["round"] as { winSatang: number } | undefined;
    expect(after).toBe(before - 2_000 + Number(round?.winSatang));
    expect(await credit()).toBe(after);
    expect(await cli.json(`games play ${launch} --on odd --amount 20`)).toMatchObject({
      exit: 3,
      error: { code: "bet-unknown" },
    });
    expect(await cli.json(`games play ${launch} --on low --amount 9999`)).toMatchObject({
      exit: 3,
      error: { code: "credit-insufficient" },
    });

    const cashedOut = await cli.json("games cash-out sanam-dice");
    expect(cashedOut).toMatchObject({ exit: 0, data: { amountSatang: 0, creditSatang: after } });
    expect(await cli.json(`games table ${launch}`)).toMatchObject({ exit: 3, error: { code: "launch-over" } });
    expect(await cli.json("games transfer")).toMatchObject({ exit: 0, data: { creditSatang: after } });
  });

  test("have a history by day and by game, with the refund of the level", async () => {
    const launch = await launchId();
    await cli.advance(MINUTE_MS);
    expect(await cli.json(`games play ${launch} --on triple --amount 1`)).toMatchObject({ exit: 0 });
    const { exit, data } = await cli.json("games history --from 2020-01-01");
    const total = data?.["total"] as { netSatang: number; rounds: number };
    const days = data?.["days"] as readonly { rounds: number; netSatang: number }[];
    const games = data?.["games"] as readonly { gameId: string; rounds: number }[];
    expect(exit).toBe(0);
    expect(days.length).toBeGreaterThan(20);
    expect(days.reduce((sum, day) => sum + day.rounds, 0)).toBe(total.rounds);
    expect(games.reduce((sum, game) => sum + game.rounds, 0)).toBe(total.rounds);
    expect(games.map(({ gameId }) => gameId)).toEqual(expect.arrayContaining(["sanam-dice", "fruit-slot"]));
    expect(data?.["refund"]).toMatchObject({
      level: "silver",
      percent: 5,
      refundSatang: lossRefund(satang(total.netSatang), "silver"),
    });
  });
});
