import { Component, type ReactNode } from "react";
import { shellText } from "../text/th/site/shell.ts";
import { FailedState } from "../ui/feedback/failed-state.tsx";

/** A connection that has just returned needs a moment, and a failed import is remembered for about as long. */
const RETRY_DELAY_MS = 1000;

interface RetryingErrorBoundaryProps {
  readonly offline: boolean;
  /** Below the message. */
  readonly details?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows an error with a retry button in place of a screen that threw, or whose code did not load. Also retries by
 * itself, once whenever the device comes back online. A retry renders the screen again, which also loads its chunk
 * again. React offers error boundaries as classes only.
 */
export class RetryingErrorBoundary extends Component<RetryingErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  #retry: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
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
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <FailedState
          alone
          title={shellText.crash.title}
          text={shellText.crash.hint}
          retryLabel={shellText.retry}
          onRetry={() => this.#tryAgain()}
        />
        {this.props.details}
      </>
    );
  }

  #tryAgain(): void {
    clearTimeout(this.#retry);
    if (this.state.failed) this.setState({ failed: false });
  }
}
