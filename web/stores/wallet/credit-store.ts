import { makeAutoObservable } from "mobx";
import type { After } from "../../../core/platform/device.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Satang } from "../../../core/shared/money.ts";
import { type Credit, laterCredit } from "../../../core/wallet/model.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";
import { WITHHELD_MS, type WithheldPrizes, withoutPrizes } from "../../../core/wallet/withheld-prizes.ts";
import { Resource } from "../base/resource.ts";

/** The plays whose end a page of this device has yet to show. */
export interface TurningPlays {
  readonly withheld: WithheldPrizes;
  /** Whether a play was sent whose outcome is not known yet: an answer may contain its prize. */
  readonly isSent: () => boolean;
  readonly after: After;
}

const LOOK_AGAIN_MS = 100;

/**
 * The member's credit without prizes that are not shown yet. The latest load counts, whatever its time: the next house may
 * have a clock that lies behind. A credit from another answer is shown unless it is the earlier one.
 */
export class CreditStore {
  readonly resource: Resource<Credit>;
  readonly #plays: TurningPlays | undefined;
  /** As the backend has it, with every prize. */
  #paid: Credit | undefined = undefined;

  constructor(wallet: Pick<WalletPort, "credit">, plays?: TurningPlays) {
    this.#plays = plays;
    this.resource = new Resource(
      async () => {
        const answer = await wallet.credit();
        if (plays) await untilKnown(plays);
        return answer;
      },
      (_, credit) => this.#masked(credit),
    );
    plays?.withheld.watch(() => {
      this.#showPaid();
      void this.load();
      // A page that died does not tell when its prize counts again.
      if (plays.withheld.read().length > 0) plays.after(WITHHELD_MS + 1, () => this.#showPaid());
    });
    makeAutoObservable(this, { resource: false }, { autoBind: true });
  }

  get credit(): Credit | undefined {
    return this.resource.value;
  }

  get creditSatang(): Satang | undefined {
    return this.credit?.creditSatang;
  }

  get points(): number | undefined {
    return this.credit?.points;
  }

  /** When the backend read the credit. */
  get asOf(): Instant | undefined {
    return this.credit?.asOf;
  }

  get loading(): boolean {
    return this.resource.loading;
  }

  get problem(): Problem | undefined {
    return this.resource.problem;
  }

  load(): Promise<void> {
    return this.resource.load();
  }

  /** Shows a credit that another answer contained. */
  take(credit: Credit): void {
    if (laterCredit(this.#paid, credit) === credit) this.#put(credit);
  }

  #masked(credit: Credit): Credit {
    this.#paid = credit;
    return withoutPrizes(credit, this.#plays?.withheld.read() ?? []);
  }

  #showPaid(): void {
    if (this.#paid) this.#put(this.#paid);
  }

  /** A load under way is made anew: it may have the earlier credit or the later one. */
  #put(credit: Credit): void {
    const { loading } = this;
    this.resource.put(credit);
    if (loading) void this.load();
  }
}

/** Waits until no sent play is without an outcome, and a moment longer, for another tab to store what it won. */
function untilKnown({ isSent, after }: TurningPlays): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isSent()) after(LOOK_AGAIN_MS, look);
      else after(LOOK_AGAIN_MS, resolve);
    };
    if (isSent()) look();
    else resolve();
  });
}
