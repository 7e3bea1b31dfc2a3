import { type ComponentType, type ReactNode, Suspense } from "react";
import { matchPath, Navigate, Route, Routes } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.tsx";
import { preloadFrame } from "./frames.tsx";
import { Guard } from "./guard.tsx";
import type { SessionStatus } from "./route-access.ts";
import { maintenanceRoute, redirectRoutes, type ScreenRoute, screenRoutes } from "./routes.tsx";
import { usePageChange } from "./use-page-change.ts";

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
