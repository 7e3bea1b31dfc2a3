import { makeAutoObservable, observableRef } from "mobx";
import type { Intent, StoredShape } from "../../../core/money-action/intent.ts";
import type { MoneyAction } from "../../../core/money-action/run.ts";
import type { RewardsStoreDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";

/** A play whose result is known before the wheel or the card has shown it. Nothing else shows the result until then. */
export class UnrevealedPlay<Play> {
  play: Play | undefined = undefined;
  readonly #onRevealed: (play: Play) => void;

  constructor(onRevealed: (play: Play) => void) {
    this.#onRevealed = onRevealed;
    makeAutoObservable(this, { play: observableRef }, { autoBind: true });
  }

  keep(play: Play): void {
    this.play = play;
  }

  /** The animation has ended, or nobody watches it any more; does nothing the second time. */
  reveal(): void {
    const { play } = this;
    if (play === undefined) return;
    this.play = undefined;
    this.#onRevealed(play);
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

interface RevealedPlay<Input, Play> extends Following {
  readonly action: MoneyActionStore<Input, Play>;
  /** What the page is turning for. */
  readonly unrevealed: UnrevealedPlay<Play>;
}

/** A money action whose result the page first reveals, kept up to date with what it changes. */
export function createRevealedPlay<Shape extends StoredShape, Ask, Input, Play>(
  dependencies: RewardsStoreDependencies,
  definition: MoneyAction<Shape, RewardsStoreDependencies, Ask, Play>,
  { askOf, inputOf, onRevealed, onMoved, reads, open }: PlayOptions<Input, Ask, Intent<Shape>, Play>,
): RevealedPlay<Input, Play> {
  const unrevealed = new UnrevealedPlay<Play>((play) => {
    onMoved();
    onRevealed(play);
  });
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
      const stop = following.watch();
      return () => {
        stop();
        // Somebody who leaves before the end finds the result in the credit and the log.
        unrevealed.reveal();
      };
    },
  };
}
