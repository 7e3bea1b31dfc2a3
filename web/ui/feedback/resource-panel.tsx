import { Observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Banner } from "./banner.tsx";
import { FailedState } from "./failed-state.tsx";
import { NotAvailable } from "./not-available.tsx";

/** Why there is nothing to show, as far as a panel needs to know. */
interface PanelProblem {
  readonly message: string;
  /** `not-available`: this backend has no such thing, so retrying would not help. */
  readonly fault?: string;
}

type PanelState<T> =
  | { readonly status: "idle" }
  | { readonly status: "pending"; readonly last: T | undefined }
  | { readonly status: "fulfilled"; readonly value: T }
  | { readonly status: "failed"; readonly problem: PanelProblem; readonly last: T | undefined };

export interface ResourcePanelProps<T> {
  readonly state: PanelState<T>;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly texts: { readonly failed: string; readonly retry: string; readonly notAvailable: string };
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
}

/**
 * Draws something that is loaded in each of its states. The last good value stays on screen while it refreshes, and
 * under a line that says so when the refresh failed; what was typed into it stays too. What `children` reads of a store
 * is followed like what is read in an observer.
 */
export function ResourcePanel<T>({ state, skeleton, texts, onRetry, children }: ResourcePanelProps<T>) {
  const shown = shownOf(state);
  if (shown) {
    return (
      <>
        {state.status === "failed" ? (
          <Banner
            tone="gold"
            icon="warning"
            text={state.problem.message}
            action={{ label: texts.retry, onClick: onRetry }}
          />
        ) : null}
        <Observer>{() => <>{children(shown.value)}</>}</Observer>
      </>
    );
  }
  if (state.status !== "failed") return skeleton;
  if (state.problem.fault === "not-available") return <NotAvailable title={texts.notAvailable} />;
  return <FailedState title={texts.failed} text={state.problem.message} retryLabel={texts.retry} onRetry={onRetry} />;
}

function shownOf<T>(state: PanelState<T>): { readonly value: T } | undefined {
  if (state.status === "fulfilled") return { value: state.value };
  return state.status === "idle" || state.last === undefined ? undefined : { value: state.last };
}
