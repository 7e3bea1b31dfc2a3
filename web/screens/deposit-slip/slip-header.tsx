import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FocusHeading } from "../../ui/typography/focus-heading.tsx";
import { MediaRow } from "./media-row.tsx";
import { PicturePreview } from "./picture-preview.tsx";

interface SlipHeaderProps {
  readonly store: SlipStore;
  readonly title: string;
  readonly children: ReactNode;
}

/** The chosen picture, the result of its check, and the button to choose another one. */
export const SlipHeader = observer(function SlipHeader({ store, title, children }: SlipHeaderProps) {
  const { picture, confirm, manual } = store;
  // Another slip would hide an outcome that is not known yet.
  const locked = [confirm, manual].some(({ busy, phase }) => busy || phase === "unknown");
  return (
    <MediaRow media={picture ? <PicturePreview picture={picture} alt={depositSlipText.drop.preview} /> : null}>
      <FocusHeading>{title}</FocusHeading>
      {children}
      <Button small icon="refresh" disabled={locked} onClick={() => store.clear()}>
        {depositSlipText.review.other}
      </Button>
    </MediaRow>
  );
});
