import { useRef, useState } from "react";

interface OneAtATime {
  readonly busy: boolean;
  /** Does nothing while earlier work runs. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** Runs one piece of work at a time, however often a button is pressed. */
export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  return {
    busy,
    async run(work) {
      // A ref, because state changes too late to stop a second submit in the same task.
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
