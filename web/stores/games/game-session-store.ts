import { makeAutoObservable, observableRef } from "mobx";
import type { Game, GameLaunch, GameReturn } from "../../../core/games/model.ts";
import {
  cashOut,
  type FrameEvent,
  feelOf,
  frameEvent,
  frameGreeting,
  type GameFeelStorage,
  type LaunchFrame,
  type OwnRefusal,
  openGame,
  playRound,
  refusedRound,
  sentRound,
  settledRound,
  transferToBank,
} from "../../../core/games/play-game.ts";
import type { GamesDependencies } from "../../../core/games/port.ts";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import type { ActionDependencies } from "../base/dependencies.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";

/** A round that takes longer has lost its reply. */
const LONGEST_ROUND_MS = 2 * MINUTE_MS;

/** The frame for a launch's address; undefined for an address that no frame may show. */
export type FrameOf = (url: string) => LaunchFrame | undefined;

/** `window`: in a window of its own. `blocked`: the browser did not open one. */
export type GamePlace = "frame" | "window" | "blocked";

export interface LiveGame {
  readonly game: Game;
  readonly frame: LaunchFrame;
  readonly place: GamePlace;
  /** True when the launch ended by itself. */
  readonly over: boolean;
}

interface Hooks {
  readonly frameOf: FrameOf;
  readonly find: (gameId: string) => Game | undefined;
  /** Called before a game is opened, so that it is among the played games after a reload. */
  readonly onPlayed: (game: Game) => void;
  readonly onCredit: () => void;
  readonly feel: GameFeelStorage;
}

/** The one open game, on every page of the site: opening it, its frame, and returning its money. */
export class GameSessionStore {
  live: LiveGame | undefined = undefined;
  /** Its input is a game's id. */
  readonly opening: MoneyActionStore<string, GameLaunch>;
  /** Its input is a game's id. */
  readonly leaving: MoneyActionStore<string, GameReturn>;
  /** Returns the money at every provider. */
  readonly returning: MoneyActionStore<undefined, GameReturn>;
  /** True when the provider sent an address that no frame may show. */
  badAddress = false;
  /** Why the live game's last round was refused, where the member's own limits or pause say so. */
  refusal: OwnRefusal | undefined = undefined;
  readonly #hooks: Hooks;
  readonly #dependencies: Pick<ActionDependencies, "intents" | "clock">;

  constructor(dependencies: GamesDependencies & ActionDependencies, hooks: Hooks) {
    this.#hooks = hooks;
    this.#dependencies = dependencies;
    const onFollowed = hooks.onCredit;
    this.opening = createMoneyActionStore(dependencies, openGame, {
      onFollowed,
      askOf: (gameId) => hooks.find(gameId),
      inputOf: ({ gameId }) => gameId,
      onDone: (launch) => this.take(launch),
    });
    this.leaving = createMoneyActionStore(dependencies, cashOut, {
      onFollowed,
      askOf: (gameId) => ({ gameId }),
      inputOf: ({ gameId }) => gameId,
      onDone: () => this.close(),
    });
    this.returning = createMoneyActionStore(dependencies, transferToBank, {
      onFollowed,
      askOf: () => undefined,
      inputOf: () => undefined,
      onDone: () => this.close(),
    });
    makeAutoObservable(
      this,
      { live: observableRef, opening: false, leaving: false, returning: false, isRoundUnderWay: false },
      { autoBind: true },
    );
  }

  /** Opens a game; does nothing while another game is live. */
  async open(game: Game): Promise<void> {
    if (this.live) return;
    this.badAddress = false;
    if (this.leaving.phase !== "unknown") this.leaving.dismiss();
    if (this.opening.phase !== "unknown") this.#hooks.onPlayed(game);
    await this.opening.run(game.id);
  }

  /** Ends the live game and returns its money to the credit. */
  async leave(): Promise<void> {
    if (!this.live) return;
    const outcome = await this.leaving.run(this.live.game.id);
    // The backend has no such open game, so there is no money to return.
    if (outcome?.state === "refused") this.close();
  }

  /** Ends the live game and opens another one. */
  async change(game: Game): Promise<void> {
    await this.leave();
    await this.open(game);
  }

  /** Opens the same game again after its launch ended by itself. */
  async reopen(): Promise<void> {
    const game = this.live?.game;
    if (game) await this.change(game);
  }

  /** Resumes pending intents and follows other tabs; returns how to stop. */
  watch(): () => void {
    const stops = [this.opening, this.leaving, this.returning].map((action) => action.watch());
    return () => {
      for (const stop of stops) stop();
    };
  }

  moveTo(place: GamePlace): void {
    if (this.live) this.live = { ...this.live, place };
  }

  /**
   * Handles a message of the live game's page and returns the answer; the caller checks that it came from that page. The
   * page has no storage, so its choices, and its rounds until their outcome is known, are stored here.
   */
  onMessage(data: unknown): object | undefined {
    const { feel } = this.#hooks;
    const { intents, clock } = this.#dependencies;
    const isOwn = this.live?.frame.isOwn === true;
    const sent = isOwn ? sentRound(data, clock()) : undefined;
    if (sent) {
      intents.write(sent);
      this.refusal = undefined;
    }
    const settled = isOwn ? settledRound(data) : undefined;
    if (settled) intents.remove(settled);
    if (isOwn) this.refusal = refusedRound(data) ?? this.refusal;
    const chosen = feelOf(data);
    if (chosen) feel.write(chosen);
    const event = frameEvent(data);
    if (event === "ready") return frameGreeting(feel.read(), isOwn ? intents.pending(playRound)[0] : undefined);
    if (event) this.onFrameEvent(event);
    return undefined;
  }

  /** Whether a round of the house's own games is under way. One whose reply was lost long ago holds nothing up. */
  isRoundUnderWay(): boolean {
    const { intents, clock } = this.#dependencies;
    return intents.pending(playRound).some(({ madeAt }) => Math.abs(clock() - madeAt) < LONGEST_ROUND_MS);
  }

  onFrameEvent(event: FrameEvent): void {
    if (!this.live) return;
    this.#hooks.onCredit();
    if (event === "over") this.live = { ...this.live, over: true };
    if (event === "leave") void this.leave();
  }

  take(launch: GameLaunch): void {
    const game = this.#hooks.find(launch.gameId);
    const frame = this.#hooks.frameOf(launch.url);
    this.badAddress = game !== undefined && frame === undefined;
    if (!game || !frame) return;
    this.live = { game, frame, place: "frame", over: false };
    this.#hooks.onCredit();
  }

  close(): void {
    this.live = undefined;
    this.refusal = undefined;
    this.opening.dismiss();
    this.#hooks.onCredit();
  }
}
