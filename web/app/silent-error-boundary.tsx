import { Component, type ReactNode } from "react";

interface SilentErrorBoundaryProps {
  readonly children: ReactNode;
}

interface SilentErrorBoundaryState {
  readonly broken: boolean;
  /** What was drawn when it broke. */
  readonly of: ReactNode;
}

/**
 * For what a page can do without: when it breaks or its code does not come, nothing stands in its place, and it is
 * tried again when the page is drawn anew.
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
