import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Centered } from "./centered.tsx";

interface GrowingListProps<T> {
  readonly items: readonly T[];
  readonly moreLabel: string;
  readonly children: (shown: readonly T[]) => ReactNode;
}

const STEP = 8;

/** The first few of a list that is here as a whole; a button shows some more. */
export function GrowingList<T>({ items, moreLabel, children }: GrowingListProps<T>) {
  const [count, setCount] = useState(STEP);
  return (
    <>
      {children(items.slice(0, count))}
      {count < items.length ? (
        <Centered>
          <Button onClick={() => setCount(count + STEP)}>{moreLabel}</Button>
        </Centered>
      ) : null}
    </>
  );
}
