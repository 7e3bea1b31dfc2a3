import type { ReactNode } from "react";
import { ResourcePanel, type ResourcePanelProps } from "../feedback/resource-panel.tsx";

interface ListPanelProps<Item> extends ResourcePanelProps<readonly Item[]> {
  /** Stands where the list would, when it is there and has nothing in it. */
  readonly empty: ReactNode;
}

/** A loaded list in each of its states, the empty one included. */
export function ListPanel<Item>({ empty, children, ...panel }: ListPanelProps<Item>) {
  return <ResourcePanel {...panel}>{(items) => (items.length === 0 ? empty : children(items))}</ResourcePanel>;
}
