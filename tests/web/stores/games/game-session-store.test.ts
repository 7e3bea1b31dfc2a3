import { describe, expect, it, vi } from "vitest";
import { type LaunchFrame, NO_FEEL, sentRound } from "../../../../core/games/play-game.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err } from "../../../../core/shared/result.ts";
import { GameSessionStore } from "../../../../web/stores/games/game-session-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { aGame, gamesDependenciesOn } from "../games-dependencies-on.ts";

const DICE = aGame("dice");
const CARDS = aGame("cards");

function fail(): never {
  throw new Error("the message is no round");
}

function sessionOn(
  frameOf: (url: string) => LaunchFrame | undefined = (src) => ({ src, keepsOrigin: true, isOwn: true }),
) {
  const backend = gamesDependenciesOn([DICE, CARDS]);
  const onPlayed = vi.fn();
  const onCredit = vi.fn();
  const find = (id: string) => [DICE, CARDS].find((game) => game.id === id);
  const hooks = { frameOf, find, onPlayed, onCredit, feel: { read: () => NO_FEEL, write: () => undefined } };
  const session = () => new GameSessionStore({ ...backend.dependencies, games: backend.port }, hooks);
  return { ...backend, onPlayed, onCredit, session: session(), again: session };
}

describe("GameSessionStore", () => {
  it("opens a game once for two presses, notes it as played and reports the credit change", async () => {
    const { session, asked, onPlayed, onCredit } = sessionOn();
    await Promise.all([session.open(DICE), session.open(DICE)]);
    expect(asked).toEqual(["open dice"]);
    expect(session.live).toMatchObject({ game: DICE, place: "frame", over: false, frame: { src: "/play/dice" } });
    expect(onPlayed).toHaveBeenCalledWith(DICE);
    expect(onCredit).toHaveBeenCalledTimes(1);
  });

  it("opens no second game while one is live; changing returns the first one's money before", async () => {
    const { session, asked } = sessionOn();
    await session.open(DICE);
    await session.open(CARDS);
    expect(session.live?.game).toBe(DICE);
    await session.change(CARDS);
    expect(session.live?.game).toBe(CARDS);
    expect(asked).toEqual(["open dice", "cash-out dice", "open cards"]);
  });

  it("keeps the live game when leaving fails, and does not open another one", async () => {
    const { session, port, asked } = sessionOn();
    await session.open(DICE);
    port.cashOut = () => Promise.resolve(err(fault("none", "unavailable")));
    await session.change(CARDS);
    expect(session.live?.game).toBe(DICE);
    expect(session.leaving.phase).toBe("failed");
    expect(asked).toEqual(["open dice"]);
  });

  it("refuses a closed game unsent", async () => {
    const { session, asked } = sessionOn();
    await session.open({ ...DICE, open: false });
    // The list decides whether the game is open, not the tile.
    expect(asked).toEqual(["open dice"]);
    const closed = gamesDependenciesOn();
    const other = new GameSessionStore(
      { ...closed.dependencies, games: closed.port },
      {
        frameOf: () => undefined,
        find: () => ({ ...DICE, open: false }),
        onPlayed: vi.fn(),
        onCredit: vi.fn(),
        feel: { read: () => NO_FEEL, write: () => undefined },
      },
    );
    await other.open(DICE);
    expect(other.opening.problem).toMatchObject({ code: "game-closed" });
    expect(closed.asked).toEqual([]);
  });

  it("shows a provider that is down as a refusal, and opens at the next press", async () => {
    const { session, port } = sessionOn();
    const original = { ...port };
    port.open = () => Promise.resolve(err(refuse("provider-down", { provider: "สนาม" })));
    await session.open(DICE);
    expect(session.opening.problem).toMatchObject({ code: "provider-down" });
    expect(session.live).toBeUndefined();
    port.open = (id, key) => original.open(id, key);
    await session.open(DICE);
    expect(session.live?.game).toBe(DICE);
  });

  it("shows no frame for an address that is no web address", async () => {
    const { session } = sessionOn(() => undefined);
    await session.open(DICE);
    expect([session.live, session.badAddress]).toEqual([undefined, true]);
  });

  it("reconciles an opening whose reply was lost, and resumes it after a reload", async () => {
    const { session, port, time, intents, again } = sessionOn();
    const original = { ...port };
    const keys: string[] = [];
    port.open = (id, key) => {
      keys.push(key);
      return keys.length === 1 ? Promise.resolve(err(fault("unknown"))) : original.open(id, key);
    };
    const opening = session.open(DICE);
    await time.pass(0);
    expect(session.opening.phase).toBe("checking");
    expect(intents.all()).toHaveLength(1);
    const reloaded = again();
    reloaded.watch();
    await time.pass(60_000);
    await opening;
    expect(reloaded.live?.game).toBe(DICE);
    expect(new Set(keys).size).toBe(1);
    expect(intents.all()).toEqual([]);
  });

  it("handles the frame's rounds, the end of the launch and the wish to leave", async () => {
    const { session, onCredit, asked } = sessionOn();
    const says = (event: string) => session.onMessage({ source: "game", event });
    says("round");
    expect(onCredit).not.toHaveBeenCalled();
    await session.open(DICE);
    onCredit.mockClear();
    says("round");
    expect(onCredit).toHaveBeenCalledTimes(1);
    says("over");
    expect(session.live?.over).toBe(true);
    await session.reopen();
    expect(session.live).toMatchObject({ game: DICE, over: false });
    expect(asked).toEqual(["open dice", "cash-out dice", "open dice"]);
    says("leave");
    await vi.waitFor(() => expect(session.live).toBeUndefined());
    expect(session.leaving.state).toMatchObject({ phase: "done" });
  });

  it("tells the house's own page, after any reload, which round it left without an outcome, and no other page", async () => {
    const round = { key: "round-of-the-dice-1", launchId: "l-1", betOn: "high", amount: 12.5 };
    const ready = { source: "game", event: "ready" };
    const { session, again, intents } = sessionOn();
    await session.open(DICE);
    expect(session.onMessage(ready)).toEqual({ source: "site", ...NO_FEEL });
    session.onMessage({ source: "game", event: "round-sent", round });
    expect(intents.all()).toMatchObject([{ kind: "game-round", key: round.key, amountSatang: 1_250 }]);
    const reloaded = again();
    await reloaded.open(DICE);
    expect(reloaded.onMessage(ready)).toEqual({ source: "site", ...NO_FEEL, round });
    reloaded.onMessage({ source: "game", event: "round-settled", key: round.key });
    expect(intents.all()).toEqual([]);
    expect(reloaded.onMessage(ready)).toEqual({ source: "site", ...NO_FEEL });

    const maker = sessionOn((src) => ({ src, keepsOrigin: true, isOwn: false }));
    await maker.session.open(DICE);
    maker.session.onMessage({ source: "game", event: "round-sent", round });
    expect(maker.intents.all()).toEqual([]);
    maker.intents.write(sentRound({ source: "game", event: "round-sent", round }, instant(0)) ?? fail());
    expect(maker.session.onMessage(ready)).toEqual({ source: "site", ...NO_FEEL });
    maker.session.onMessage({ source: "game", event: "round-settled", key: round.key });
    expect(maker.intents.all()).toHaveLength(1);
  });

  it("knows by which limit the house's own page was refused a round, until the next round or the end", async () => {
    const round = { key: "round-of-the-dice-1", launchId: "l-1", betOn: "high", amount: 12.5 };
    const refused = { source: "game", event: "round-refused", code: "play-limit-reached" };
    const { session } = sessionOn();
    await session.open(DICE);
    session.onMessage(refused);
    session.onMessage({ source: "game", event: "ready" });
    expect(session.refusal).toBe("play-limit-reached");
    session.onMessage({ source: "game", event: "round-sent", round });
    expect(session.refusal).toBeUndefined();
    session.onMessage(refused);
    await session.leave();
    expect(session.refusal).toBeUndefined();

    const maker = sessionOn((src) => ({ src, keepsOrigin: true, isOwn: false }));
    await maker.session.open(DICE);
    maker.session.onMessage(refused);
    expect(maker.session.refusal).toBeUndefined();
  });

  it("closes a game that is not open at the backend", async () => {
    const { session, port } = sessionOn();
    await session.open(DICE);
    port.cashOut = () => Promise.resolve(err(refuse("launch-over")));
    await session.leave();
    expect(session.live).toBeUndefined();
  });

  it("returns the money at every provider and ends the live game", async () => {
    const { session, asked } = sessionOn();
    await session.open(DICE);
    await session.returning.run(undefined);
    expect(asked.at(-1)).toBe("transfer");
    expect(session.live).toBeUndefined();
  });
});
