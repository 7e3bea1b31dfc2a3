import { observer } from "mobx-react-lite";
import type { ComponentProps } from "react";
import { useStores } from "../stores/stores-context.ts";
import { LazyPart } from "../ui/feedback/lazy-part.tsx";
import { RetryingErrorBoundary } from "./retrying-error-boundary.tsx";

const crashDetails = () => import("./crash-details.tsx").then((module) => module.CrashDetails);
const details = <LazyPart load={crashDetails} waiting={null} failed={() => null} />;

type ErrorBoundaryProps = Pick<ComponentProps<typeof RetryingErrorBoundary>, "onRetry" | "children">;

/** A `RetryingErrorBoundary` that knows whether the device is offline. */
export const ErrorBoundary = observer(function ErrorBoundary({ onRetry, children }: ErrorBoundaryProps) {
  const { connectivity } = useStores();
  return (
    <RetryingErrorBoundary offline={connectivity.offline} reloadPage={reloadPage} details={details} onRetry={onRetry}>
      {children}
    </RetryingErrorBoundary>
  );
});

function reloadPage(): void {
  location.reload();
}
