import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Intent, StoredShape } from "../../../core/money-action/intent.ts";
import type { MoneyAction } from "../../../core/money-action/run.ts";
import type { FlipCardGame, WheelSpin } from "../../../core/rewards/model.ts";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { paidBy } from "../../../core/wallet/withheld-prizes.ts";
import type { RewardsStoreDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";

/** What the wheel's spins and the cards' plays have in common. */
interface Drawn extends Pick<WheelSpin, "id" | "prize" | "at"> {
  /** Of a card: what the staff hand out is not paid at once. */
  readonly game?: FlipCardGame | undefined;
}

interface Surroundings<Play> extends Pick<RewardsStoreDependencies, "withheld" | "after" | "clock"> {
  /** Called when the member sees the result. */
  readonly onRevealed: (play: Play) => void;
  /** Called when the prize has arrived in the balance. */
  readonly onMoved: () => void;
}

/** How long a prize flies from the wheel to the balance. */
export const FLIGHT_MS = 700;
/** After a reload, a page shows the result of a play that is no older. */
const RECENT_MS = MINUTE_MS;

/**
 * A play whose result is known before the wheel or the card has shown it. Nothing else shows the result until then, in
 * no tab: its price is taken at once, and its prize is withheld from every balance.
 */
export class UnrevealedPlay<Play extends Drawn> {
  play: Play | undefined = undefined;
  /** Revealed, and its prize is on its way to the balance. */
  arriving: Play | undefined = undefined;
  /** The plays that some tab still turns for. */
  hiddenIds: readonly string[] = [];
  readonly #surroundings: Surroundings<Play>;

  constructor(surroundings: Surroundings<Play>) {
    this.#surroundings = surroundings;
    makeAutoObservable(
      this,
      { play: observableRef, arriving: observableRef, hiddenIds: observableRef },
      { autoBind: true },
    );
  }

  /** Follows the plays of other tabs; returns how to stop. */
  watch(): () => void {
    this.readHidden();
    return this.#surroundings.withheld.watch(() => this.readHidden());
  }

  readHidden(): void {
    this.hiddenIds = this.#surroundings.withheld.read().map(({ id }) => id);
  }

  keep(play: Play): void {
    this.play = play;
    const { id, at, prize } = play;
    const paid = paidBy(play.game === "flip-card-reward" ? { kind: "nothing" } : prize);
    this.#surroundings.withheld.write({ id, at, ...paid });
  }

  /**
   * The animation has ended, or nobody watches it any more; does nothing the second time.
   * @param flightMs how long the prize takes to the balance
   */
  reveal(flightMs = 0): void {
    const { play } = this;
    if (play === undefined) return;
    const { withheld, after, onMoved, onRevealed } = this.#surroundings;
    const arrive = () => {
      if (this.arriving === play) this.arriving = undefined;
      withheld.remove(play.id);
      onMoved();
    };
    this.play = undefined;
    onRevealed(play);
    if (flightMs === 0 || play.prize.kind === "nothing") return arrive();
    this.arriving = play;
    after(flightMs, () => runInAction(arrive));
  }

  /** Those that no tab turns for. */
  shown(plays: readonly Play[]): readonly Play[] {
    return plays.filter(({ id }) => id !== this.play?.id && !this.hiddenIds.includes(id));
  }

  /** The newest play if it was made just now: what a page shows that was loaded in the middle of the turn. */
  recent(plays: readonly Play[] | undefined): Play | undefined {
    const [newest] = plays ?? [];
    if (!newest || Math.abs(this.#surroundings.clock() - newest.at) > RECENT_MS) return undefined;
    return this.shown([newest])[0];
  }
}

interface PlayOptions<Input, Ask, StoredIntent, Play> {
  readonly askOf: (input: Input) => Ask;
  readonly inputOf: (intent: StoredIntent) => Input;
  /** Called when the member sees the result. */
  readonly onRevealed: (play: Play) => void;
  /** Called when points or credit changed. */
  readonly onMoved: () => void;
  readonly reads: Parameters<typeof followActions>[1]["reads"];
  readonly open?: () => readonly { readonly id: string }[];
}

interface RevealedPlay<Input, Play extends Drawn> extends Following {
  readonly action: MoneyActionStore<Input, Play>;
  /** What the page is turning for. */
  readonly unrevealed: UnrevealedPlay<Play>;
}

/** A money action whose result the page first reveals, kept up to date with what it changes. */
export function createRevealedPlay<Shape extends StoredShape, Ask, Input, Play extends Drawn>(
  dependencies: RewardsStoreDependencies,
  definition: MoneyAction<Shape, RewardsStoreDependencies, Ask, Play>,
  { askOf, inputOf, onRevealed, onMoved, reads, open }: PlayOptions<Input, Ask, Intent<Shape>, Play>,
): RevealedPlay<Input, Play> {
  const unrevealed = new UnrevealedPlay<Play>({ ...dependencies, onRevealed, onMoved });
  const action = createMoneyActionStore(dependencies, definition, {
    askOf,
    inputOf,
    onDone: (play) => unrevealed.keep(play),
    onFollowed: () => {
      onMoved();
      void following.refresh();
    },
  });
  const following = followActions(dependencies, {
    actions: [action],
    reads,
    ...(open && { open, onSettled: onMoved }),
  });
  return {
    action,
    unrevealed,
    refresh: following.refresh,
    watch() {
      const stops = [following.watch(), unrevealed.watch()];
      return () => {
        for (const stop of stops) stop();
        // Somebody who leaves before the end finds the result in the credit and the log.
        unrevealed.reveal();
      };
    },
  };
}
