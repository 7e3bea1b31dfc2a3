import { type ComponentType, type ReactNode, useEffect, useState } from "react";

interface LazyPartProps {
  /** Fetches the part's code; a function that stays the same. */
  readonly load: () => Promise<ComponentType>;
  /** In the shape of what comes. */
  readonly waiting: ReactNode;
  /** What stands there when the code did not come. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** A part below the fold whose code comes after the first paint, and whose absence takes nothing else away. */
export function LazyPart({ load, waiting, failed }: LazyPartProps) {
  const [state, setState] = useState<"waiting" | "failed" | { readonly Part: ComponentType }>("waiting");
  useEffect(() => {
    if (state !== "waiting") return undefined;
    let gone = false;
    load().then(
      (Part) => {
        if (!gone) setState({ Part });
      },
      () => {
        if (!gone) setState("failed");
      },
    );
    return () => {
      gone = true;
    };
  }, [state, load]);
  if (state === "waiting") return waiting;
  return state === "failed" ? failed(() => setState("waiting")) : <state.Part />;
}
