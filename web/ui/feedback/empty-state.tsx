import type { ReactNode } from "react";
import type { IconName } from "../art/icon.tsx";
import { StatePanel } from "./state-panel.tsx";

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** A link or a button that leads to the first item. */
  readonly action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} />;
}
