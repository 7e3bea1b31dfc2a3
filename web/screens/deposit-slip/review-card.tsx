import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../core/shared/money.ts";
import type { SlipReview } from "../../../core/wallet/model.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { formatMoment } from "../../text/dates.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { ActionButton } from "../../ui/controls/action-button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Money } from "../../ui/data/money.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { SlipHeader } from "./slip-header.tsx";

interface ReviewCardProps {
  readonly store: SlipStore;
  readonly review: SlipReview;
}

/** The bank's record of the transfer, and the button that confirms it. */
export const ReviewCard = observer(function ReviewCard({ store, review }: ReviewCardProps) {
  const text = depositSlipText.review;
  const { confirm } = store;
  const amount = formatBaht(review.amountSatang);
  return (
    <Card>
      <SlipHeader store={store} title={text.title}>
        <Money text={amount} size="l" />
      </SlipHeader>
      <DescriptionList
        items={[
          { term: text.time, value: formatMoment(review.transferredAt) },
          { term: text.sender, value: <Party name={review.senderName} bank={review.senderBank} /> },
          { term: text.receiver, value: <Party name={review.receiverName} bank={review.receiverBank} /> },
          { term: text.reference, value: review.reference },
        ]}
      />
      <Stack>
        <ActionButton
          outcome={outcomeOf(confirm)}
          texts={moneyText.outcome}
          busyLabel={moneyText.stepState.now}
          // A refused slip stays refused. Another one can be chosen.
          disabled={confirm.phase === "refused"}
          onClick={() => void confirm.run(review)}
        >
          {text.confirm(amount)}
        </ActionButton>
      </Stack>
    </Card>
  );
});

function Party({ name, bank }: { readonly name: string; readonly bank: string }) {
  return (
    <>
      {name}
      <Muted tone="faint">{bank}</Muted>
    </>
  );
}
