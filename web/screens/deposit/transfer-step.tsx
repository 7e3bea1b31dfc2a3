import { observer } from "mobx-react-lite";
import { useContext, useRef } from "react";
import { formatBaht } from "../../../core/shared/money.ts";
import type { DepositRequest } from "../../../core/wallet/model.ts";
import { useStores } from "../../stores/stores-context.ts";
import type { DepositStore } from "../../stores/wallet/deposit-store.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { depositPicture } from "../../text/th/wallet/deposit-picture.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { PromptPayCard } from "../../ui/cards/prompt-pay-card.tsx";
import { Money } from "../../ui/data/money.tsx";
import { codeIn } from "../../ui/data/qr-code.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Centered } from "../../ui/layout/centered.tsx";
import { SiteFrameContext } from "../../ui/layout/site-frame-context.ts";
import { PictureButtons } from "../../ui/picture/picture-buttons.tsx";
import { FocusHeading } from "../../ui/typography/focus-heading.tsx";
import { TransferAccount } from "./transfer-account.tsx";
import { TransferActions } from "./transfer-actions.tsx";

interface TransferStepProps {
  readonly store: DepositStore;
  readonly request: DepositRequest;
}

/** The code and the account for exactly this amount, to scan, to save or to copy; and the two ways on. */
export const TransferStep = observer(function TransferStep({ store, request }: TransferStepProps) {
  const { toast } = useStores();
  const { siteName } = useContext(SiteFrameContext);
  const card = useRef<HTMLDivElement>(null);
  const payload = store.promptPay(request);
  const amount = formatBaht(request.amountSatang);
  return (
    <>
      {payload ? (
        <PromptPayCard
          ref={card}
          mark={depositText.promptPayMark}
          title={<FocusHeading>{depositText.scan}</FocusHeading>}
          amount={amount}
          code={{ value: payload, label: depositText.qr(amount) }}
          receiver={request.account?.accountName}
          id={depositText.requestId(request.id)}
        />
      ) : (
        <Card>
          <Centered>
            <FocusHeading>{depositText.transferExactly}</FocusHeading>
            <Money text={amount} size="xl" />
          </Centered>
        </Card>
      )}
      {payload ? (
        <PictureButtons
          picture={() => {
            const code = card.current ? codeIn(card.current) : undefined;
            return code && depositPicture(request, code, siteName);
          }}
          texts={{ ...moneyText.picture, save: depositText.saveCode, share: depositText.shareCode }}
          onResult={(message, tone) => toast.show(message, tone)}
        />
      ) : null}
      <TransferAccount request={request} />
      <TransferActions store={store} request={request} />
    </>
  );
});
