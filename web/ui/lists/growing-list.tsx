import { type ReactNode, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Centered } from "../layout/centered.tsx";

interface GrowingListProps<T> {
  readonly items: readonly T[];
  readonly moreLabel: string;
  /** How many stand there at first, and how many come with each press; 8 unless told. */
  readonly step?: number;
  readonly children: (shown: readonly T[]) => ReactNode;
}

const STEP = 8;

/** The first few of a list that is here as a whole; a button shows some more. */
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
