import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLineReturns } from "../hooks/use-line-returns.ts";
import { onInterest } from "../overlay/on-interest.ts";

interface LazyPartProps {
  /** Loads the part's code. Must be the same function on every render. */
  readonly load: () => Promise<ComponentType>;
  /** In the shape of the part. */
  readonly waiting: ReactNode;
  /** Shown when the code did not load. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** `failedAt`: how often the device had come back online when the load failed. */
type State = "waiting" | "loading" | { readonly failedAt: number } | { readonly Part: ComponentType };

/**
 * A part below the first screen. Its code loads when the visitor first does something, or after three seconds: the first
 * screen has the line for itself until then. The rest of the page does not depend on the part. Code that did not load is
 * requested again when the device comes back online.
 */
export function LazyPart({ load, waiting, failed }: LazyPartProps) {
  const [last, setState] = useState<State>("waiting");
  const lineReturns = useLineReturns();
  const state = typeof last === "object" && "failedAt" in last && last.failedAt < lineReturns ? "loading" : last;
  useEffect(() => {
    if (state === "waiting") return onInterest(() => setState("loading"));
    if (state !== "loading") return undefined;
    let unmounted = false;
    load().then(
      (Part) => {
        if (!unmounted) setState({ Part });
      },
      () => {
        if (!unmounted) setState({ failedAt: lineReturns });
      },
    );
    return () => {
      unmounted = true;
    };
  }, [state, load, lineReturns]);
  if (typeof state === "string") return waiting;
  return "Part" in state ? <state.Part /> : failed(() => setState("loading"));
}
