import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { House, HouseEvent } from "../../../../adapters/house/house.ts";
import {
  openPostgresDatabase,
  type PostgresDatabase,
} from "../../../../adapters/house/journals/postgres/postgres-journal.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import { DAY_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import { DISK_MS } from "../journals/journal-suite.ts";
import { codeOf, eventsOf, newKey, openTestHouse, testClock, unwrap } from "../test-house.ts";
import { DICE, openPlayer, type Player, perform, WAITING } from "./player.ts";

const LOSS_OF_A_DAY = { kind: "loss", period: "day" } as const;
const ALL = { cursor: undefined, limit: 1_000 } as const;
const AT_ONCE = 50;

describe("two houses on one database", { timeout: DISK_MS }, () => {
  let schema: TestSchema;
  const databases: PostgresDatabase<HouseEvent>[] = [];
  let player: Player;
  let other: House;

  beforeAll(async () => {
    schema = await newTestSchema();
    for (let house = 0; house < 2; house += 1) {
      databases.push(unwrap(await openPostgresDatabase<HouseEvent>(schema.url, {})));
    }
  });
  beforeEach(async () => {
    const [one, two] = databases.map(({ journal }) => journal);
    if (!one || !two) return expect.unreachable();
    const tables = ["events", "unique_keys", "rebuild_left", "model_rows", "states"];
    await schema.sql.unsafe(`${tables.map((table) => `DELETE FROM ${schema.name}.${table};`).join("")}
      UPDATE ${schema.name}.shard_head SET position = 0 WHERE position > 0`);
    const clock = testClock();
    const sessions = { idleMs: 30 * DAY_MS };
    player = await openPlayer({ journal: one, clock, sessions }, baht(10_000));
    other = (await openTestHouse({ journal: two, clock, sessions, number: 2, backOffice: WAITING })).house;
  });
  afterAll(async () => {
    for (const { journal } of databases) await journal.close();
    await schema.discard();
  });

  const inTurn = (index: number) => (index % 2 === 0 ? player.house : other);
  const atOnce = <T>(act: (house: House) => Promise<T>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(inTurn(index))));
  const everything = async (house: House, id: MemberId) => {
    const service = house.member(id);
    return [await service.fairPlay(), await service.fairPlayFigures(), unwrap(await service.fairPlaySteps(ALL)).items];
  };

  it("let no rounds at the same time lose more than the limit, and tell the same figures", async () => {
    const { service, session, journal, id } = player;
    const [loss, stake] = [baht(100), baht(1_000)];
    unwrap(await service.setPlayLimit(LOSS_OF_A_DAY, loss));
    // Also where most rounds win, a limit is reached.
    unwrap(await service.setPlayLimit({ kind: "stake", period: "day" }, stake));
    const { launchId } = unwrap(await service.openGame(DICE, newKey(), session.token));
    const played = await atOnce(({ tables }) => tables.play(launchId, { betOn: "low", amount: baht(30) }, newKey()));
    expect(new Set(played.map(codeOf))).toEqual(new Set(["ok", "play-limit-reached"]));
    let [lost, staked] = [0, 0];
    for (const event of await eventsOf(journal)) {
      if (event.type !== "round-played") continue;
      lost += event.bet - event.win;
      staked += event.bet;
      expect(lost).toBeLessThanOrEqual(loss);
      expect(staked).toBeLessThanOrEqual(stake);
    }
    await perform(player, { act: "withdraw", amount: baht(200) }, 1);
    expect(await everything(other, id)).toEqual(await everything(player.house, id));
  });

  it("note each decision once, however often and wherever it is said", async () => {
    const { id, advance } = player;
    const [low, high] = [baht(100), baht(900)];
    const said = async (act: (service: Player["service"]) => Promise<Parameters<typeof codeOf>[0]>) =>
      new Set((await atOnce((house) => act(house.member(id)))).map(codeOf));
    expect(await said((service) => service.setPlayLimit(LOSS_OF_A_DAY, low))).toEqual(new Set(["ok"]));
    expect(await said((service) => service.setPlayLimit(LOSS_OF_A_DAY, high))).toEqual(new Set(["ok"]));
    advance(DAY_MS);
    expect(await said((service) => service.confirmPlayLimit(LOSS_OF_A_DAY, high))).toEqual(new Set(["ok"]));
    expect(await said((service) => service.startBreak(2))).toEqual(new Set(["ok"]));
    const steps = unwrap(await other.member(id).fairPlaySteps(ALL)).items;
    expect(steps.map(({ step, amount }) => [step, amount])).toEqual([
      ["break-started", undefined],
      ["limit-set", high],
      ["limit-asked", high],
      ["limit-set", low],
    ]);
    expect(await everything(other, id)).toEqual(await everything(player.house, id));
  });

  it("play no round after a break began in either", async () => {
    const { service, session, journal, id } = player;
    const { launchId } = unwrap(await service.openGame(DICE, newKey(), session.token));
    const play = ({ tables }: House) => tables.play(launchId, { betOn: "low", amount: baht(1) }, newKey());
    const rounds = atOnce(play);
    unwrap(await other.member(id).startBreak(1));
    for (const house of [player.house, other]) expect(codeOf(await play(house))).toBe("play-paused");
    await rounds;
    const types = (await eventsOf(journal)).map(({ type }) => type);
    expect(types.lastIndexOf("round-played")).toBeLessThan(types.indexOf("break-started"));
  });
});
