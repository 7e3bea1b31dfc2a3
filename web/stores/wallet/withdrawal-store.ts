import { makeAutoObservable } from "mobx";
import type { Satang } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Credit, WithdrawalRequest } from "../../../core/wallet/model.ts";
import { isWithdrawalFinal } from "../../../core/wallet/statuses.ts";
import {
  judgeWithdrawal,
  readWithdrawalFacts,
  requestWithdrawal,
  retryWithdrawal,
  type WithdrawalFacts,
  type WithdrawalLimits,
  withdrawalLimits,
} from "../../../core/wallet/withdrawal.ts";
import type { WalletStoreDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { upsert } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";

/** Withdrawals: today's limits, the requests, asking for one and retrying a rejected one. */
export class WithdrawalStore {
  /** Level, credit and recent withdrawals, read together. */
  readonly facts: Resource<WithdrawalFacts>;
  readonly history: Resource<readonly WithdrawalRequest[]>;
  readonly request: MoneyActionStore<Satang, WithdrawalRequest>;
  /** Its input is the id of a rejected request. */
  readonly retry: MoneyActionStore<string, WithdrawalRequest>;
  readonly #dependencies: WalletStoreDependencies;
  readonly #following: Following;

  /** Calls `onCredit` with the credit that the facts contain, `onSettled` when an open request is final. */
  constructor(
    dependencies: WalletStoreDependencies,
    onCredit: (credit: Credit) => void,
    onSettled: () => void = () => undefined,
  ) {
    this.#dependencies = dependencies;
    this.facts = new Resource(() => readWithdrawalFacts(dependencies));
    this.history = new Resource(() => dependencies.wallet.withdrawalHistory());
    const callbacks = {
      onDone: (request: WithdrawalRequest) => this.take(request),
      onFollowed: () => void this.refresh(),
    };
    this.request = createMoneyActionStore(dependencies, requestWithdrawal, {
      ...callbacks,
      askOf: (amount) => ({ amount, facts: this.facts.value }),
      inputOf: ({ amountSatang }) => amountSatang,
    });
    this.retry = createMoneyActionStore(dependencies, retryWithdrawal, {
      ...callbacks,
      askOf: (id) => ({ request: this.find(id), facts: this.facts.value }),
      inputOf: ({ id }) => id,
    });
    this.#following = followActions(dependencies, {
      actions: [this.request, this.retry],
      reads: [this.facts],
      open: () => this.open,
      onSettled,
      onRead: () => {
        const { state } = this.facts;
        if (state.status === "fulfilled" && state.value.credit) onCredit(state.value.credit);
      },
    });
    makeAutoObservable(
      this,
      // Computed each time, because midnight may have passed since the facts were read.
      { facts: false, history: false, request: false, retry: false, limits: false },
      { autoBind: true },
    );
  }

  /** What may still be withdrawn today; undefined until the facts are loaded. */
  get limits(): WithdrawalLimits | undefined {
    const { clock, withdrawalMinimumSatang } = this.#dependencies;
    return this.facts.value && withdrawalLimits(this.facts.value, clock(), withdrawalMinimumSatang);
  }

  /** Newest first. */
  get requests(): readonly WithdrawalRequest[] {
    return this.facts.value?.withdrawals ?? [];
  }

  get open(): readonly WithdrawalRequest[] {
    return this.requests.filter(({ status }) => !isWithdrawalFinal(status));
  }

  /** A request that is listed, among the recent ones or in the history. */
  find(id: string): WithdrawalRequest | undefined {
    return [...this.requests, ...(this.history.value ?? [])].find((request) => request.id === id);
  }

  /** Why an amount would be refused; undefined until the facts are loaded. */
  judge(amount: Satang): Refusal | undefined {
    const { clock, withdrawalMinimumSatang } = this.#dependencies;
    return this.facts.value && judgeWithdrawal(amount, this.facts.value, clock(), withdrawalMinimumSatang);
  }

  /** Reads the facts and judges the amount again, because facts that were read before may allow it but never refuse it. */
  async allowsNow(amount: Satang): Promise<boolean> {
    await this.refresh();
    return this.judge(amount) === undefined;
  }

  /** Resumes pending intents, loads the facts and follows open requests; returns how to stop. */
  watch(): () => void {
    return this.#following.watch();
  }

  /** Loads the facts; false when the load failed. */
  refresh(): Promise<boolean> {
    return this.#following.refresh();
  }

  /** Shows the request at once and loads the limits again. */
  take(request: WithdrawalRequest): void {
    const facts = this.facts.value;
    if (facts) this.facts.put({ ...facts, withdrawals: upsert(facts.withdrawals, request) });
    void this.refresh();
  }
}
