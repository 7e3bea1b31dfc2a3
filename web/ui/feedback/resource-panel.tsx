import { Observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { IconName } from "../art/icon.tsx";
import { Banner } from "./banner.tsx";
import { FailedState, StatePanel } from "./failed-state.tsx";

/** Why a resource could not be loaded. */
interface PanelProblem {
  readonly message: string;
  /** What the backend said in another language, to be opened. */
  readonly detail?: string;
  /** `not-available`: the backend does not offer it, so a retry would not help. */
  readonly fault?: string;
}

type PanelState<T> =
  | { readonly status: "idle" }
  | { readonly status: "pending"; readonly last: T | undefined }
  | { readonly status: "fulfilled"; readonly value: T }
  | { readonly status: "failed"; readonly problem: PanelProblem; readonly last: T | undefined };

export interface ResourcePanelProps<T> {
  readonly state: PanelState<T>;
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  readonly texts: {
    readonly failed: string;
    readonly retry: string;
    readonly notAvailable: string;
    readonly detail?: string;
  };
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
}

/**
 * Shows a loaded resource in each of its states. During a refresh, and after a failed one, the last value stays
 * visible, and inputs in it keep their text. `children` is observed: it may read observables.
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
  const { message, detail } = state.problem;
  const more = detail && texts.detail ? { label: texts.detail, text: detail } : undefined;
  return <FailedState title={texts.failed} text={message} more={more} retryLabel={texts.retry} onRetry={onRetry} />;
}

function shownOf<T>(state: PanelState<T>): { readonly value: T } | undefined {
  if (state.status === "fulfilled") return { value: state.value };
  return state.status === "idle" || state.last === undefined ? undefined : { value: state.last };
}

/** Shown for what the operator's backend does not offer. */
export function NotAvailable({ title, text }: { readonly title: string; readonly text?: string }) {
  return <StatePanel icon="info" title={title} text={text} />;
}

interface ListPanelProps<Item> extends ResourcePanelProps<readonly Item[]> {
  /** Shown when the loaded list is empty. */
  readonly empty: ReactNode;
}

/** A `ResourcePanel` for a list, with an empty state. */
export function ListPanel<Item>({ empty, children, ...panel }: ListPanelProps<Item>) {
  return <ResourcePanel {...panel}>{(items) => (items.length === 0 ? empty : children(items))}</ResourcePanel>;
}

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** A link or a button that leads to the first item. */
  readonly action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} />;
}
