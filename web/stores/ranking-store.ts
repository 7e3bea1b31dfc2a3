import { makeAutoObservable, runInAction } from "mobx";
import type { RankingEntry, RankingPeriod } from "../../core/games/model.ts";
import type { GamesPort } from "../../core/games/port.ts";
import { Resource } from "./resource.ts";

/** Who staked most, by period. */
export class RankingStore {
  period: RankingPeriod = "day";
  readonly list: Resource<readonly RankingEntry[]>;

  constructor(games: Pick<GamesPort, "ranking">) {
    this.list = new Resource(() => games.ranking(this.period));
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** The member's own line; undefined without any play in the period. */
  get mine(): RankingEntry | undefined {
    return this.list.value?.find(({ mine }) => mine);
  }

  load(): Promise<void> {
    return this.list.load();
  }

  /** Another period's lines never stand under this one's name. */
  async show(period: RankingPeriod): Promise<void> {
    runInAction(() => {
      this.period = period;
      this.list.reset();
    });
    await this.list.load();
  }
}
