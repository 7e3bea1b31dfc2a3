import { useEffect, useRef, useState } from "react";

interface Countdown {
  readonly secondsLeft: number;
  /** Starts again: somebody is reading. */
  readonly restart: () => void;
}

/**
 * Calls `onEnd` after so many seconds without a restart.
 * @param seconds undefined while nothing closes
 */
export function useAutoClose(seconds: number | undefined, onEnd: () => void): Countdown {
  const [elapsed, setElapsed] = useState(0);
  // A new object starts the time again, also within the first second.
  const [start, setStart] = useState({});
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start begins a new countdown
  useEffect(() => {
    if (seconds === undefined) return undefined;
    let passed = 0;
    const timer = setInterval(() => {
      passed += 1;
      if (passed < seconds) return setElapsed(passed);
      clearInterval(timer);
      end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, start]);
  const restart = () => {
    setElapsed(0);
    setStart({});
  };
  return { secondsLeft: (seconds ?? 0) - elapsed, restart };
}
