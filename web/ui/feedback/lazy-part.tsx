import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLineReturns } from "../hooks/use-line-returns.ts";

interface LazyPartProps {
  /** Loads the part's code. Must be the same function on every render. */
  readonly load: () => Promise<ComponentType>;
  /** In the shape of the part. */
  readonly waiting: ReactNode;
  /** Shown when the code did not load. */
  readonly failed: (retry: () => void) => ReactNode;
}

/**
 * A part below the first screen, whose code loads after the first paint. The rest of the page does not depend on it.
 * Code that did not load is requested again when the device comes back online.
 */
export function LazyPart({ load, waiting, failed }: LazyPartProps) {
  const [state, setState] = useState<"waiting" | "failed" | { readonly Part: ComponentType }>("waiting");
  const lineReturns = useLineReturns();
  useEffect(() => {
    if (lineReturns > 0) setState((last) => (last === "failed" ? "waiting" : last));
  }, [lineReturns]);
  useEffect(() => {
    if (state !== "waiting") return undefined;
    let unmounted = false;
    load().then(
      (Part) => {
        if (!unmounted) setState({ Part });
      },
      () => {
        if (!unmounted) setState("failed");
      },
    );
    return () => {
      unmounted = true;
    };
  }, [state, load]);
  if (state === "waiting") return waiting;
  return state === "failed" ? failed(() => setState("waiting")) : <state.Part />;
}
