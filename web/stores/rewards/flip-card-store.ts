import { makeAutoObservable } from "mobx";
import {
  type FlipCardEvent,
  type FlipCardGame,
  type FlipCardPlay,
  isRewardFinal,
  type RewardRequest,
} from "../../../core/rewards/model.ts";
import { type CardChoice, flipCard } from "../../../core/rewards/win-prize.ts";
import type { RewardsStoreDependencies } from "../base/dependencies.ts";
import type { Following } from "../base/follow-actions.ts";
import type { MoneyActionStore } from "../base/money-action-store.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";
import { createRevealedPlay, type UnrevealedPlay } from "./unrevealed-play.ts";

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
  /** The play whose card lies face down again. */
  dismissedId: string | undefined = undefined;
  /** Resumes a pending card, loads everything and follows open items; returns how to stop. */
  readonly watch: Following["watch"];
  /** Loads events, log and requests; false when a load failed. */
  readonly refresh: Following["refresh"];

  /** Calls `onMoved` when points or credit changed. */
  constructor(dependencies: RewardsStoreDependencies, onMoved: () => void) {
    this.events = new Resource(() => dependencies.rewards.flipCardEvents());
    this.log = new PagedList((query) => dependencies.rewards.flipCardLog(query));
    this.requests = new Resource(() => dependencies.rewards.flipCardRequests());
    const play = createRevealedPlay(dependencies, flipCard, {
      askOf: (choice: CardChoice) => ({ ...choice, plays: this.log.items }),
      inputOf: ({ game, eventId, card }) => ({ game, eventId, card }),
      onRevealed: (turned) => {
        this.log.put(turned);
        void this.events.load();
        if (turned.game !== "flip-card") void this.requests.load();
      },
      onMoved,
      reads: [this.events, this.log, this.requests],
      open: () => this.open,
    });
    this.flip = play.action;
    this.unrevealed = play.unrevealed;
    this.watch = play.watch;
    this.refresh = play.refresh;
    const parts = { events: false, log: false, requests: false, flip: false, unrevealed: false } as const;
    makeAutoObservable(this, { ...parts, watch: false, refresh: false }, { autoBind: true });
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
    const known = this.unrevealed.shown(this.log.items ?? []);
    return known.filter((play) => play.game === undefined || play.game === game);
  }

  /** The card of an event that is turning, or that shows its prize. */
  shownOf(eventId: string): FlipCardPlay | undefined {
    const { state } = this.flip;
    const play =
      state.phase === "done"
        ? state.value
        : state.phase === "idle"
          ? this.unrevealed.recent(this.log.items)
          : undefined;
    return play?.eventId === eventId && play.id !== this.dismissedId ? play : undefined;
  }

  /** Puts the cards face down again. */
  dismiss(eventId: string): void {
    this.dismissedId = this.shownOf(eventId)?.id;
    this.flip.dismiss();
  }
}
