import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Card } from "../layout/card.tsx";
import { Centered } from "../layout/centered.tsx";

interface PagedLogProps {
  readonly children: ReactNode;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly moreLabel: string;
  readonly loadingLabel: string;
  readonly onMore: () => void;
}

/** A list that the backend gives a page at a time, and the button for the next one. */
export function PagedLog({ children, hasMore, loadingMore, moreLabel, loadingLabel, onMore }: PagedLogProps) {
  return (
    <Card tight>
      {children}
      {hasMore ? (
        <Centered>
          <Button busy={loadingMore} busyLabel={loadingLabel} onClick={onMore}>
            {moreLabel}
          </Button>
        </Centered>
      ) : null}
    </Card>
  );
}
