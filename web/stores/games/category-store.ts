import { makeAutoObservable } from "mobx";
import { DEFAULT_GAME_CATEGORY, type GameCategory } from "../../../core/games/model.ts";

/** The current game category (spec section 2); the layout's link to the games opens it. */
export class CategoryStore {
  current: GameCategory = DEFAULT_GAME_CATEGORY;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(category: GameCategory): void {
    this.current = category;
  }

  reset(): void {
    this.current = DEFAULT_GAME_CATEGORY;
  }
}
