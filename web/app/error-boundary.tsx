import { observer } from "mobx-react-lite";
import { Component, type ReactNode } from "react";
import { useStores } from "../stores/stores-context.ts";
import { shellText } from "../text/th/site/shell.ts";
import { FailedState } from "../ui/feedback/failed-state.tsx";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps a screen that broke, or whose code did not come, from blanking the page. */
export const ErrorBoundary = observer(function ErrorBoundary({ children }: ErrorBoundaryProps) {
  const { connectivity } = useStores();
  return <BoundaryOnALine offline={connectivity.offline}>{children}</BoundaryOnALine>;
});

/** A line that has just come back needs a moment, and a failed fetch is remembered for a moment, too. */
const SETTLES_MS = 1000;

interface BoundaryOnALineProps extends ErrorBoundaryProps {
  readonly offline: boolean;
}

/**
 * Trying again renders the screen anew, which also fetches its chunk again; it is done when asked, and once by itself
 * whenever the network returns. A class, because React offers no other way.
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
