import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { LastKnown, LastKnownLists, LastKnownStorage } from "../../../core/wallet/last-known.ts";
import type { PagedList } from "../base/paged-list.ts";
import type { Resource } from "../base/resource.ts";
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

/** Where one list is stored, and who is told that an old one is on screen. */
interface LastKnownSlot<T> {
  readonly read: () => LastKnown<T> | undefined;
  readonly write: (value: T) => void;
  /** Undefined: what is on screen is new. */
  readonly onShown: (old: LastKnown<T> | undefined) => void;
}

/** Stores every loaded value, and shows the stored one once a load found no service. Returns the stop. */
export function rememberResource<T>(resource: Resource<T>, { read, write, onShown }: LastKnownSlot<T>): () => void {
  return reaction(
    () => resource.state,
    (state) => {
      if (state.status === "fulfilled") {
        write(state.value);
        onShown(undefined);
      }
      if (state.status !== "failed" || !hasNoService(state.problem)) return;
      const old = read();
      if (!old) return;
      onShown(old);
      if (state.last !== undefined) return;
      runInAction(() => {
        resource.state = { ...state, last: old.value };
      });
    },
  );
}

/** Like `rememberResource`, for the first page of a list while `isWhole`: a filter shows other lines. */
function rememberList<Item extends { readonly id: string }>(
  list: PagedList<Item>,
  isWhole: () => boolean,
  { read, write, onShown }: LastKnownSlot<readonly Item[]>,
): () => void {
  return reaction(
    () => ({ items: list.items, problem: list.problem, whole: isWhole() }),
    ({ items, problem, whole }) => {
      if (!problem) onShown(undefined);
      if (!whole) return;
      if (items && !problem) return write(items);
      if (!problem || !hasNoService(problem)) return;
      const old = read();
      if (!old) return;
      onShown(old);
      if (items) return;
      runInAction(() => {
        list.items = old.value;
      });
    },
  );
}

/** The service could not be reached or could not answer: what was known before is still the best that is known. */
function hasNoService(problem: Problem): boolean {
  return problem.kind === "fault" && ["unreachable", "timed-out", "unavailable", "server"].includes(problem.fault);
}
