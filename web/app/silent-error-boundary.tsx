import { Component, type ReactNode } from "react";

interface SilentErrorBoundaryProps {
  readonly children: ReactNode;
}

interface SilentErrorBoundaryState {
  readonly broken: boolean;
  /** The children that threw. */
  readonly of: ReactNode;
}

/**
 * For a part that the page can do without. When it throws, or its code does not load, nothing is shown. It is tried
 * again when the page renders it with new children.
 */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, SilentErrorBoundaryState> {
  override state: SilentErrorBoundaryState = { broken: false, of: this.props.children };

  static getDerivedStateFromError(): Pick<SilentErrorBoundaryState, "broken"> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ children }: SilentErrorBoundaryProps, { of }: SilentErrorBoundaryState) {
    return children === of ? null : { broken: false, of: children };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
