import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { matchPath, Navigate, Route, Routes, useLocation } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.tsx";
import { preloadFrame } from "./frames.tsx";
import { paths, returnPath } from "./paths.ts";
import {
  type GuardKind,
  maintenanceRoute,
  redirectRoutes,
  routeAccess,
  type ScreenRoute,
  type SessionStatus,
  screenRoutes,
} from "./routes.tsx";

/** Renders what surrounds the screens of one layout. */
export type Frame = ComponentType<{ readonly children: ReactNode }>;

interface AppRoutesProps {
  readonly status: SessionStatus;
  /** The member signs out. */
  readonly leaving: boolean;
  /** Shows the maintenance page at every address. */
  readonly maintenance: boolean;
  readonly frames: Readonly<Record<ScreenRoute["layout"], Frame>>;
  /** Shown inside the frame while a screen's code is loading, or the session is being read. */
  readonly waiting: ReactNode;
}

/** Renders the route table, each screen in its guard and its frame. */
export function AppRoutes({ status, leaving, maintenance, frames, waiting }: AppRoutesProps) {
  usePageChange();
  const page = ({ path, guard, layout, screen: { Screen } }: ScreenRoute) => {
    const FrameOfRoute = frames[layout];
    return (
      <Guard kind={guard} status={status} leaving={leaving} waiting={waiting}>
        <FrameOfRoute>
          <ErrorBoundary key={path}>
            <Suspense fallback={waiting}>
              <Screen />
            </Suspense>
          </ErrorBoundary>
        </FrameOfRoute>
      </Guard>
    );
  };
  if (maintenance) return page(maintenanceRoute);
  return (
    <Routes>
      {screenRoutes.map((route) => (
        <Route key={route.path} path={route.path} element={page(route)} />
      ))}
      {redirectRoutes.map(({ path, redirectTo }) => (
        <Route key={path} path={path} element={<Navigate to={redirectTo} replace />} />
      ))}
    </Routes>
  );
}

/** Loads the code of the address's screen and of its frame, so that the first render shows no skeleton. */
export async function preloadScreen(pathname: string): Promise<void> {
  const route = screenRoutes.find(({ path }) => matchPath(path, pathname) !== null);
  if (route) await Promise.all([route.screen.preload(), preloadFrame(route.layout)]);
}

interface GuardProps {
  readonly kind: GuardKind;
  readonly status: SessionStatus;
  /** The member signs out: whoever signs in next must not be led to this page. */
  readonly leaving: boolean;
  /** Shown while the status is unknown. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders what `routeAccess` decides. The login page receives the requested page and returns to it after sign-in. Until
 * the code of that page is here, the page of the sign-in stays: on a slow line there would be nothing to see.
 */
function Guard({ kind, status, leaving, waiting, children }: GuardProps) {
  const { pathname, search, state } = useLocation();
  const access = routeAccess(kind, status);
  const to = returnPath(state);
  /** The address whose screen was shown last. */
  const [shown, setShown] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  if (access === "enter" && shown !== pathname) setShown(pathname);
  const isSignedInHere = access === "to-member-area" && shown === pathname;
  useEffect(() => {
    if (!isSignedInHere) return;
    // A chunk that fails shows on its own page.
    void preloadScreen(to.replace(/\?.*/, ""))
      .catch(() => 0)
      .then(() => setLoaded(to));
  }, [isSignedInHere, to]);
  switch (access) {
    case "enter":
      return children;
    case "wait":
      return waiting;
    case "to-member-area":
      return isSignedInHere && loaded !== to ? children : <Navigate to={to} replace />;
    case "to-login":
      return <Navigate to={paths.login} replace state={leaving ? null : { from: pathname + search }} />;
  }
}

/** Scrolls a new page to its top and focuses its content, where a screen reader continues. */
function usePageChange(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
