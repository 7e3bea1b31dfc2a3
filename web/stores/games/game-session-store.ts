import { makeAutoObservable, observableRef } from "mobx";
import { cashOut } from "../../../core/games/cash-out.ts";
import type { FrameEvent } from "../../../core/games/frame-message.ts";
import type { LaunchFrame } from "../../../core/games/launch-frame.ts";
import type { Game, GameLaunch, GameReturn } from "../../../core/games/model.ts";
import { openGame } from "../../../core/games/open-game.ts";
import type { GamesDependencies } from "../../../core/games/port.ts";
import { transferToBank } from "../../../core/games/transfer-to-bank.ts";
import type { ActionDependencies } from "../base/dependencies.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";

/** Where a launch's address leads, from this page. */
export type FrameOf = (url: string) => LaunchFrame | undefined;

/** `window`: in a window of its own. `blocked`: the browser would not open one. */
export type GamePlace = "frame" | "window" | "blocked";

export interface LiveGame {
  readonly game: Game;
  readonly frame: LaunchFrame;
  readonly place: GamePlace;
  /** Its launch ended by itself: the frame shows nothing more to play. */
  readonly over: boolean;
}

interface Hooks {
  readonly frameOf: FrameOf;
  readonly find: (gameId: string) => Game | undefined;
  /** Told as soon as a game is asked for: after a reload it is found among the played ones. */
  readonly onPlayed: (game: Game) => void;
  readonly onCredit: () => void;
}

/** The one game that is open, wherever in the site the member is: opening it, its frame, and bringing its money back. */
export class GameSessionStore {
  live: LiveGame | undefined = undefined;
  /** Runs on a game's id. */
  readonly opening: MoneyActionStore<string, GameLaunch>;
  /** Runs on a game's id. */
  readonly leaving: MoneyActionStore<string, GameReturn>;
  /** Brings back what is left at every maker. */
  readonly returning: MoneyActionStore<undefined, GameReturn>;
  /** The maker sent an address that no frame may have. */
  badAddress = false;
  readonly #hooks: Hooks;

  constructor(dependencies: GamesDependencies & ActionDependencies, hooks: Hooks) {
    this.#hooks = hooks;
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
      { live: observableRef, opening: false, leaving: false, returning: false },
      { autoBind: true },
    );
  }

  /** One at a time: while another game is live, nothing is opened. */
  async open(game: Game): Promise<void> {
    if (this.live) return;
    this.badAddress = false;
    if (this.leaving.phase !== "unknown") this.leaving.dismiss();
    if (this.opening.phase !== "unknown") this.#hooks.onPlayed(game);
    await this.opening.run(game.id);
  }

  /** Ends the live game and brings what is in it back to the credit. */
  async leave(): Promise<void> {
    if (!this.live) return;
    const outcome = await this.leaving.run(this.live.game.id);
    // The backend knows of no such open game: there is nothing to bring back, and nothing to stay for.
    if (outcome?.state === "refused") this.close();
  }

  /** Ends what is live and opens another. */
  async change(game: Game): Promise<void> {
    await this.leave();
    await this.open(game);
  }

  /** Opens the same game anew after its launch ended by itself. */
  async reopen(): Promise<void> {
    const game = this.live?.game;
    if (game) await this.change(game);
  }

  /** Takes up what a reload interrupted, and follows other tabs; returns how to stop. */
  watch(): () => void {
    const stops = [this.opening, this.leaving, this.returning].map((action) => action.watch());
    return () => {
      for (const stop of stops) stop();
    };
  }

  moveTo(place: GamePlace): void {
    if (this.live) this.live = { ...this.live, place };
  }

  /** What the live game's page said; whoever calls has checked that it was that page. */
  hear(event: FrameEvent): void {
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
    this.opening.dismiss();
    this.#hooks.onCredit();
  }
}
