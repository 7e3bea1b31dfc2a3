import { observer } from "mobx-react-lite";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { FilePicker } from "./file-picker.tsx";
import { PicturePreview } from "./picture-preview.tsx";

/** Choose, drop or photograph; what is wrong with a picture stands under it until another is chosen. */
export const SlipPicker = observer(function SlipPicker({ store }: { readonly store: SlipStore }) {
  const text = depositSlipText.drop;
  const { code, picture, review } = store;
  const refused = code.problem?.kind === "refusal" ? code.problem.code : undefined;
  // Of a picture without a readable code it helps to see which one it was; anything else is no picture.
  const shown = picture && (refused === undefined || refused === "slip-no-code") ? picture : undefined;
  return (
    <FilePicker
      title={code.loading ? text.reading : review.loading ? text.verifying : text.title}
      hint={text.hint}
      dropHint={text.dropHint}
      chooseLabel={text.choose}
      photographLabel={text.photograph}
      accept="image/jpeg,image/png,image/webp"
      busy={store.busy}
      error={code.problem?.message}
      preview={shown ? <PicturePreview picture={shown} alt={text.preview} /> : undefined}
      onFile={(file) => void store.choose(file)}
    />
  );
});
