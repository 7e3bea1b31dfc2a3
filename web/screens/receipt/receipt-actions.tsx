import { useContext } from "react";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { type Receipt, receiptPicture, receiptText as text } from "../../text/th/wallet/receipt.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SiteFrameContext } from "../../ui/layout/site-frame-context.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { PictureButtons } from "../../ui/picture/picture-buttons.tsx";
import css from "./receipt-sheet.module.css";

/** Ways to take the receipt along: as a picture, to another app, on paper or as a PDF. */
export function ReceiptActions({ receipt, id }: { readonly receipt: Receipt; readonly id: string }) {
  const { stores, clock } = useStoresRoot();
  const { siteName } = useContext(SiteFrameContext);
  return (
    <div className={css["screenOnly"]}>
      <Stack gap="s">
        <PictureButtons
          picture={() => receiptPicture(receipt, id, siteName, clock())}
          texts={moneyText.picture}
          onResult={(message, tone) => stores.toast.show(message, tone)}
        />
        <Button variant="plain" wide icon="slip" onClick={() => window.print()}>
          {text.print}
        </Button>
      </Stack>
    </div>
  );
}
