import { reaction, runInAction } from "mobx";
import type { Problem } from "../../../core/shared/fault.ts";
import type { LastKnown } from "../../../core/wallet/last-known.ts";
import type { PagedList } from "./paged-list.ts";
import type { Resource } from "./resource.ts";

/** Where one list is stored, and who is told that an old one is on screen. */
export interface LastKnownSlot<T> {
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
export function rememberList<Item extends { readonly id: string }>(
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
