import { makeAutoObservable, runInAction } from "mobx";
import type { RankingEntry, RankingPeriod } from "../../../core/site/model.ts";
import type { SitePort } from "../../../core/site/port.ts";
import { Resource } from "../base/resource.ts";

/** Who staked most, by period. */
export class RankingStore {
  period: RankingPeriod = "day";
  readonly list: Resource<readonly RankingEntry[]>;

  constructor(site: Pick<SitePort, "ranking">) {
    this.list = new Resource(() => site.ranking(this.period));
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** Members who played; a backend may send the member's own line without any play. */
  get entries(): readonly RankingEntry[] {
    return (this.list.value ?? []).filter(({ stakedSatang }) => stakedSatang > 0);
  }

  /** The member's own line; undefined without any play in the period. */
  get mine(): RankingEntry | undefined {
    return this.entries.find(({ mine }) => mine);
  }

  load(): Promise<void> {
    return this.list.load();
  }

  /** The lines of another period disappear at once. */
  async show(period: RankingPeriod): Promise<void> {
    runInAction(() => {
      this.period = period;
      this.list.reset();
    });
    await this.list.load();
  }
}
