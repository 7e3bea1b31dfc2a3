import { Component, type ReactNode } from "react";
import { shellText } from "./text/th/shell.ts";
import { FailedState } from "./ui/failed-state.tsx";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Keeps a screen that broke, or whose code did not come, from blanking the page. Trying again renders the screen anew,
 * which also fetches its chunk again. A class, because React offers no other way.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <FailedState
        title={shellText.crash.title}
        text={shellText.crash.hint}
        retryLabel={shellText.retry}
        onRetry={() => this.setState({ broken: false })}
      />
    );
  }
}
