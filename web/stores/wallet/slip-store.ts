import { makeAutoObservable, observableRef } from "mobx";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, type Result } from "../../../core/shared/result.ts";
import type { ManualSlip, SlipRequest, SlipReview } from "../../../core/wallet/model.ts";
import { confirmSlip, requestSlipDeposit, verifySlip } from "../../../core/wallet/slip.ts";
import { isSlipFinal } from "../../../core/wallet/statuses.ts";
import type { WalletStoreDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { upsert } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";

/** The text of the mini QR in a picture of a slip; never rejects. */
export type ReadSlipPicture = (picture: Blob) => Promise<Result<string, Refusal>>;

/** Deposits by bank slip: read the picture, verify it, confirm it; or give it to staff when the bank has no answer. */
export class SlipStore {
  /** The text of the mini QR in the chosen picture; its problem concerns the picture. */
  readonly code: Resource<string>;
  /** The bank's answer about the chosen slip. */
  readonly review: Resource<SlipReview>;
  readonly slips: Resource<readonly SlipRequest[]>;
  readonly confirm: MoneyActionStore<Pick<SlipReview, "slipId" | "reference">, SlipRequest>;
  readonly manual: MoneyActionStore<ManualSlip, SlipRequest>;
  /** The chosen picture. */
  picture: Blob | undefined = undefined;
  readonly #onSettled: () => void;
  readonly #following: Following;

  /** Calls `onSettled` when a slip that was being checked is final. */
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
      reads: [this.slips],
      open: () => this.open,
      onSettled,
    });
    const parts = { code: false, review: false, slips: false, confirm: false, manual: false } as const;
    makeAutoObservable(this, { ...parts, picture: observableRef }, { autoBind: true });
  }

  get open(): readonly SlipRequest[] {
    return this.slips.value?.filter(({ status }) => !isSlipFinal(status)) ?? [];
  }

  /** The slip that was sent last, with its current status, until `clear`. */
  get sent(): SlipRequest | undefined {
    const sent = [this.confirm.state, this.manual.state].find((state) => state.phase === "done")?.value;
    return sent && (this.slips.value?.find(({ id }) => id === sent.id) ?? sent);
  }

  /** True while a picture is read or its slip is verified. */
  get busy(): boolean {
    return this.code.loading || this.review.loading;
  }

  /** Reads a picture and asks the bank about its slip, unless another picture is chosen meanwhile. */
  async choose(picture: Blob): Promise<void> {
    this.clear();
    this.picture = picture;
    await this.code.load();
    if (this.picture === picture && this.code.state.status === "fulfilled") await this.review.load();
  }

  /** Forgets the chosen slip; an action with an unknown outcome stays. */
  clear(): void {
    this.picture = undefined;
    this.code.reset();
    this.review.reset();
    for (const action of [this.confirm, this.manual]) if (action.phase !== "unknown") action.dismiss();
  }

  /** Resumes pending intents, loads the slips and follows open ones; returns how to stop. */
  watch(): () => void {
    return this.#following.watch();
  }

  /** Loads the slips; false when the load failed. */
  refresh(): Promise<boolean> {
    return this.#following.refresh();
  }

  take(slip: SlipRequest): void {
    this.slips.put(upsert(this.slips.value, slip));
    if (isSlipFinal(slip.status)) this.#onSettled();
  }
}
