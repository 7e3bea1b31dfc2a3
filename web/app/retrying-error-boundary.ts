import { Component, type ReactNode } from "react";
import { FAILURE_LIFETIME_MS } from "../compose/memoize.ts";

/** A connection that has just returned needs a moment. */
const RETRY_DELAY_MS = 1000;

/** What to say in place of the screen, and a retry that is under way or can be asked for. */
export interface ScreenFailure {
  readonly isCodeLost: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

interface RetryingErrorBoundaryProps {
  readonly offline: boolean;
  readonly reloadPage: () => void;
  /** Does nothing while the site cannot be reached: the message stays better than the browser's own. */
  readonly reloadOnceReachable: () => void;
  readonly failed: (failure: ScreenFailure) => ReactNode;
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
 * again, or the page where the browser remembers a failed import. React offers error boundaries as classes only. What it
 * shows is not imported: after an edit of a class, or of what it imports, a page of the development server would forget
 * everything below it.
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
    // Chrome before 155, and others of its time, remember a failed import until the page is loaded again.
    if (this.#failures > 1 && isLoadingChunkError(this.state.error)) this.props.reloadOnceReachable();
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
    return this.props.failed({
      isCodeLost: isLoadingChunkError(error),
      busy: retrying,
      onRetry: () => this.#onRetry(),
    });
  }

  #onRetry(): void {
    const { error } = this.state;
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

/** The code or a style sheet of a part of the site did not come (spec section 8). Nothing is wrong with the code itself. */
export interface LoadingChunkError extends Error {
  readonly kind: "loading-chunk";
  /** The request may still be open, so that a second import would only wait for it. */
  readonly timedOut: boolean;
}

export function loadingChunkError(cause: unknown, timedOut: boolean): LoadingChunkError {
  return Object.assign(new Error(`loading chunk: ${String(cause)}`), { kind: "loading-chunk", timedOut } as const);
}

function isLoadingChunkError(error: unknown): error is LoadingChunkError {
  return error instanceof Error && "kind" in error && error.kind === "loading-chunk";
}
