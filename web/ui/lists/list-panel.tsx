import type { ReactNode } from "react";
import { ResourcePanel, type ResourcePanelProps } from "../feedback/resource-panel.tsx";

interface ListPanelProps<Item> extends ResourcePanelProps<readonly Item[]> {
  /** Shown when the loaded list is empty. */
  readonly empty: ReactNode;
}

/** A `ResourcePanel` for a list, with an empty state. */
export function ListPanel<Item>({ empty, children, ...panel }: ListPanelProps<Item>) {
  return <ResourcePanel {...panel}>{(items) => (items.length === 0 ? empty : children(items))}</ResourcePanel>;
}
