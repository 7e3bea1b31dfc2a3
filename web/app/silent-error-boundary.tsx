import { Component, type ReactNode } from "react";

interface SilentErrorBoundaryProps {
  /** A new number tries a failed part again. */
  readonly attempt: number;
  readonly children: ReactNode;
}

interface SilentErrorBoundaryState extends SilentErrorBoundaryProps {
  readonly failed: boolean;
}

/**
 * For a part that the page can do without. When it throws, or its code does not load, nothing is shown. It is tried
 * again when the page renders it with new children or another attempt.
 */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, SilentErrorBoundaryState> {
  override state: SilentErrorBoundaryState = { failed: false, ...this.props };

  static getDerivedStateFromError(): Pick<SilentErrorBoundaryState, "failed"> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ attempt, children }: SilentErrorBoundaryProps, state: SilentErrorBoundaryState) {
    const isSame = children === state.children && attempt === state.attempt;
    return isSame ? null : { failed: false, attempt, children };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
