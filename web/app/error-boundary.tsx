import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useStores } from "../stores/stores-context.ts";
import { LazyPart } from "../ui/feedback/lazy-part.tsx";
import { RetryingErrorBoundary } from "./retrying-error-boundary.tsx";

const crashDetails = () => import("./crash-details.tsx").then((module) => module.CrashDetails);
const details = <LazyPart load={crashDetails} waiting={null} failed={() => null} />;

/** A `RetryingErrorBoundary` that knows whether the device is offline. */
export const ErrorBoundary = observer(function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { connectivity } = useStores();
  return (
    <RetryingErrorBoundary offline={connectivity.offline} reloadPage={reloadPage} details={details}>
      {children}
    </RetryingErrorBoundary>
  );
});

function reloadPage(): void {
  location.reload();
}
