import { observer } from "mobx-react-lite";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { FilePicker } from "./file-picker.tsx";
import { PicturePreview } from "./picture-preview.tsx";

/** Takes a slip's picture. An error stays below it until another picture is chosen. */
export const SlipPicker = observer(function SlipPicker({ store }: { readonly store: SlipStore }) {
  const text = depositSlipText.drop;
  const { code, picture, review } = store;
  const refused = code.problem?.kind === "refusal" ? code.problem.code : undefined;
  // Show a picture without a readable code, so that the member sees which one it is. Other refused files are no
  // pictures.
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
