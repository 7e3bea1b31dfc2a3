import { useCallback, useEffect, useState } from "react";

/** A browser does not report that a frame failed to load. After this time it counts as failed. */
const TIMEOUT_MS = 15_000;

export interface FrameLoad {
  readonly phase: "loading" | "loaded" | "failed";
  /** The iframe's `key`: it changes with every retry, which makes the frame load again. */
  readonly attempt: number;
  readonly onLoad: () => void;
  /** Stays the same between renders. */
  readonly fail: () => void;
  readonly retry: () => void;
}

/** Follows the loading of an iframe. */
export function useFrameLoad(): FrameLoad {
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<FrameLoad["phase"]>("loading");
  useEffect(() => {
    if (phase !== "loading") return undefined;
    const timer = setTimeout(() => setPhase("failed"), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  const fail = useCallback(() => setPhase("failed"), []);
  return {
    phase,
    attempt,
    // A browser that refuses a frame reports it, and then loads a page of its own in the frame.
    onLoad: () => setPhase((current) => (current === "failed" ? current : "loaded")),
    fail,
    retry: () => {
      setAttempt(attempt + 1);
      setPhase("loading");
    },
  };
}
