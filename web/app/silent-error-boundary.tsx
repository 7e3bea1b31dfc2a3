import { Component, type ReactNode } from "react";

interface QuietBoundaryProps {
  readonly children: ReactNode;
}

interface QuietBoundaryState {
  readonly broken: boolean;
  /** What was drawn when it broke. */
  readonly of: ReactNode;
}

/**
 * For what a page can do without: when it breaks or its code does not come, nothing stands in its place, and it is
 * tried again when the page is drawn anew.
 */
export class QuietBoundary extends Component<QuietBoundaryProps, QuietBoundaryState> {
  override state: QuietBoundaryState = { broken: false, of: this.props.children };

  static getDerivedStateFromError(): Pick<QuietBoundaryState, "broken"> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ children }: QuietBoundaryProps, { of }: QuietBoundaryState) {
    return children === of ? null : { broken: false, of: children };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
