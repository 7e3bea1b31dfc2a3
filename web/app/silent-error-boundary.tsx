import { Component, type ReactNode } from "react";

interface SilentErrorBoundaryProps {
  readonly children: ReactNode;
}

interface SilentErrorBoundaryState {
  readonly failed: boolean;
  /** The children of the last render. */
  readonly children: ReactNode;
}

/**
 * For a part that the page can do without. When it throws, or its code does not load, nothing is shown. It is tried
 * again when the page renders it with new children.
 */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, SilentErrorBoundaryState> {
  override state: SilentErrorBoundaryState = { failed: false, children: this.props.children };

  static getDerivedStateFromError(): Pick<SilentErrorBoundaryState, "failed"> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ children }: SilentErrorBoundaryProps, state: SilentErrorBoundaryState) {
    return children === state.children ? null : { failed: false, children };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
