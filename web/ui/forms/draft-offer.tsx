import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Note } from "../feedback/note.tsx";
import { ButtonRow } from "../layout/button-row.tsx";
import { Stack } from "../layout/card.tsx";

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
        <ButtonRow>
          <Button small variant="primary" onClick={onUse}>
            {useLabel}
          </Button>
          <Button small variant="outline" onClick={onDrop}>
            {dropLabel}
          </Button>
        </ButtonRow>
      </Stack>
    </Note>
  );
}
