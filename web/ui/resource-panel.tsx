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

interface ResourcePanelProps<T> {
  readonly state: PanelState<T>;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly texts: { readonly failed: string; readonly retry: string; readonly notAvailable: string };
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
}

/**
 * Draws something that is loaded in each of its states. The last good value stays on screen while it refreshes, and
 * under a line that says so when the refresh failed.
 */
export function ResourcePanel<T>({ state, skeleton, texts, onRetry, children }: ResourcePanelProps<T>) {
  if (state.status === "fulfilled") return children(state.value);
  const last = state.status === "idle" ? undefined : state.last;
  if (state.status !== "failed") return last === undefined ? skeleton : children(last);
  if (last !== undefined) {
    return (
      <>
        <Banner
          tone="gold"
          icon="warning"
          text={state.problem.message}
          action={{ label: texts.retry, onClick: onRetry }}
        />
        {children(last)}
      </>
    );
  }
  if (state.problem.fault === "not-available") return <NotAvailable title={texts.notAvailable} />;
  return <FailedState title={texts.failed} text={state.problem.message} retryLabel={texts.retry} onRetry={onRetry} />;
}
