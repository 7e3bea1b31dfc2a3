import { type ComponentType, type ReactNode, Suspense } from "react";
import { matchPath, Navigate, Route, Routes } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Guard } from "./guard.tsx";
import type { SessionStatus } from "./route-access.ts";
import { maintenanceRoute, redirectRoutes, type ScreenRoute, screenRoutes } from "./routes.tsx";
import { usePageChange } from "./use-page-change.ts";

/** A frame draws what stays around the screens of a layout. */
export type Frame = ComponentType<{ readonly children: ReactNode }>;

interface AppRoutesProps {
  readonly status: SessionStatus;
  /** Every page shows the maintenance page, at its own address. */
  readonly maintenance: boolean;
  readonly frames: Readonly<Record<ScreenRoute["layout"], Frame>>;
  /** Shown while a screen's code or the session is on its way, inside the frame. */
  readonly waiting: ReactNode;
}

/** The route table, guarded and framed. */
export function AppRoutes({ status, maintenance, frames, waiting }: AppRoutesProps) {
  usePageChange();
  const page = ({ path, guard, layout, screen: { Screen } }: ScreenRoute) => {
    const FrameOfRoute = frames[layout];
    return (
      <Guard kind={guard} status={status} waiting={waiting}>
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

/** Fetches the screen that the address asks for, so that the first render is not a spinner. */
export async function preloadScreen(pathname: string): Promise<void> {
  const route = screenRoutes.find(({ path }) => matchPath(path, pathname) !== null);
  await route?.screen.preload();
}
