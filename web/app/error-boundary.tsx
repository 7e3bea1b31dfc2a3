import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useStores } from "../stores/stores-context.ts";
import { RetryingErrorBoundary } from "./retrying-error-boundary.tsx";

/** A `RetryingErrorBoundary` that knows whether the device is offline. */
export const ErrorBoundary = observer(function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { connectivity } = useStores();
  return (
    <RetryingErrorBoundary offline={connectivity.offline} reloadPage={reloadPage}>
      {children}
    </RetryingErrorBoundary>
  );
});

function reloadPage(): void {
  location.reload();
}
