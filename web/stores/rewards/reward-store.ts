import { makeAutoObservable } from "mobx";
import { claimReward } from "../../../core/rewards/claim-reward.ts";
import { isRewardFinal, type Reward, type RewardCategory, type RewardRequest } from "../../../core/rewards/model.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";
import type { RewardsStoreDependencies } from "./dependencies.ts";

/** Rewards by category, and the claims of them. */
export class RewardStore {
  readonly categories: Resource<readonly RewardCategory[]>;
  readonly requests: PagedList<RewardRequest>;
  /** Runs on the id of a reward. */
  readonly claim: MoneyActionStore<string, RewardRequest>;
  readonly #onMoved: () => void;
  readonly #following: Following;

  /** `onMoved` is told when points or credit moved. */
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
      isWanted: () =>
        this.open.length > 0 || this.categories.problem !== undefined || this.requests.problem !== undefined,
      tick: () => this.refresh(),
    });
    makeAutoObservable(this, { categories: false, requests: false, claim: false }, { autoBind: true });
  }

  /** Claims that wait for somebody, as far as they are known. */
  get open(): readonly RewardRequest[] {
    return (this.requests.items ?? []).filter(({ status }) => !isRewardFinal(status));
  }

  category(categoryId: string): RewardCategory | undefined {
    return this.categories.value?.find((category) => category.categoryId === categoryId);
  }

  reward(rewardId: string): Reward | undefined {
    return this.categories.value?.flatMap(({ rewards }) => rewards).find(({ id }) => id === rewardId);
  }

  /** Takes up what a reload interrupted, loads both lists, and follows open claims; returns how to stop. */
  watch(): () => void {
    return this.#following.watch();
  }

  /** Loads both lists; false when one failed. What came to its end meanwhile may have moved points or credit. */
  async refresh(): Promise<boolean> {
    const before = this.open;
    await Promise.all([this.categories.load(), this.requests.load()]);
    this.#following.lookAgain();
    const still = new Set(this.open.map(({ id }) => id));
    if (before.some(({ id }) => !still.has(id))) this.#onMoved();
    return this.categories.problem === undefined && this.requests.problem === undefined;
  }

  /** Shows the claim at once; what may be claimed after it is read anew. */
  take(made: RewardRequest): void {
    this.requests.put(made);
    this.#onMoved();
    void this.categories.load();
  }
}
