import { type ReactNode, useCallback, useMemo, useState } from "react";
import { type PartFailure, type PartFailures, PartFailuresContext } from "../layout/contexts.ts";
import { FailedState } from "./failed-state.tsx";

/** Says once what several parts of a page failed for. */
export function PartFailuresProvider({ children }: { readonly children: ReactNode }) {
  const [failures, setFailures] = useState<readonly PartFailure[]>([]);
  const add = useCallback((failure: PartFailure) => {
    setFailures((others) => [...others, failure]);
    return () => setFailures((all) => all.filter((each) => each !== failure));
  }, []);
  const value = useMemo<PartFailures>(() => {
    const reasons = [...new Set(failures.map(({ reason }) => reason))];
    const groups = reasons.map((reason) => failures.filter((each) => each.reason === reason));
    const shared = groups.filter(({ length }) => length > 1);
    return {
      shared: shared.map((group) =>
        group
          .slice(0, 1)
          .map(({ title, reason, retryLabel }) => (
            <FailedState
              key={reason}
              title={title}
              text={reason}
              retryLabel={retryLabel}
              busy={group.some(({ busy }) => busy)}
              onRetry={() => group.forEach(({ onRetry }) => onRetry())}
            />
          )),
      ),
      covers: (reason) => shared.some(([first]) => first?.reason === reason),
      add,
    };
  }, [failures, add]);
  return <PartFailuresContext value={value}>{children}</PartFailuresContext>;
}
