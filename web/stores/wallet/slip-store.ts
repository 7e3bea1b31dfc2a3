import { makeAutoObservable, observableRef } from "mobx";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, type Result } from "../../../core/shared/result.ts";
import { confirmSlip } from "../../../core/wallet/confirm-slip.ts";
import type { ManualSlip, SlipRequest, SlipReview } from "../../../core/wallet/model.ts";
import { requestSlipDeposit } from "../../../core/wallet/request-slip-deposit.ts";
import { isSlipFinal } from "../../../core/wallet/statuses.ts";
import { verifySlip } from "../../../core/wallet/verify-slip.ts";
import type { WalletStoreDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { Resource } from "../base/resource.ts";
import { upsert } from "../base/upsert.ts";

/** The text of the mini QR in a picture of a slip; never rejects. */
export type ReadSlipPicture = (picture: Blob) => Promise<Result<string, Refusal>>;

/** Deposits by bank slip: read the picture, verify, look over, confirm; or hand the slip to staff when the bank cannot answer for it. */
export class SlipStore {
  /** The text of the mini QR of the slip at hand; its problem is the picture's. */
  readonly code: Resource<string>;
  /** What the bank says of the slip at hand. */
  readonly review: Resource<SlipReview>;
  readonly slips: Resource<readonly SlipRequest[]>;
  readonly confirm: MoneyActionStore<Pick<SlipReview, "slipId" | "reference">, SlipRequest>;
  readonly manual: MoneyActionStore<ManualSlip, SlipRequest>;
  /** The picture of the slip at hand. */
  picture: Blob | undefined = undefined;
  readonly #onSettled: () => void;
  readonly #following: Following;

  /** `onSettled` is told when a slip that was being checked came to its end. */
  constructor(dependencies: WalletStoreDependencies, onSettled: () => void, readPicture: ReadSlipPicture) {
    this.#onSettled = onSettled;
    this.code = new Resource(async () => (this.picture ? readPicture(this.picture) : err(refuse("slip-empty"))));
    this.review = new Resource(() => verifySlip(dependencies, this.code.value ?? ""));
    this.slips = new Resource(() => dependencies.wallet.slips());
    const callbacks = { onDone: (request: SlipRequest) => this.take(request), onFollowed: () => void this.refresh() };
    this.confirm = createMoneyActionStore(dependencies, confirmSlip, {
      ...callbacks,
      askOf: ({ slipId, reference }) => ({ slipId, reference, slips: this.slips.value }),
      inputOf: ({ slipId, reference }) => ({ slipId, reference }),
    });
    this.manual = createMoneyActionStore(dependencies, requestSlipDeposit, {
      ...callbacks,
      askOf: (slip) => ({ ...slip, slips: this.slips.value }),
      inputOf: ({ payload, amountSatang }) => ({ payload, amountSatang }),
    });
    this.#following = followActions(dependencies, {
      actions: [this.confirm, this.manual],
      isWanted: () => this.open.length > 0 || this.slips.problem !== undefined,
      tick: () => this.refresh(),
    });
    const parts = { code: false, review: false, slips: false, confirm: false, manual: false } as const;
    makeAutoObservable(this, { ...parts, picture: observableRef }, { autoBind: true });
  }

  get open(): readonly SlipRequest[] {
    return this.slips.value?.filter(({ status }) => !isSlipFinal(status)) ?? [];
  }

  /** The slip that was sent last, as it stands now, until it is put away. */
  get sent(): SlipRequest | undefined {
    const made = [this.confirm.state, this.manual.state].find((state) => state.phase === "done")?.value;
    return made && (this.slips.value?.find(({ id }) => id === made.id) ?? made);
  }

  /** A picture is being read or its slip verified. */
  get busy(): boolean {
    return this.code.loading || this.review.loading;
  }

  /** Reads a picture and asks the bank about its slip; a picture chosen meanwhile takes its place. */
  async choose(picture: Blob): Promise<void> {
    this.clear();
    this.picture = picture;
    await this.code.load();
    if (this.picture === picture && this.code.state.status === "fulfilled") await this.review.load();
  }

  /** Puts the slip at hand away; an action whose outcome is unknown stays. */
  clear(): void {
    this.picture = undefined;
    this.code.reset();
    this.review.reset();
    for (const action of [this.confirm, this.manual]) if (action.phase !== "unknown") action.dismiss();
  }

  /** Takes up what a reload interrupted, loads the slips, and follows open ones; returns how to stop. */
  watch(): () => void {
    return this.#following.watch();
  }

  /** Loads the slips; false when that failed. */
  async refresh(): Promise<boolean> {
    const before = this.open.length;
    await this.slips.load();
    this.#following.lookAgain();
    if (this.open.length < before) this.#onSettled();
    return this.slips.problem === undefined;
  }

  take(made: SlipRequest): void {
    this.slips.put(upsert(this.slips.value, made));
    if (isSlipFinal(made.status)) this.#onSettled();
  }
}
