import { makeAutoObservable } from "mobx";
import { isSlipFinal } from "../../core/rules/slip-status.ts";
import { confirmSlip } from "../../core/wallet/confirm-slip.ts";
import { requestSlipDeposit } from "../../core/wallet/request-slip-deposit.ts";
import { settleSlip } from "../../core/wallet/settle-slip.ts";
import type { ManualSlip, SlipRequest, SlipReview } from "../../core/wallet/slip.ts";
import { verifySlip } from "../../core/wallet/verify-slip.ts";
import { type MemberDesk, WATCH_INTERVAL_MS } from "./member-desk.ts";
import { MoneyAction } from "./money-action.ts";
import { Resource } from "./resource.ts";
import { startPoll } from "./start-poll.ts";
import { upsert } from "./upsert.ts";

/** Deposits by bank slip: verify, look over, confirm; or hand the slip to staff when the bank cannot answer for it. */
export class SlipStore {
  /** What the bank says of the slip at hand. */
  readonly review: Resource<SlipReview>;
  readonly slips: Resource<readonly SlipRequest[]>;
  readonly confirm: MoneyAction<Pick<SlipReview, "slipId" | "reference">, "slip-confirm", SlipRequest>;
  readonly manual: MoneyAction<ManualSlip, "slip-manual", SlipRequest>;
  /** The text of the mini QR at hand. */
  payload: string | undefined = undefined;
  readonly #desk: MemberDesk;
  readonly #onSettled: () => void;

  /** `onSettled` is told when a slip that was being checked came to its end. */
  constructor(desk: MemberDesk, onSettled: () => void) {
    this.#desk = desk;
    this.#onSettled = onSettled;
    this.review = new Resource(() => verifySlip(desk, this.payload ?? ""));
    this.slips = new Resource(() => desk.wallet.slips());
    const common = { newKey: desk.newKey, memory: desk.memory, onDone: (made: SlipRequest) => this.take(made) };
    const settle = settleSlip.bind(undefined, desk);
    this.confirm = new MoneyAction({
      ...common,
      kind: "slip-confirm",
      perform: (review, key, hooks) => confirmSlip(desk, { review, key, slips: this.slips.value }, hooks),
      settle,
      inputOf: ({ slipId, reference }) => ({ slipId, reference }),
    });
    this.manual = new MoneyAction({
      ...common,
      kind: "slip-manual",
      perform: (slip, key, hooks) => requestSlipDeposit(desk, { slip, key, slips: this.slips.value }, hooks),
      settle,
      inputOf: ({ payload, amountSatang }) => ({ payload, amountSatang }),
    });
    makeAutoObservable(this, { review: false, slips: false, confirm: false, manual: false }, { autoBind: true });
  }

  get open(): readonly SlipRequest[] {
    return this.slips.value?.filter(({ status }) => !isSlipFinal(status)) ?? [];
  }

  /** Asks the bank about a slip; a slip chosen meanwhile takes its place. */
  async verify(payload: string): Promise<void> {
    this.clear();
    this.payload = payload;
    await this.review.load();
  }

  /** Puts the slip at hand away; an action whose outcome is unknown stays. */
  clear(): void {
    this.payload = undefined;
    this.review.reset();
    for (const action of [this.confirm, this.manual]) if (action.phase !== "unknown") action.dismiss();
  }

  /** Takes up what a reload interrupted, loads the slips, and follows open ones; returns how to stop. */
  watch(): () => void {
    for (const action of [this.confirm, this.manual]) void action.resume();
    void this.refresh();
    return startPoll({
      after: this.#desk.after,
      visibility: this.#desk.visibility,
      intervalMs: WATCH_INTERVAL_MS,
      isWanted: () =>
        this.open.length > 0 ||
        this.slips.problem !== undefined ||
        this.confirm.phase === "unknown" ||
        this.manual.phase === "unknown",
      tick: () => this.refresh(),
    });
  }

  /** Loads the slips; false when that failed. */
  async refresh(): Promise<boolean> {
    const before = this.open.length;
    await this.slips.load();
    for (const action of [this.confirm, this.manual]) if (action.phase === "unknown") void action.resume();
    if (this.open.length < before) this.#onSettled();
    return this.slips.problem === undefined;
  }

  take(made: SlipRequest): void {
    this.slips.put(upsert(this.slips.value, made));
    if (isSlipFinal(made.status)) this.#onSettled();
  }
}
