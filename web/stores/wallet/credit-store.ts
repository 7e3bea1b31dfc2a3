import { makeAutoObservable } from "mobx";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Satang } from "../../../core/shared/money.ts";
import { type Credit, laterCredit } from "../../../core/wallet/model.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";
import { Resource } from "../base/resource.ts";

/** The member's credit. An answer with an earlier time never replaces a later one. */
export class CreditStore {
  readonly resource: Resource<Credit>;

  constructor(wallet: Pick<WalletPort, "credit">) {
    this.resource = new Resource(() => wallet.credit(), laterCredit);
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
    this.resource.put(credit);
  }
}
