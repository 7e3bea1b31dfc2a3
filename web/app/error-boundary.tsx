import { type ReactNode, use } from "react";
import { shellText } from "#text/site/shell.ts";
import { useStores } from "../stores/stores-context.ts";
import { observer } from "../text/observer.ts";
import { FailedState } from "../ui/feedback/failed-state.tsx";
import { LazyPart } from "../ui/feedback/lazy-part.tsx";
import { FrameRetry } from "./frame-retry.ts";
import { RetryingErrorBoundary, type ScreenFailure } from "./retrying-error-boundary.ts";

const crashDetails = () => import("./crash-details.tsx").then((module) => module.CrashDetails);

/** A `RetryingErrorBoundary` that knows whether the device is offline. */
export const ErrorBoundary = observer(function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const onRetry = use(FrameRetry);
  const { connectivity } = useStores();
  return (
    <RetryingErrorBoundary
      offline={connectivity.offline}
      reloadPage={reloadPage}
      reloadOnceReachable={() => void fetch(location.href, { method: "HEAD" }).then(reloadPage, () => undefined)}
      failed={failedScreen}
      onRetry={onRetry}
    >
      {children}
    </RetryingErrorBoundary>
  );
});

function failedScreen({ isCodeLost, busy, onRetry }: ScreenFailure): ReactNode {
  const { title, hint } = isCodeLost ? shellText.loadingChunk : shellText.crash;
  return (
    <>
      <FailedState alone title={title} text={hint} retryLabel={shellText.retry} busy={busy} onRetry={onRetry} />
      <LazyPart load={crashDetails} waiting={null} failed={() => null} />
    </>
  );
}

function reloadPage(): void {
  location.reload();
}
