import { useEffect, useState } from "react";
import css from "./time-ago.module.css";

interface TimeAgoProps {
  /** The age in words: "3 minutes ago". */
  readonly relative: string;
  /** The date and the time in words. */
  readonly exact: string;
  /** The same time for machines, in ISO 8601. */
  readonly iso: string;
}

/** A time as its age. Hovering shows the exact time, and a press switches between both without moving anything. */
export function TimeAgo({ relative, exact, iso }: TimeAgoProps) {
  const [showsExact, setShowsExact] = useState(false);
  const texts = (
    <span className={css["texts"]}>
      <span className={showsExact ? css["hidden"] : undefined}>{relative}</span>
      <span className={showsExact ? undefined : css["hidden"]}>{exact}</span>
    </span>
  );
  return (
    <time dateTime={iso}>
      <button
        type="button"
        className={css["toggle"]}
        title={showsExact ? undefined : exact}
        aria-expanded={showsExact}
        onClick={() => setShowsExact(!showsExact)}
      >
        {texts}
      </button>
    </time>
  );
}

/** The current time, updated every `everyMs`. */
export function useNow<T extends number>(clock: () => T, everyMs = 1000): T {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}
