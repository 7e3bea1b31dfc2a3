import { makeAutoObservable } from "mobx";
import { isRewardFinal, type Reward, type RewardCategory, type RewardRequest } from "../../../core/rewards/model.ts";
import { claimReward } from "../../../core/rewards/win-prize.ts";
import type { RewardsStoreDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";

/** Rewards by category, and their claims. */
export class RewardStore {
  readonly categories: Resource<readonly RewardCategory[]>;
  readonly requests: PagedList<RewardRequest>;
  /** Its input is the id of a reward. */
  readonly claim: MoneyActionStore<string, RewardRequest>;
  readonly #onMoved: () => void;
  readonly #following: Following;

  /** Calls `onMoved` when points or credit changed. */
  constructor(dependencies: RewardsStoreDependencies, onMoved: () => void) {
    this.#onMoved = onMoved;
    this.categories = new Resource(() => dependencies.rewards.categories());
    this.requests = new PagedList((query) => dependencies.rewards.requests(query));
    this.claim = createMoneyActionStore(dependencies, claimReward, {
      askOf: (rewardId) => ({ rewardId, claims: this.requests.items }),
      inputOf: ({ rewardId }) => rewardId,
      onDone: (made) => this.take(made),
      onFollowed: () => {
        onMoved();
        void this.refresh();
      },
    });
    this.#following = followActions(dependencies, {
      actions: [this.claim],
      reads: [this.categories, this.requests],
      open: () => this.open,
      onSettled: onMoved,
    });
    makeAutoObservable(this, { categories: false, requests: false, claim: false }, { autoBind: true });
  }

  /** Claims that are not final yet, as far as they are known. */
  get open(): readonly RewardRequest[] {
    return (this.requests.items ?? []).filter(({ status }) => !isRewardFinal(status));
  }

  category(categoryId: string): RewardCategory | undefined {
    return this.categories.value?.find((category) => category.categoryId === categoryId);
  }

  reward(rewardId: string): Reward | undefined {
    return this.categories.value?.flatMap(({ rewards }) => rewards).find(({ id }) => id === rewardId);
  }

  /** Resumes a pending claim, loads both lists and follows open claims; returns how to stop. */
  watch(): () => void {
    return this.#following.watch();
  }

  /** Loads both lists; false when a load failed. */
  refresh(): Promise<boolean> {
    return this.#following.refresh();
  }

  /** Shows the claim at once and loads again what may be claimed. */
  take(made: RewardRequest): void {
    this.requests.put(made);
    this.#onMoved();
    void this.categories.load();
  }
}
