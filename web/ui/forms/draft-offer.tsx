import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Note } from "../feedback/note.tsx";
import { Stack } from "../layout/stack.tsx";

interface DraftOfferProps {
  readonly text: string;
  readonly useLabel: string;
  readonly dropLabel: string;
  readonly onUse: () => void;
  readonly onDrop: () => void;
  /** What was chosen, below the text. */
  readonly children?: ReactNode;
}

/** Something that the person began on an earlier visit. Nothing happens to it without a press. */
export function DraftOffer({ text, useLabel, dropLabel, onUse, onDrop, children }: DraftOfferProps) {
  return (
    <Note tone="info">
      <Stack gap="s">
        <p>{text}</p>
        {children}
        <div>
          <Button small onClick={onUse}>
            {useLabel}
          </Button>{" "}
          <Button small variant="outline" onClick={onDrop}>
            {dropLabel}
          </Button>
        </div>
      </Stack>
    </Note>
  );
}
