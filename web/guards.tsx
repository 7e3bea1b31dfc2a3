import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "./paths.ts";
import type { GuardKind } from "./routes.tsx";

/** `unknown` until the stored session has been read. */
export type SessionStatus = "unknown" | "visitor" | "member";

interface GuardProps {
  readonly kind: GuardKind;
  readonly status: SessionStatus;
  /** Shown while the status is unknown. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Decides who sees a screen; spec section 2, both ways. */
export function Guard({ kind, status, waiting, children }: GuardProps) {
  const { pathname, search } = useLocation();
  if (kind === "open") return children;
  if (status === "unknown") return waiting;
  if (kind === "public" && status === "member") return <Navigate to={paths.member} replace />;
  if (kind === "member" && status === "visitor") {
    return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
  }
  return children;
}
