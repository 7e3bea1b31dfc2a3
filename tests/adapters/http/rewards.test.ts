import { expect, test } from "vitest";
import { createHttpRewards } from "../../../adapters/http/rewards.ts";
import { INTENT, jsonReply, type ScriptedClient, scriptedClient } from "./scripted-client.ts";

const rewardsPort = ({ client, identity }: ScriptedClient) => createHttpRewards(client, identity);

test("reads a check-in's points from either field, accepts a number as its id, and a missing date", async () => {
  const log = {
    gameLog: [
      { id: 7, json: { day: 19 }, value: 5 },
      { id: "c8", json: { day: 20, date: "2026-11-20" }, game_value: 8 },
      { id: "c9", json: { day: 21, date: null }, value: null, game_value: null },
    ],
    gameValue: 8,
    gameValueTomorrow: null,
  };
  expect(await rewardsPort(scriptedClient(() => jsonReply(log))).checkIns()).toEqual({
    ok: true,
    value: {
      entries: [
        { id: "7", day: 19, value: 5, date: undefined },
        { id: "c8", day: 20, value: 8, date: "2026-11-20" },
        { id: "c9", day: 21, value: 0, date: undefined },
      ],
      value: 8,
      valueTomorrow: undefined,
      today: undefined,
    },
  });
  const done = { gameLog: log.gameLog[1], gameValueTomorrow: 10 };
  expect(await rewardsPort(scriptedClient(() => jsonReply(done))).checkIn(INTENT)).toEqual({
    ok: true,
    value: { id: "c8", value: 8, valueTomorrow: 10, date: "2026-11-20" },
  });
});

test("sends a log's page in the query, without a missing cursor", async () => {
  const scripted = scriptedClient(() => jsonReply({ items: [], next: null }));
  await rewardsPort(scripted).flipCardLog({ cursor: undefined, limit: 5 });
  await rewardsPort(scripted).flipCardLog({ cursor: "a b", limit: 100 });
  expect(scripted.sent.map(({ url }) => new URL(url).search)).toEqual(["?limit=5", "?cursor=a+b&limit=100"]);
});

test("claims a reward for the signed-in member", async () => {
  const scripted = scriptedClient(() => jsonReply({}, 500));
  await rewardsPort(scripted).request("shirt", INTENT);
  expect(JSON.parse(scripted.sent[0]?.body ?? "")).toEqual({ userUuid: "uuid-gold", rewardId: "shirt" });
  expect(scripted.sent[0]?.headers["idempotency-key"]).toBe(INTENT);
});

test("reads prizes of every kind, and gives a flipped card its game, which the log may lack", async () => {
  const at = "2026-11-20T10:00:00.000Z";
  const revealed = [
    { kind: "credit", amount: 12.5 },
    { kind: "points", point: 3 },
    { kind: "item", title: "เสื้อ" },
    { kind: "nothing" },
  ];
  const play = { id: "f1", eventId: "e", card: 0, prize: revealed[0], revealed, point: 7, at };
  const answer = await rewardsPort(scriptedClient(() => jsonReply(play))).flipCard(
    "flip-card-reward",
    { eventId: "e", card: 0 },
    INTENT,
  );
  expect(answer).toMatchObject({
    value: {
      game: "flip-card-reward",
      prize: { kind: "credit", amountSatang: 1_250 },
      revealed: [
        { kind: "credit", amountSatang: 1_250 },
        { kind: "points", points: 3 },
        { kind: "item", title: "เสื้อ" },
        { kind: "nothing" },
      ],
      pointsAfter: 7,
      at: Date.parse(at),
    },
  });
  const log = await rewardsPort(scriptedClient(() => jsonReply({ items: [play] }))).flipCardLog({
    cursor: undefined,
    limit: 5,
  });
  expect(log).toMatchObject({ value: { items: [{ id: "f1", game: undefined }], next: undefined } });
});
