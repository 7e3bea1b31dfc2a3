import { makeAutoObservable } from "mobx";
import { GAME_CATEGORIES, type Game, type GameCategory, type SlotType } from "../../../core/games/model.ts";
import type { GamesPort } from "../../../core/games/port.ts";
import { problemOf, Resource, type ResourceState } from "../base/resource.ts";

/** A category of the lobby, or one provider's slots. */
export interface ListPlace {
  readonly category: GameCategory;
  readonly slotType?: SlotType | undefined;
}

/** The game list of each place that was opened; each list loads on its own. */
export class GameLists {
  readonly #games: Pick<GamesPort, "games" | "slots">;
  readonly #lists = new Map<string, Resource<readonly Game[]>>();

  constructor(games: Pick<GamesPort, "games" | "slots">) {
    this.#games = games;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The list of a place; it may not be loaded yet. */
  of({ category, slotType }: ListPlace): Resource<readonly Game[]> {
    const key = slotType ?? category;
    let list = this.#lists.get(key);
    if (!list) {
      list = new Resource(() => (slotType ? this.#games.slots(slotType) : this.#games.games(category)));
      this.#lists.set(key, list);
    }
    return list;
  }

  /** The known games of all categories, each once. */
  get everywhere(): readonly Game[] {
    const all = this.#categories().flatMap((list) => list.value ?? []);
    return [...new Map(all.map((game) => [game.id, game])).values()];
  }

  /** Pending until each category has come or failed; failed when all have. */
  get everywhereState(): ResourceState<readonly Game[]> {
    const states = this.#categories().map((list) => list.state);
    if (states.some(isUnknown)) return { status: "pending", last: undefined };
    const failed = states.find(problemOf);
    if (failed && "last" in failed && this.everywhere.length === 0) return { ...failed, last: undefined };
    return { status: "fulfilled", value: this.everywhere };
  }

  /** True while a category loads. */
  get loading(): boolean {
    return this.#categories().some((list) => list.loading);
  }

  /** Loads every category that is not loaded; one that fails is only left out. */
  async load(): Promise<void> {
    await Promise.all(this.#categories().map((list) => list.loadOnce()));
  }

  /** Loads every category again. */
  async reload(): Promise<void> {
    await Promise.all(
      this.#categories()
        .filter((list) => !list.loading)
        .map((list) => list.load()),
    );
  }

  /** A game of any list; undefined if no list has it. */
  find(id: string): Game | undefined {
    for (const list of this.#lists.values()) {
      const game = list.value?.find((each) => each.id === id);
      if (game) return game;
    }
    return undefined;
  }

  #categories(): readonly Resource<readonly Game[]>[] {
    return GAME_CATEGORIES.map((category) => this.of({ category }));
  }
}

function isUnknown(state: ResourceState<unknown>): boolean {
  return state.status === "idle" || (state.status === "pending" && state.last === undefined && !state.problem);
}
