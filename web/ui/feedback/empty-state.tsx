import type { ReactNode } from "react";
import type { IconName } from "../art/icon.tsx";
import { StatePanel } from "./state-panel.tsx";

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** How to get the first one. */
  readonly action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} />;
}
