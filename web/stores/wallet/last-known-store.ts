import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { LastKnownLists, LastKnownStorage } from "../../../core/wallet/last-known.ts";
import { type LastKnownSlot, rememberList, rememberResource } from "../base/remember.ts";
import type { WalletStores } from "./wallet-stores.ts";

/** The lists that a member sees without a network: the last known ones, with their time. */
export class LastKnownStore {
  /** When each old list on screen was read. */
  shown: Readonly<Partial<Record<keyof LastKnownLists, Instant>>> = {};
  readonly #storage: LastKnownStorage;

  constructor(storage: LastKnownStorage) {
    this.#storage = storage;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** When the oldest list on screen was read; undefined while all are new. */
  get shownFrom(): Instant | undefined {
    return Object.values(this.shown).sort((one, other) => one - other)[0];
  }

  /** Stores what these stores load, and shows it when a load fails. Returns the stop. */
  follow({ credit, deposit, slip, withdrawal, history }: WalletStores): () => void {
    const isWhole = ({ filter: { kinds, from, to } } = history) => kinds.length === 0 && !from && !to;
    const stops = [
      rememberResource(credit.resource, this.#slot("credit")),
      rememberResource(deposit.requests, this.#slot("deposits")),
      rememberResource(slip.slips, this.#slot("slips")),
      rememberResource(withdrawal.facts, this.#slot("withdrawals")),
      rememberList(history.lines, () => isWhole(), this.#slot("history")),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #slot<Name extends keyof LastKnownLists>(name: Name): LastKnownSlot<LastKnownLists[Name]> {
    return {
      read: () => this.#storage.read(name),
      write: (value) => this.#storage.write(name, value),
      onShown: (old) => this.#note(name, old?.at),
    };
  }

  #note(name: keyof LastKnownLists, at: Instant | undefined): void {
    if (this.shown[name] === at) return;
    const { [name]: _before, ...others } = this.shown;
    runInAction(() => {
      this.shown = at === undefined ? others : { ...others, [name]: at };
    });
  }
}
