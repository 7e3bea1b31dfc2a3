import { useEffect, useState } from "react";

/** The current time, updated every `everyMs`. */
export function useNow<T extends number>(clock: () => T, everyMs = 1000): T {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}
