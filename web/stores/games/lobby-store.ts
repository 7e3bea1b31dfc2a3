import { makeAutoObservable, observableRef, runInAction } from "mobx";
import {
  type FindableGame,
  findable,
  findGames,
  findMakers,
  type Maker,
  makersOf,
  providersOf,
} from "../../../core/games/find-games.ts";
import {
  type GameOrder,
  type GameRow,
  jackpotGames,
  newGames,
  ordersOf,
  popularGames,
  sortGames,
} from "../../../core/games/game-rows.ts";
import { DEFAULT_GAME_CATEGORY, type Game, type GameCategory, type SlotType } from "../../../core/games/model.ts";
import type { GamesPort } from "../../../core/games/port.ts";
import type { Clock } from "../../../core/platform/device.ts";
import type { Language } from "../../../core/sentences/sentences.ts";
import { type Instant, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import type { ResourceState } from "../base/resource.ts";
import { GameLists, type ListPlace } from "./game-lists.ts";
import type { SavedGamesStore } from "./saved-games-store.ts";

/** All games, or those of one maker, or one row in full. */
export interface AllPlace {
  readonly category: "all";
  readonly maker?: string | undefined;
  readonly row?: GameRow | undefined;
}

/** A category, a slot type, or all games. */
export type LobbyPlace = ListPlace | AllPlace;

const NONE: readonly Game[] = [];

/** Older lists of all games are loaded again when the lobby opens. */
const FRESH_MS = 5 * MINUTE_MS;

/** The lobby: the games of one place or of a search through all, and the filters on them. */
export class LobbyStore {
  place: LobbyPlace = { category: DEFAULT_GAME_CATEGORY };
  /** The search text. Any text searches all games. */
  text = "";
  provider: string | undefined = undefined;
  order: GameOrder = "listed";
  readonly #lists: GameLists;
  /** Undefined for a visitor. */
  readonly #savedGames: SavedGamesStore | undefined;
  readonly #clock: Clock;
  /** The page's. */
  readonly #language: () => Language;
  /** When the lists of all games were read; undefined before. */
  asOf: Instant | undefined = undefined;
  #loadedAt = 0;
  #index: { readonly games: readonly Game[]; readonly findable: readonly FindableGame[] } | undefined;

  constructor(
    games: Pick<GamesPort, "games" | "slots">,
    savedGames: SavedGamesStore | undefined,
    clock: Clock,
    language: () => Language,
  ) {
    this.#lists = new GameLists(games);
    this.#savedGames = savedGames;
    this.#clock = clock;
    this.#language = language;
    makeAutoObservable(
      this,
      {
        place: observableRef,
        state: false,
        stateOf: false,
        isAt: false,
        makerOf: false,
        rowOf: false,
        now: false,
        countOf: false,
      },
      { autoBind: true },
    );
  }

  /** The state of the place's list. Where all games are shown, a category that fails is only left out. */
  get state(): ResourceState<readonly Game[]> {
    return this.place.category === "all" ? this.#lists.everywhereState : this.stateOf(this.place);
  }

  /** The state of a category's list, whatever place is shown. */
  stateOf(place: ListPlace): ResourceState<readonly Game[]> {
    return this.#lists.of(place).state;
  }

  get searching(): boolean {
    return this.text !== "";
  }

  /** True while a search waits for lists that are not loaded. */
  get waiting(): boolean {
    return this.searching && this.#lists.loading;
  }

  /** All known games, each once. */
  get everywhere(): readonly Game[] {
    return this.#lists.everywhere;
  }

  get everywhereIsKnown(): boolean {
    return this.#lists.everywhereState.status === "fulfilled";
  }

  /** How many games a category has; undefined until its list is there. */
  countOf(category: GameCategory): number | undefined {
    return this.#lists.of({ category }).value?.length;
  }

  /** The games of the place, before the filters. */
  get games(): readonly Game[] {
    const { place } = this;
    if (place.category !== "all") return this.#lists.of(place).value ?? [];
    if (place.row !== undefined) return this.rowOf(place.row, this.everywhere);
    const { maker } = place;
    return maker === undefined ? this.everywhere : this.everywhere.filter(({ provider }) => provider === maker);
  }

  /** The games that are shown: the best matches of a search first. */
  get found(): readonly Game[] {
    const { text, provider, games } = this;
    if (text !== "") return findGames(this.#findable(), { text, provider: undefined });
    const shown = provider === undefined ? games : games.filter((game) => game.provider === provider);
    return sortGames(shown, this.order, this.#language());
  }

  /** The makers that a search finds. */
  get foundMakers(): readonly Maker[] {
    return this.searching ? findMakers(makersOf(this.everywhere), this.text) : [];
  }

  get providers(): readonly string[] {
    return providersOf(this.games);
  }

  get orders(): readonly GameOrder[] {
    return ordersOf(this.games);
  }

  /** The makers of each slot type that has one maker only. */
  get slotMakers(): ReadonlyMap<string, SlotType> {
    const makers = new Map<string, SlotType>();
    const bySlotType = new Map<SlotType, string>();
    for (const { provider, slotType } of this.#lists.of({ category: "slot" }).value ?? []) {
      if (slotType === undefined || bySlotType.get(slotType) === provider) continue;
      // An empty name: of several makers.
      bySlotType.set(slotType, bySlotType.has(slotType) ? "" : provider);
    }
    for (const [slotType, maker] of bySlotType) if (maker !== "") makers.set(maker, slotType);
    return makers;
  }

  /** Undefined until its games are known, and for a slot type of several makers. */
  makerOf(slotType: SlotType): string | undefined {
    for (const [maker, type] of this.slotMakers) if (type === slotType) return maker;
    const makers = providersOf(this.#lists.of({ category: "slot", slotType }).value ?? []);
    return makers.length === 1 ? makers[0] : undefined;
  }

  /** The games of one row of the lobby. */
  rowOf(row: GameRow, games: readonly Game[]): readonly Game[] {
    if (row === "recent" || row === "favourites") return this.#savedGames?.[row] ?? NONE;
    if (row === "popular") return popularGames(games);
    return row === "new" ? newGames(games, this.#clock()) : jackpotGames(games);
  }

  /** Shows a place of the lobby; its known games stay on screen while they load again. */
  async show(place: LobbyPlace): Promise<void> {
    runInAction(() => {
      if (!this.isAt(place)) {
        this.provider = undefined;
        this.text = "";
      }
      this.place = place;
      if (place.category !== "all") this.#savedGames?.noteCategory(place.category);
    });
    await this.load();
  }

  isAt(place: LobbyPlace): boolean {
    return JSON.stringify(place) === JSON.stringify(this.place);
  }

  /** Loads the lists of the place. */
  async load(): Promise<void> {
    const { place } = this;
    if (place.category === "all") await this.#loadEverywhere();
    else await this.visit(place);
    // Its makers are the choices beside the slots of one.
    if (place.category === "slot" && place.slotType !== undefined)
      await this.#lists.of({ category: "slot" }).loadOnce();
  }

  /** Loads one list without showing it, as a game's page does. */
  async visit(place: ListPlace): Promise<void> {
    this.#savedGames?.noteCategory(place.category);
    const list = this.#lists.of(place);
    await list.load();
    if (list.state.status === "fulfilled") this.#savedGames?.noteUpdates(list.state.value);
  }

  /** Prepares a search: loads what is missing, and normalises the names before the first letter is typed. */
  async prepareSearch(): Promise<void> {
    await this.#lists.load();
    this.#findable();
  }

  async setText(text: string): Promise<void> {
    runInAction(() => {
      this.text = text;
    });
    if (text !== "") await this.#lists.load();
  }

  setProvider(provider: string | undefined): void {
    this.provider = provider;
  }

  setOrder(order: GameOrder): void {
    this.order = order;
  }

  clear(): void {
    this.text = "";
    this.provider = undefined;
  }

  /** A game of any loaded list or of the saved games. */
  find(id: string): Game | undefined {
    return (
      this.#lists.find(id) ??
      [...(this.#savedGames?.recent ?? NONE), ...(this.#savedGames?.favourites ?? NONE)].find((game) => game.id === id)
    );
  }

  get now(): Instant {
    return this.#clock();
  }

  async #loadEverywhere(): Promise<void> {
    const now = this.#clock();
    const old = now - this.#loadedAt > FRESH_MS;
    if (old) this.#loadedAt = now;
    await (old ? this.#lists.reload() : this.#lists.load());
    if (old || this.asOf === undefined) {
      runInAction(() => {
        this.asOf = now;
      });
    }
    this.#savedGames?.noteUpdates(this.everywhere);
  }

  #findable(): readonly FindableGame[] {
    const games = this.everywhere;
    if (this.#index?.games !== games) this.#index = { games, findable: findable(games) };
    return this.#index.findable;
  }
}
