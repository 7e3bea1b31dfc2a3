import { useEffect, useState } from "react";
import type { Problem } from "../../../core/shared/fault.ts";

const SECOND_MS = 1000;

/** The seconds that are left until a refused call may be tried again, counting down; 0 without a wait. */
export function useWait(problem: Problem | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const seconds = problem?.kind === "refusal" ? Number(problem.facts["retryAfter"] ?? 0) : 0;
    const began = Date.now();
    const count = () => setLeft(Math.max(0, Math.ceil(seconds - (Date.now() - began) / SECOND_MS)));
    count();
    const timer = seconds > 0 ? setInterval(count, SECOND_MS) : undefined;
    return () => clearInterval(timer);
  }, [problem]);
  return left;
}
