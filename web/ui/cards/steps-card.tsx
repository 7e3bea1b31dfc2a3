import type { ReactNode } from "react";
import { Card, Stack } from "../layout/card.tsx";
import { NumberedList } from "../lists/row-list.tsx";

interface StepsCardProps {
  readonly title: string;
  readonly steps: readonly string[];
  /** Below the steps. */
  readonly children?: ReactNode;
}

/** Explains in numbered steps what will happen. */
export function StepsCard({ title, steps, children }: StepsCardProps) {
  return (
    <Card title={title}>
      <Stack gap="s">
        <NumberedList items={steps} />
        {children}
      </Stack>
    </Card>
  );
}
