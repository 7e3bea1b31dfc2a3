import { makeAutoObservable } from "mobx";
import type { Satang } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import { cancelDeposit, confirmDeposit, judgeDeposit, requestDeposit } from "../../../core/wallet/deposit.ts";
import type { DepositBonuses, DepositInfo, DepositRequest } from "../../../core/wallet/model.ts";
import type { PromptPayPayload } from "../../../core/wallet/port.ts";
import { isDepositFinal } from "../../../core/wallet/statuses.ts";
import type { WalletStoreDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { upsert } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";

/** What the form of a deposit asks for. `bonus` is left out where none is taken. */
export interface DepositInput {
  readonly amount: Satang;
  readonly bonus?: Satang | undefined;
}

/** Deposits by bank transfer: what one needs, the requests, and what a member does with them. */
export class DepositStore {
  readonly info: Resource<DepositInfo>;
  /** A backend without bonuses fails it, and nothing about bonuses is shown. */
  readonly bonuses: Resource<DepositBonuses>;
  /** Open and recent requests. */
  readonly requests: Resource<readonly DepositRequest[]>;
  /** All requests. */
  readonly history: Resource<readonly DepositRequest[]>;
  readonly request: MoneyActionStore<DepositInput, DepositRequest>;
  /** Its input is a request's id, as that of `confirm`. */
  readonly cancel: MoneyActionStore<string, DepositRequest>;
  readonly confirm: MoneyActionStore<string, DepositRequest>;
  readonly #onSettled: () => void;
  #payload: PromptPayPayload | undefined;
  readonly #following: Following;

  /**
   * Calls `onSettled` when an open request is final. What writes codes loads beside the first facts that need it; without
   * it the account is shown alone.
   */
  constructor(
    dependencies: WalletStoreDependencies,
    onSettled: () => void,
    loadPayload: () => Promise<PromptPayPayload>,
  ) {
    this.#onSettled = onSettled;
    this.info = new Resource(async () => {
      const payload = loadPayload().catch(() => undefined);
      const info = await dependencies.wallet.depositInfo();
      this.#payload ??= await payload;
      return info;
    });
    this.bonuses = new Resource(() => dependencies.wallet.depositBonuses());
    this.requests = new Resource(() => dependencies.wallet.deposits());
    this.history = new Resource(() => dependencies.wallet.depositHistory());
    const callbacks = {
      onDone: (request: DepositRequest) => this.take(request),
      onFollowed: () => void this.refresh(),
    };
    this.request = createMoneyActionStore(dependencies, requestDeposit, {
      ...callbacks,
      askOf: (input: DepositInput) => ({ ...input, info: this.info.value, requests: this.requests.value }),
      inputOf: ({ amountSatang, bonusSatang }): DepositInput => ({
        amount: amountSatang,
        ...(bonusSatang > 0 && { bonus: bonusSatang }),
      }),
    });
    const byId = { ...callbacks, askOf: (id: string) => ({ id }), inputOf: ({ id }: { readonly id: string }) => id };
    this.cancel = createMoneyActionStore(dependencies, cancelDeposit, byId);
    this.confirm = createMoneyActionStore(dependencies, confirmDeposit, byId);
    this.#following = followActions(dependencies, {
      actions: [this.request, this.cancel, this.confirm],
      reads: [this.requests],
      open: () => (this.open ? [this.open] : []),
      onSettled,
    });
    const parts = {
      info: false,
      bonuses: false,
      requests: false,
      history: false,
      request: false,
      cancel: false,
      confirm: false,
    };
    makeAutoObservable(this, parts as { [K in keyof typeof parts]: false }, { autoBind: true });
  }

  /** The open request; a member has at most one. */
  get open(): DepositRequest | undefined {
    return this.requests.value?.find(({ status }) => !isDepositFinal(status));
  }

  /** Why an amount would be refused; undefined until the limits are loaded. */
  judge(amount: Satang): Refusal | undefined {
    return this.info.value && judgeDeposit(amount, this.info.value);
  }

  /** The text of a QR for exactly this request's amount; undefined without a PromptPay id. */
  promptPay({ amountSatang }: DepositRequest): string | undefined {
    const id = this.info.value?.promptPayId;
    return id === undefined ? undefined : this.#payload?.(id, amountSatang);
  }

  /** Resumes pending intents, loads the requests and follows open ones; returns how to stop. */
  watch(): () => void {
    return this.#following.watch();
  }

  /** Loads the requests; false when the load failed. */
  refresh(): Promise<boolean> {
    return this.#following.refresh();
  }

  take(request: DepositRequest): void {
    this.requests.put(upsert(this.requests.value, request));
    if (isDepositFinal(request.status)) this.#onSettled();
  }
}
