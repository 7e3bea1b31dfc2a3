import { observer } from "mobx-react-lite";
import { Component, type ReactNode } from "react";
import { useStores } from "../stores/stores-context.ts";
import { shellText } from "../text/th/site/shell.ts";
import { FailedState } from "../ui/feedback/failed-state.tsx";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows an error with a retry button in place of a screen that threw, or whose code did not load. */
export const ErrorBoundary = observer(function ErrorBoundary({ children }: ErrorBoundaryProps) {
  const { connectivity } = useStores();
  return <BoundaryOnALine offline={connectivity.offline}>{children}</BoundaryOnALine>;
});

/** A connection that has just returned needs a moment, and a failed import is remembered for about as long. */
const SETTLES_MS = 1000;

interface BoundaryOnALineProps extends ErrorBoundaryProps {
  readonly offline: boolean;
}

/**
 * Retries on request, and once whenever the device comes back online. A retry renders the screen again, which also
 * loads its chunk again. React offers error boundaries as classes only.
 */
export class BoundaryOnALine extends Component<BoundaryOnALineProps, { readonly broken: boolean }> {
  override state = { broken: false };
  #retry: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: BoundaryOnALineProps): void {
    if (this.props.offline === before.offline) return;
    clearTimeout(this.#retry);
    if (!this.props.offline) this.#retry = setTimeout(() => this.#tryAgain(), SETTLES_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#retry);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <FailedState
        alone
        title={shellText.crash.title}
        text={shellText.crash.hint}
        retryLabel={shellText.retry}
        onRetry={() => this.#tryAgain()}
      />
    );
  }

  #tryAgain(): void {
    clearTimeout(this.#retry);
    if (this.state.broken) this.setState({ broken: false });
  }
}
