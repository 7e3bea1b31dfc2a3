import { type ComponentType, type ReactNode, useEffect, useState } from "react";

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
 * requested again when the device comes back online. Some browsers remember a failed import until the page is loaded
 * again, so a press after a second failure does that.
 */
export function LazyPart({ load, waiting, failed }: LazyPartProps) {
  const [last, setState] = useState<State>("waiting");
  const [failures, setFailures] = useState(0);
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
        if (unmounted) return;
        setFailures((count) => count + 1);
        setState({ failedAt: lineReturns });
      },
    );
    return () => {
      unmounted = true;
    };
  }, [state, load, lineReturns]);
  if (typeof state === "string") return waiting;
  if ("Part" in state) return <state.Part />;
  return failed(() => (failures > 1 ? location.reload() : setState("loading")));
}

/** What a new visitor's first page loads in this time is part of its budget. */
const PATIENCE_MS = 3000;
const SIGNS = ["mousemove", "touchstart", "wheel", "scroll", "keydown"] as const;

/** Runs a task once: when the visitor first does something on the page, or after three seconds. Returns the cancel. */
function onInterest(task: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, run);
  };
  const run = () => {
    cancel();
    task();
  };
  const timer = setTimeout(run, PATIENCE_MS);
  for (const sign of SIGNS) window.addEventListener(sign, run, { passive: true });
  return cancel;
}

/** A connection that has just returned needs a moment. */
const RETURN_DELAY_MS = 1000;

/** How often the device has come back online since the first render, each time counted a second later. */
export function useLineReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setReturns((count) => count + 1), RETURN_DELAY_MS);
    };
    const onOffline = () => clearTimeout(waiting);
    window.addEventListener("online", onOnline);
    window.addEventListener("offline", onOffline);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("online", onOnline);
      window.removeEventListener("offline", onOffline);
    };
  }, []);
  return returns;
}
