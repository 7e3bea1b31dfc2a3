import { useEffect, useState } from "react";

/** The clock's reading, renewed every `everyMs`; for countdowns and "so long ago". */
export function useNow<T extends number>(clock: () => T, everyMs = 1000): T {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}
