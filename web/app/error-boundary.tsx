import { observer } from "mobx-react-lite";
import { type ReactNode, use } from "react";
import { useStores } from "../stores/stores-context.ts";
import { LazyPart } from "../ui/feedback/lazy-part.tsx";
import { FrameRetry } from "./frame-retry.ts";
import { RetryingErrorBoundary } from "./retrying-error-boundary.tsx";

const crashDetails = () => import("./crash-details.tsx").then((module) => module.CrashDetails);
const details = <LazyPart load={crashDetails} waiting={null} failed={() => null} />;

/** A `RetryingErrorBoundary` that knows whether the device is offline. */
export const ErrorBoundary = observer(function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const onRetry = use(FrameRetry);
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
