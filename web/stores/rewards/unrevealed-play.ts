import { makeAutoObservable, observableRef } from "mobx";

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
