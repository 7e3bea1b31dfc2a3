import { type ReactNode, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Centered } from "../layout/centered.tsx";

interface GrowingListProps<T> {
  readonly items: readonly T[];
  readonly moreLabel: string;
  /** How many items are shown at first, and how many more with each press. 8 by default. */
  readonly step?: number;
  readonly children: (shown: readonly T[]) => ReactNode;
}

const STEP = 8;

/** The first items of a fully loaded list, with a button for more. */
export function GrowingList<T>({ items, moreLabel, step = STEP, children }: GrowingListProps<T>) {
  const [count, setCount] = useState(step);
  return (
    <>
      {children(items.slice(0, count))}
      {count < items.length ? (
        <Centered>
          <Button onClick={() => setCount(count + step)}>{moreLabel}</Button>
        </Centered>
      ) : null}
    </>
  );
}
