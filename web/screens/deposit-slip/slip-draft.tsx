import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { draftText } from "../../text/th/wallet/drafts.ts";
import { DraftOffer } from "../../ui/forms/draft-offer.tsx";
import { PicturePreview } from "./picture-preview.tsx";

/** Offers the picture that an earlier visit chose and did not send. */
export const SlipDraft = observer(function SlipDraft({ store }: { readonly store: SlipStore }) {
  const { drafts } = useMemberStores();
  useEffect(() => {
    if (!store.picture) void drafts.loadPicture();
  }, [store, drafts]);
  const { picture } = drafts;
  if (!picture || store.picture || store.busy) return null;
  return (
    <DraftOffer
      text={draftText.picture}
      useLabel={draftText.usePicture}
      dropLabel={draftText.drop}
      onUse={() => void store.choose(picture)}
      onDrop={() => drafts.dropPicture()}
    >
      <PicturePreview picture={picture} alt={draftText.pictureAlt} />
    </DraftOffer>
  );
});
