import { makeAutoObservable, observableRef } from "mobx";
import { refuse } from "../../../core/shared/refusal.ts";
import { err } from "../../../core/shared/result.ts";
import { findRequest, ledgerLinesOf, type MoneyRequest, type RequestKind } from "../../../core/wallet/find-request.ts";
import type { HistoryEntry } from "../../../core/wallet/model.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";
import { Resource } from "../base/resource.ts";

interface Shown {
  readonly kind: RequestKind;
  readonly id: string;
}

/** One request for its receipt, and what it did to the credit. */
export class ReceiptStore {
  readonly request: Resource<MoneyRequest>;
  readonly lines: Resource<readonly HistoryEntry[]>;
  shown: Shown | undefined = undefined;

  constructor(wallet: Parameters<typeof findRequest>[0]["wallet"] & Pick<WalletPort, "history">) {
    const notFound = err(refuse("request-not-found"));
    this.request = new Resource(async () =>
      this.shown ? findRequest({ wallet }, this.shown.kind, this.shown.id) : notFound,
    );
    this.lines = new Resource(async () =>
      this.request.value ? ledgerLinesOf({ wallet }, this.request.value) : notFound,
    );
    makeAutoObservable(this, { request: false, lines: false, shown: observableRef }, { autoBind: true });
  }

  /** Loads a request; another one disappears at once. */
  async open(kind: RequestKind, id: string): Promise<void> {
    if (this.shown?.kind !== kind || this.shown.id !== id) {
      this.request.reset();
      this.lines.reset();
      this.shown = { kind, id };
    }
    await this.load();
  }

  async load(): Promise<void> {
    await this.request.load();
    if (this.request.state.status === "fulfilled") await this.lines.load();
  }
}
