import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "./paths.ts";
import { admission, type GuardKind, type SessionStatus } from "./admission.ts";

interface GuardProps {
  readonly kind: GuardKind;
  readonly status: SessionStatus;
  /** Shown while the status is unknown. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Draws what `admission` decides; the login page learns which page was asked for. */
export function Guard({ kind, status, waiting, children }: GuardProps) {
  const { pathname, search } = useLocation();
  switch (admission(kind, status)) {
    case "enter":
      return children;
    case "wait":
      return waiting;
    case "to-member-area":
      return <Navigate to={paths.member} replace />;
    case "to-login":
      return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
  }
}
