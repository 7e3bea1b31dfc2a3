import { makeAutoObservable, observableRef } from "mobx";
import { type CardChoice, flipCard } from "../../../core/rewards/flip-card.ts";
import {
  type FlipCardEvent,
  type FlipCardGame,
  type FlipCardPlay,
  isRewardFinal,
  type RewardRequest,
} from "../../../core/rewards/model.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";
import type { RewardsStoreDependencies } from "./dependencies.ts";

/** Both card games: the events that are on, turning a card, the log, and what staff are to hand out. */
export class FlipCardStore {
  readonly events: Resource<readonly FlipCardEvent[]>;
  /** Of both games. */
  readonly log: PagedList<FlipCardPlay>;
  /** What was won at `flip-card-reward`. */
  readonly requests: Resource<readonly RewardRequest[]>;
  readonly flip: MoneyActionStore<CardChoice, FlipCardPlay>;
  /** A card whose prize is known, but not turned over on the page yet. */
  turning: FlipCardPlay | undefined = undefined;
  readonly #onMoved: () => void;
  readonly #following: Following;

  /** `onMoved` is told when points or credit moved. */
  constructor(dependencies: RewardsStoreDependencies, onMoved: () => void) {
    this.#onMoved = onMoved;
    this.events = new Resource(() => dependencies.rewards.flipCardEvents());
    this.log = new PagedList((query) => dependencies.rewards.flipCardLog(query));
    this.requests = new Resource(() => dependencies.rewards.flipCardRequests());
    this.flip = createMoneyActionStore(dependencies, flipCard, {
      askOf: (choice) => ({ ...choice, plays: this.log.items }),
      inputOf: ({ game, eventId, card }) => ({ game, eventId, card }),
      onDone: (play) => this.take(play),
      onFollowed: () => {
        onMoved();
        void this.refresh();
      },
    });
    this.#following = followActions(dependencies, {
      actions: [this.flip],
      isWanted: () =>
        this.open.length > 0 || [this.events, this.log, this.requests].some(({ problem }) => problem !== undefined),
      tick: () => this.refresh(),
    });
    makeAutoObservable(
      this,
      { events: false, log: false, requests: false, flip: false, turning: observableRef },
      { autoBind: true },
    );
  }

  /** Won things that wait for somebody, as far as they are known. */
  get open(): readonly RewardRequest[] {
    return (this.requests.value ?? []).filter(({ status }) => !isRewardFinal(status));
  }

  eventsOf(game: FlipCardGame): readonly FlipCardEvent[] {
    return (this.events.value ?? []).filter((event) => event.game === game);
  }

  /** The log of one game, where the backend tells them apart; else of both. */
  playsOf(game: FlipCardGame): readonly FlipCardPlay[] {
    return (this.log.items ?? []).filter((play) => play.game === undefined || play.game === game);
  }

  /** Takes up what a reload interrupted, loads it all, and follows what is open; returns how to stop. */
  watch(): () => void {
    const stop = this.#following.watch();
    return () => {
      stop();
      this.turned();
    };
  }

  /** Loads events, log and requests; false when one failed. */
  async refresh(): Promise<boolean> {
    const before = this.open;
    await Promise.all([this.events.load(), this.log.load(), this.requests.load()]);
    this.#following.lookAgain();
    const still = new Set(this.open.map(({ id }) => id));
    if (before.some(({ id }) => !still.has(id))) this.#onMoved();
    return [this.events, this.log, this.requests].every(({ problem }) => problem === undefined);
  }

  /** Keeps the prize back until the card lies face up. */
  take(play: FlipCardPlay): void {
    this.turning = play;
  }

  /** The card lies face up: what it brought now shows in the log, the plays left, the points and the credit. */
  turned(): void {
    const play = this.turning;
    if (!play) return;
    this.turning = undefined;
    this.log.put(play);
    this.#onMoved();
    void this.events.load();
    if (play.game !== "flip-card") void this.requests.load();
  }
}
