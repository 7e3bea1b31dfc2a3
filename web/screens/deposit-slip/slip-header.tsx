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

/** The picture at hand, what it turned out to be, and the way to another one. */
export const SlipHeader = observer(function SlipHeader({ store, title, children }: SlipHeaderProps) {
  const { picture, confirm, manual } = store;
  // While an outcome is open, another slip would only hide it.
  const stays = [confirm, manual].some(({ busy, phase }) => busy || phase === "unknown");
  return (
    <MediaRow media={picture ? <PicturePreview picture={picture} alt={depositSlipText.drop.preview} /> : null}>
      <FocusHeading>{title}</FocusHeading>
      {children}
      <Button small icon="refresh" disabled={stays} onClick={() => store.clear()}>
        {depositSlipText.review.other}
      </Button>
    </MediaRow>
  );
});
