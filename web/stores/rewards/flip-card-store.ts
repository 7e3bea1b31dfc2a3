import { makeAutoObservable } from "mobx";
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
import { UnrevealedPlay } from "./unrevealed-play.ts";

/** Both card games: the running events, turning a card, the log, and the items that staff hand out. */
export class FlipCardStore {
  readonly events: Resource<readonly FlipCardEvent[]>;
  /** The cards of both games. */
  readonly log: PagedList<FlipCardPlay>;
  /** Items won at `flip-card-reward`. */
  readonly requests: Resource<readonly RewardRequest[]>;
  readonly flip: MoneyActionStore<CardChoice, FlipCardPlay>;
  /** The card that the page is turning over. */
  readonly unrevealed: UnrevealedPlay<FlipCardPlay>;
  readonly #following: Following;

  /** Calls `onMoved` when points or credit changed. */
  constructor(dependencies: RewardsStoreDependencies, onMoved: () => void) {
    this.events = new Resource(() => dependencies.rewards.flipCardEvents());
    this.log = new PagedList((query) => dependencies.rewards.flipCardLog(query));
    this.requests = new Resource(() => dependencies.rewards.flipCardRequests());
    this.unrevealed = new UnrevealedPlay((play) => {
      this.log.put(play);
      onMoved();
      void this.events.load();
      if (play.game !== "flip-card") void this.requests.load();
    });
    this.flip = createMoneyActionStore(dependencies, flipCard, {
      askOf: (choice) => ({ ...choice, plays: this.log.items }),
      inputOf: ({ game, eventId, card }) => ({ game, eventId, card }),
      onDone: (play) => this.unrevealed.keep(play),
      onFollowed: () => {
        onMoved();
        void this.refresh();
      },
    });
    this.#following = followActions(dependencies, {
      actions: [this.flip],
      reads: [this.events, this.log, this.requests],
      open: () => this.open,
      onSettled: onMoved,
    });
    makeAutoObservable(
      this,
      { events: false, log: false, requests: false, flip: false, unrevealed: false },
      { autoBind: true },
    );
  }

  /** Won items that staff have not handed out yet, as far as they are known. */
  get open(): readonly RewardRequest[] {
    return (this.requests.value ?? []).filter(({ status }) => !isRewardFinal(status));
  }

  eventsOf(game: FlipCardGame): readonly FlipCardEvent[] {
    return (this.events.value ?? []).filter((event) => event.game === game);
  }

  /** The cards of one game; of both where the backend does not name the game. */
  playsOf(game: FlipCardGame): readonly FlipCardPlay[] {
    return (this.log.items ?? []).filter((play) => play.game === undefined || play.game === game);
  }

  /** Resumes a pending card, loads everything and follows open items; returns how to stop. */
  watch(): () => void {
    const stop = this.#following.watch();
    return () => {
      stop();
      this.unrevealed.reveal();
    };
  }

  /** Loads events, log and requests; false when a load failed. */
  refresh(): Promise<boolean> {
    return this.#following.refresh();
  }
}
