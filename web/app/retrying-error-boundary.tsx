import { Component, type ReactNode } from "react";
import { FAILURE_LIFETIME_MS } from "../compose/memoize.ts";
import { shellText } from "../text/th/site/shell.ts";
import { FailedState } from "../ui/feedback/failed-state.tsx";
import { isLoadingChunkError } from "./loading-chunk-error.ts";

/** A connection that has just returned needs a moment. */
const RETRY_DELAY_MS = 1000;

interface RetryingErrorBoundaryProps {
  readonly offline: boolean;
  readonly reloadPage: () => void;
  /** Below the message. */
  readonly details?: ReactNode;
  /** Called with each retry. Parts of the frame, which failed in silence, are tried again with it. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface RetryingErrorBoundaryState {
  readonly error: unknown;
  readonly failed: boolean;
  /** After a press of the button, until the failure is forgotten and the screen renders again. */
  readonly retrying: boolean;
}

const WORKING: RetryingErrorBoundaryState = { error: undefined, failed: false, retrying: false };

/**
 * Shows an error with a retry button in place of a screen that threw, or whose code did not load. Also retries by
 * itself, once whenever the device comes back online. A retry renders the screen again, which also loads its chunk
 * again. React offers error boundaries as classes only.
 */
export class RetryingErrorBoundary extends Component<RetryingErrorBoundaryProps, RetryingErrorBoundaryState> {
  override state = WORKING;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** Replaced by the telemetry, which most brands lack. */
  static onCrash(_error: unknown): void {}

  static getDerivedStateFromError(error: unknown): RetryingErrorBoundaryState {
    return { error, failed: true, retrying: false };
  }

  override componentDidCatch(error?: unknown): void {
    RetryingErrorBoundary.onCrash(error);
    this.#failures += 1;
  }

  override componentDidUpdate(previous: RetryingErrorBoundaryProps): void {
    if (this.props.offline === previous.offline) return;
    clearTimeout(this.#retry);
    if (!this.props.offline) this.#retry = setTimeout(() => this.#tryAgain(), RETRY_DELAY_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#retry);
  }

  override render(): ReactNode {
    const { error, failed, retrying } = this.state;
    if (!failed) return this.props.children;
    const { title, hint } = isLoadingChunkError(error) ? shellText.loadingChunk : shellText.crash;
    return (
      <>
        <FailedState
          alone
          title={title}
          text={hint}
          retryLabel={shellText.retry}
          busy={retrying}
          onRetry={() => this.#onRetry()}
        />
        {this.props.details}
      </>
    );
  }

  #onRetry(): void {
    const { error } = this.state;
    // Some browsers remember a failed import until the page is loaded again.
    if (isLoadingChunkError(error) && (error.timedOut || this.#failures > 1)) return this.props.reloadPage();
    this.setState({ retrying: true });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#tryAgain(), FAILURE_LIFETIME_MS);
  }

  #tryAgain(): void {
    clearTimeout(this.#retry);
    if (!this.state.failed) return;
    this.setState(WORKING);
    this.props.onRetry();
  }
}
