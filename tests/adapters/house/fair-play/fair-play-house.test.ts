import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { openSqliteJournal } from "../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import { makeSandboxSlip } from "../../../../adapters/house/sandbox/sandbox-slip.ts";
import { CASH_OUT } from "../../../../core/games/model.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
} from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang, ZERO } from "../../../../core/shared/money.ts";
import {
  codeOf,
  eventsOf,
  joinHouse,
  newKey,
  openTestHouse,
  type TestHouse,
  testClock,
  unwrap,
} from "../test-house.ts";

const DICE = "sanam-dice";
const PENALTY = "football-singles";
const LOSS_OF_A_DAY = { kind: "loss", period: "day" } as const;
const WAITING = { mode: "waiting" } as const;
const ALL = { cursor: undefined, limit: 1_000 } as const;

async function openPlayer(options: Parameters<typeof openTestHouse>[0] = {}, credit = baht(10_000)) {
  const testHouse = await openTestHouse({ backOffice: WAITING, ...options });
  const member = await joinHouse(testHouse.house, 1, credit);
  return { ...testHouse, ...member };
}

/** The sum of what the events of a journal say about days, without rows and states. */
function sumsOf(events: readonly HouseEvent[], from: BangkokDate | undefined, to: BangkokDate) {
  const isIn = ({ at }: HouseEvent) => (from === undefined || bangkokDateOf(at) >= from) && bangkokDateOf(at) <= to;
  const counted = events.filter(isIn);
  const total = (...amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
  return {
    depositedSatang: total(
      ...counted.map((event) =>
        event.type === "deposit-credited" || event.type === "slip-credited" ? event.amount : 0,
      ),
    ),
    withdrawnSatang: total(...counted.map((event) => (event.type === "withdrawal-paid" ? event.amount : 0))),
    stakedSatang: total(...counted.map((event) => (event.type === "round-played" ? event.bet : 0))),
    wonSatang: total(...counted.map((event) => (event.type === "round-played" ? event.win : 0))),
  };
}

const anyAct = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("deposit", "withdraw", "slip"), amount: anyAmount() }) },
    { weight: 6, arbitrary: fc.record({ act: fc.constantFrom(DICE, PENALTY), amount: anyAmount() }) },
    { weight: 1, arbitrary: fc.constant({ act: "leave", amount: ZERO }) },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(MINUTE_MS, 7 * HOUR_MS, DAY_MS, 9 * DAY_MS, 40 * DAY_MS)
        .map((ms) => ({ act: "wait" as const, amount: ms as Satang })),
    },
  );
const anyAmount = () => fc.integer({ min: 10_000, max: 90_000 }).map(satang);

type Act = { readonly act: string; readonly amount: Satang };

async function perform(player: Awaited<ReturnType<typeof openPlayer>>, { act, amount }: Act, serial: number) {
  const { house, service, session, advance, now } = player;
  switch (act) {
    case "deposit": {
      const { id } = unwrap(await service.requestDeposit(amount, newKey()));
      unwrap(await house.staff.approve(id));
      break;
    }
    case "slip": {
      const { payload } = makeSandboxSlip({ amount, at: now(), serial });
      const { id } = unwrap(await service.requestSlipDeposit({ payload, amountSatang: amount }, newKey()));
      unwrap(await house.staff.approve(id));
      break;
    }
    case "withdraw": {
      const asked = await service.requestWithdrawal(amount, newKey(), session.token);
      if (asked.ok) unwrap(await house.staff.approve(asked.value.id));
      break;
    }
    case "wait":
      advance(amount);
      break;
    case "leave":
      unwrap(await service.transferToBank(newKey()));
      break;
    default: {
      const launch = await service.openGame(act, newKey(), session.token);
      if (!launch.ok) break;
      const { launchId } = launch.value;
      const { bets, open } = unwrap(await house.tables.table(launchId));
      const betOn = bets[0]?.id ?? CASH_OUT;
      await house.tables.play(launchId, { betOn, amount: open?.betSatang ?? amount }, newKey());
    }
  }
}

it("tells the sums of the ledger for every span, to the satang, for any play", { timeout: 60_000 }, async () => {
  const law = fc.asyncProperty(fc.array(anyAct(), { maxLength: 30 }), async (acts) => {
    // The session must last.
    const sessions = { idleMs: 4_000 * DAY_MS, absoluteMs: 4_000 * DAY_MS };
    const player = await openPlayer({ sessions }, baht(100_000));
    for (const [serial, act] of acts.entries()) await perform(player, act, serial);
    const { service, journal, now } = player;
    const { spans, days } = await service.fairPlayFigures();
    const events = await eventsOf(journal);
    const today = bangkokDateOf(now());
    const first = {
      "7-days": addDays(today, -6),
      "30-days": addDays(today, -29),
      year: `${today.slice(0, 4)}-01-01` as BangkokDate,
      ever: undefined,
    };
    for (const { span, ...sums } of spans) expect(sums).toEqual(sumsOf(events, first[span], today));
    for (const { day, minutes: _, ...sums } of days) {
      expect({ ...sums, withdrawnSatang: 0 }).toEqual({ ...sumsOf(events, day, day), withdrawnSatang: 0 });
    }
    const month = `${today.slice(0, 8)}01` as BangkokDate;
    const ofDays = (of: (day: (typeof days)[number]) => number) => days.reduce((sum, day) => sum + of(day), 0);
    expect(ofDays(({ stakedSatang }) => stakedSatang)).toBe(sumsOf(events, month, today).stakedSatang);
    expect(ofDays(({ depositedSatang }) => depositedSatang)).toBe(sumsOf(events, month, today).depositedSatang);
    const { total } = await service.winLoss({ from: first["7-days"], to: today });
    const [week] = spans;
    expect([week?.stakedSatang, week?.wonSatang]).toEqual([total.stakedSatang, total.wonSatang]);
    // What a limit counts is the same.
    const { limits } = await service.fairPlay();
    const loss = limits.find(({ kind, period }) => kind === "loss" && period === "week");
    const open = events.filter((event) => event.type === "round-stepped" && event.isFirst);
    if (open.length === 0) expect(loss?.used).toBe(total.stakedSatang - total.wonSatang);
  });
  await fc.assert(law, { numRuns: 25 });
});

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

type Setting = (service: Awaited<ReturnType<typeof openPlayer>>["service"]) => Promise<unknown>;
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
  const told = async ({ house }: Pick<TestHouse, "house">, id: Parameters<TestHouse["house"]["member"]>[0]) => {
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
    const before = await told(player, player.id);
    const { spans } = await player.service.fairPlayFigures();
    const { day: _, ...ever } = { day: 0, ...sumsOf(await eventsOf(journal), undefined, bangkokDateOf(clock.now())) };
    expect(spans[3]).toEqual({ span: "ever", ...ever });
    await journal.close();

    const reopened = await open();
    const again = await openTestHouse({ journal: reopened, clock, number: 2, backOffice: WAITING });
    expect(await told(again, player.id)).toEqual(before);
    expect(codeOf(await again.house.member(player.id).requestDeposit(satang(30_001), newKey()))).toBe(
      "play-limit-reached",
    );
    await reopened.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
