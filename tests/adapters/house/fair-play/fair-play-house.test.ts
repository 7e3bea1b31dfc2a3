import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { openSqliteJournal } from "../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import { bangkokDateOf, DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../../core/shared/money.ts";
import { codeOf, eventsOf, newKey, openTestHouse, type TestHouse, testClock, unwrap } from "../test-house.ts";
import { DICE, openPlayer, PENALTY, type Player, perform, sumsOf, WAITING } from "./player.ts";

const LOSS_OF_A_DAY = { kind: "loss", period: "day" } as const;
const ALL = { cursor: undefined, limit: 1_000 } as const;

it("lets no rounds at the same time lose more than the limit", async () => {
  for (const number of [1, 2, 3]) {
    const { house, service, session, journal } = await openPlayer({ number });
    const limit = baht(100);
    unwrap(await service.setPlayLimit(LOSS_OF_A_DAY, limit));
    const { launchId } = unwrap(await service.openGame(DICE, newKey(), session.token));
    const played = await Promise.all(
      Array.from({ length: 50 }, () => house.tables.play(launchId, { betOn: "low", amount: baht(30) }, newKey())),
    );
    const codes = played.map(codeOf);
    expect(new Set(codes)).toEqual(new Set(["ok", "play-limit-reached"]));
    let lost = 0;
    for (const event of await eventsOf(journal)) {
      if (event.type === "round-played") lost += event.bet - event.win;
      expect(lost).toBeLessThanOrEqual(limit);
    }
  }
});

it("answers a key as before, also when a pause began since", async () => {
  const { house, service, session } = await openPlayer();
  const { launchId } = unwrap(await service.openGame(DICE, newKey(), session.token));
  const [played, asked] = [newKey(), newKey()];
  const bet = { betOn: "low", amount: baht(10) };
  const first = unwrap(await house.tables.play(launchId, bet, played));
  const deposit = unwrap(await service.requestDeposit(baht(500), asked));
  unwrap(await service.startBreak(1));
  expect(unwrap(await house.tables.play(launchId, bet, played))).toEqual(first);
  expect(unwrap(await service.requestDeposit(baht(500), asked))).toEqual(deposit);
  expect(codeOf(await house.tables.play(launchId, bet, newKey()))).toBe("play-paused");
  unwrap(await house.staff.approve(deposit.id));
  expect(unwrap(await service.history({ ...ALL, kinds: ["deposit"] } as never)).items).toHaveLength(1);
});

it("credits a deposit that back-office time credits, and cashes out a round that time ends, during a break", async () => {
  const { house, service, session, advance } = await openPlayer();
  const { launchId } = unwrap(await service.openGame(PENALTY, newKey(), session.token));
  for (;;) {
    const { bets } = unwrap(await house.tables.table(launchId));
    const { round } = unwrap(
      await house.tables.play(launchId, { betOn: bets[0]?.id ?? "", amount: baht(100) }, newKey()),
    );
    if (round.valueSatang !== undefined) break;
  }
  const { id } = unwrap(await service.requestDeposit(baht(500), newKey()));
  unwrap(await service.confirmDeposit(id, newKey()));
  unwrap(await service.startBreak(1));
  await house.staff.setBackOffice({ mode: "automatic", afterMs: 1_000 });
  const { creditSatang } = await service.credit();
  advance(30 * MINUTE_MS);
  expect((await service.credit()).creditSatang).toBe(creditSatang + baht(500) + baht(129));
  const { spans } = await service.fairPlayFigures();
  expect(spans[0]).toMatchObject({ depositedSatang: baht(500), wonSatang: baht(129) });
});

type Setting = (service: Player["service"]) => Promise<unknown>;
const anySetting = (): fc.Arbitrary<Setting> => {
  const limit = fc.constantFrom(LOSS_OF_A_DAY, { kind: "time", period: "day" } as const);
  const amount = fc.option(fc.constantFrom(0, 10, 500, 1_000), { nil: undefined });
  return fc.oneof(
    fc.tuple(limit, amount).map(
      ([of, to]): Setting =>
        (service) =>
          service.setPlayLimit(of, to),
    ),
    fc.tuple(limit, amount).map(
      ([of, to]): Setting =>
        (service) =>
          service.confirmPlayLimit(of, to),
    ),
    limit.map(
      (of): Setting =>
        (service) =>
          service.cancelPlayLimit(of),
    ),
    fc.constantFrom(1, 2, 42).map(
      (days): Setting =>
        (service) =>
          service.startBreak(days),
    ),
    fc.constantFrom(6, 7, undefined).map(
      (months): Setting =>
        (service) =>
          service.excludeSelf(months),
    ),
    fc.constantFrom<Setting[]>(
      (service) => service.askToReturn(),
      (service) => service.noteSuggestion(),
      (service) => service.setRealityCheck(15),
      (service) => service.setRealityCheck(0),
      (service) => service.checkIn(newKey()),
      (service) => service.requestDeposit(baht(100), newKey()),
    ),
  );
};

it("keeps each line of the history as it was, whatever is set later", { timeout: 60_000 }, async () => {
  const anyStep = fc.tuple(anySetting(), fc.constantFrom(0, HOUR_MS, DAY_MS, 200 * DAY_MS));
  const law = fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), async (steps) => {
    const { service, journal, advance } = await openPlayer();
    const history = async () => unwrap(await service.fairPlaySteps(ALL)).items;
    let before = await history();
    for (const [set, ms] of steps) {
      await set(service);
      advance(ms);
      const after = await history();
      expect(after.slice(after.length - before.length)).toEqual(before);
      before = after;
    }
    const decided = (await eventsOf(journal)).filter(({ type }) =>
      /^(play-limit|break|self-ex|return-asked|reality)/.test(type),
    );
    expect(before.map(({ id, at }) => [id, at]).reverse()).toEqual(
      decided.map((event) => ["id" in event && event.id, event.at]),
    );
    expect(new Set(before.map(({ id }) => id)).size).toBe(before.length);
  });
  await fc.assert(law, { numRuns: 25 });
});

it("refuses what no limit, break or reality check can be", async () => {
  const { service } = await openPlayer();
  const answers = [
    await service.setPlayLimit({ kind: "time", period: "week" }, 60),
    await service.setPlayLimit({ kind: "time", period: "day" }, 1_441),
    await service.setPlayLimit({ kind: "time", period: "day" }, 1.5),
    await service.setPlayLimit(LOSS_OF_A_DAY, -1),
    await service.confirmPlayLimit(LOSS_OF_A_DAY, Number.NaN),
    await service.cancelPlayLimit({ kind: "time", period: "month" }),
    await service.startBreak(0),
    await service.startBreak(43),
    await service.excludeSelf(5),
    await service.excludeSelf(61),
    await service.setRealityCheck(20 as never),
    await service.fairPlaySteps({ cursor: "X-unknown", limit: 10 }),
  ];
  expect(answers.map(codeOf)).toEqual(answers.map(() => "body-invalid"));
  expect(unwrap(await service.fairPlaySteps(ALL)).items).toEqual([]);
});

it("tells signs until they are seen that day, and none during a break", async () => {
  const player = await openPlayer({}, baht(100_000));
  const { service, house, session, advance } = player;
  for (let nth = 0; nth < 3; nth += 1) await perform(player, { act: "deposit", amount: baht(100) }, nth);
  const { launchId } = unwrap(await service.openGame(DICE, newKey(), session.token));
  const signs = async () => (await service.fairPlay()).signs;
  for (let rounds = 0; rounds < 200 && (await signs()).length === 0; rounds += 1) {
    unwrap(await house.tables.play(launchId, { betOn: "low", amount: baht(1_000) }, newKey()));
  }
  expect(await signs()).toMatchObject([{ sign: "chasing", deposits: 3 }]);
  expect(unwrap(await service.noteSuggestion()).signs).toEqual([]);
  expect(await signs()).toEqual([]);
  advance(DAY_MS);
  expect(await signs()).toMatchObject([{ sign: "chasing", deposits: 3 }]);
  expect(unwrap(await service.startBreak(1)).signs).toEqual([]);
});

it("computes the days of a journal that an earlier release wrote", async () => {
  const clock = testClock();
  const journal = createMemoryJournal<HouseEvent>();
  const player = await openPlayer({ journal, clock });
  await perform(player, { act: "deposit", amount: baht(700) }, 1);
  await perform(player, { act: DICE, amount: baht(30) }, 2);
  const [fairPlay, figures] = [await player.service.fairPlay(), await player.service.fairPlayFigures()];
  const { records, uniqueKeys } = journal.snapshot();
  const again = await openTestHouse({ journal: createMemoryJournal<HouseEvent>({ records, uniqueKeys }), clock });
  expect(await again.house.member(player.id).fairPlay()).toEqual(fairPlay);
  expect(await again.house.member(player.id).fairPlayFigures()).toEqual(figures);
});

it("keeps limits, days, figures and history in a file over a restart", { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "sanam-fair-play-"));
  const clock = testClock();
  const open = async () => unwrap(await openSqliteJournal<HouseEvent>(join(folder, "journal.sqlite")));
  const everything = async ({ house }: Pick<TestHouse, "house">, id: Parameters<TestHouse["house"]["member"]>[0]) => {
    const service = house.member(id);
    const steps = unwrap(await service.fairPlaySteps(ALL)).items;
    return [await service.fairPlay(), await service.fairPlayFigures(), steps];
  };
  try {
    const journal = await open();
    const player = await openPlayer({ journal, clock });
    await perform(player, { act: "deposit", amount: baht(700) }, 1);
    for (let nth = 0; nth < 5; nth += 1) await perform(player, { act: DICE, amount: baht(30) }, nth);
    await perform(player, { act: "withdraw", amount: baht(200) }, 1);
    unwrap(await player.service.setPlayLimit({ kind: "deposit", period: "week" }, baht(1_000)));
    unwrap(await player.service.setPlayLimit({ kind: "deposit", period: "week" }, undefined));
    unwrap(await player.service.setRealityCheck(15));
    const before = await everything(player, player.id);
    const { spans } = await player.service.fairPlayFigures();
    const ever = sumsOf(await eventsOf(journal), undefined, bangkokDateOf(clock.now()));
    expect(spans[3]).toEqual({ span: "ever", ...ever });
    await journal.close();

    const reopened = await open();
    const again = await openTestHouse({ journal: reopened, clock, number: 2, backOffice: WAITING });
    expect(await everything(again, player.id)).toEqual(before);
    expect(codeOf(await again.house.member(player.id).requestDeposit(satang(30_001), newKey()))).toBe(
      "play-limit-reached",
    );
    await reopened.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
