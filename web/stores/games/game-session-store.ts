import { makeAutoObservable, observableRef } from "mobx";
import type { GamesDependencies } from "../../../core/games/dependencies.ts";
import type { FrameEvent } from "../../../core/games/frame-message.ts";
import type { LaunchFrame } from "../../../core/games/launch-frame.ts";
import { cashOut, settleLeaving, transferToBank } from "../../../core/games/leave-games.ts";
import type { Game, GameLaunch, GameReturn } from "../../../core/games/model.ts";
import { openGame, settleOpening } from "../../../core/games/open-game.ts";
import { notSent } from "../../../core/money-action/outcome.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import type { ActionDependencies } from "../base/dependencies.ts";
import { MoneyAction } from "../base/money-action.ts";

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
  readonly opening: MoneyAction<string, "game-open", GameLaunch>;
  /** Runs on a game's id. */
  readonly leaving: MoneyAction<string, "game-cash-out", GameReturn>;
  /** Brings back what is left at every maker. */
  readonly returning: MoneyAction<undefined, "game-transfer", GameReturn>;
  /** The maker sent an address that no frame may have. */
  badAddress = false;
  readonly #hooks: Hooks;

  constructor(dependencies: GamesDependencies & ActionDependencies, hooks: Hooks) {
    this.#hooks = hooks;
    const common = { dependencies, onFollowed: hooks.onCredit };
    this.opening = new MoneyAction({
      ...common,
      kind: "game-open",
      perform: async (id, key, moneyHooks) => {
        const game = hooks.find(id);
        return game ? openGame(dependencies, { game, key }, moneyHooks) : notSent(refuse("game-not-found"));
      },
      settle: (intent, moneyHooks) => settleOpening(dependencies, intent, moneyHooks),
      inputOf: ({ gameId }) => gameId,
      onDone: (launch) => this.take(launch),
    });
    this.leaving = new MoneyAction({
      ...common,
      kind: "game-cash-out",
      perform: (gameId, key, moneyHooks) => cashOut(dependencies, { gameId, key }, moneyHooks),
      settle: (intent, moneyHooks) => settleLeaving(dependencies, intent, moneyHooks),
      inputOf: ({ gameId }) => gameId,
      onDone: () => this.close(),
    });
    this.returning = new MoneyAction({
      ...common,
      kind: "game-transfer",
      perform: (_none, key, moneyHooks) => transferToBank(dependencies, { key }, moneyHooks),
      settle: (intent, moneyHooks) => settleLeaving(dependencies, intent, moneyHooks),
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
