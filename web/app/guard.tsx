import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths, returnPath } from "./paths.ts";
import { type GuardKind, routeAccess, type SessionStatus } from "./route-access.ts";

interface GuardProps {
  readonly kind: GuardKind;
  readonly status: SessionStatus;
  /** The member signs out: whoever signs in next must not be led to this page. */
  readonly leaving: boolean;
  /** Shown while the status is unknown. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Renders what `routeAccess` decides. The login page receives the requested page and returns to it after sign-in. */
export function Guard({ kind, status, leaving, waiting, children }: GuardProps) {
  const { pathname, search, state } = useLocation();
  switch (routeAccess(kind, status)) {
    case "enter":
      return children;
    case "wait":
      return waiting;
    case "to-member-area":
      return <Navigate to={returnPath(state)} replace />;
    case "to-login":
      return <Navigate to={paths.login} replace state={leaving ? null : { from: pathname + search }} />;
  }
}
