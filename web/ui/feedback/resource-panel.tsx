import { Observer } from "mobx-react-lite";
import { type ReactNode, use, useLayoutEffect, useRef, useState } from "react";
import type { IconName } from "../art/icon.tsx";
import { PartFailuresContext } from "../layout/contexts.ts";
import { Banner } from "./banner.tsx";
import { FailedState, StatePanel } from "./failed-state.tsx";
import { ProblemWordsContext, type ShownProblem } from "./problem-words.ts";

type PanelState<T> =
  | { readonly status: "idle" }
  | { readonly status: "pending"; readonly last: T | undefined; readonly problem?: ShownProblem }
  | { readonly status: "fulfilled"; readonly value: T }
  | { readonly status: "failed"; readonly problem: ShownProblem; readonly last: T | undefined };

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
  /** A part that only informs: it leaves the screen where the backend does not offer it. */
  readonly optional?: boolean;
  readonly children: (value: T) => ReactNode;
}

/** The backend does not offer it, and nothing is known from before. */
export function isPartNotOffered(state: PanelState<unknown>): boolean {
  return shownOf(state) === undefined && "problem" in state && state.problem?.fault === NOT_OFFERED;
}

const NOT_OFFERED = "not-available";

/**
 * Shows a loaded resource in each of its states. During a refresh, and after a failed one, the last value stays
 * visible, and inputs in it keep their text. A failure stays until a load succeeds. `children` is observed: it may read
 * observables.
 */
export function ResourcePanel<T>({ state, skeleton, texts, onRetry, optional, children }: ResourcePanelProps<T>) {
  if (optional && isPartNotOffered(state)) return null;
  const shown = shownOf(state);
  const problem = "problem" in state ? state.problem : undefined;
  const failure = problem ? (
    <Failure
      problem={problem}
      pending={state.status === "pending"}
      texts={texts}
      onRetry={onRetry}
      inPlace={shown === undefined}
    />
  ) : null;
  if (!shown) return failure ?? skeleton;
  return (
    <>
      {failure}
      <Observer>{() => <>{children(shown.value)}</>}</Observer>
    </>
  );
}

interface FailureProps extends Pick<ResourcePanelProps<unknown>, "texts" | "onRetry"> {
  readonly problem: ShownProblem;
  readonly pending: boolean;
  /** There is nothing else to show. */
  readonly inPlace: boolean;
}

function Failure({ problem, pending, texts, onRetry, inPlace }: FailureProps) {
  const { add, covers } = use(PartFailuresContext);
  const [pressed, setPressed] = useState(false);
  const { message, detail } = use(ProblemWordsContext)(problem);
  const { failed: title, retry: retryLabel } = texts;
  const missing = problem.fault === NOT_OFFERED;
  const busy = pressed && pending;
  if (pressed && !pending) setPressed(false);
  const retry = useRef(onRetry);
  useLayoutEffect(() => {
    retry.current = () => {
      setPressed(true);
      onRetry();
    };
  }, [onRetry]);
  useLayoutEffect(
    () => (missing ? undefined : add({ title, reason: message, retryLabel, busy, onRetry: () => retry.current() })),
    [add, missing, title, message, retryLabel, busy],
  );
  // What was made here stays on screen.
  if (missing) return inPlace ? <NotAvailable title={texts.notAvailable} /> : null;
  if (covers(message)) return null;
  const press = () => retry.current();
  if (!inPlace) {
    return <Banner tone="gold" icon="warning" text={message} action={{ label: retryLabel, busy, onClick: press }} />;
  }
  const more = detail && texts.detail ? { label: texts.detail, text: detail } : undefined;
  return <FailedState title={title} text={message} more={more} retryLabel={retryLabel} busy={busy} onRetry={press} />;
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
