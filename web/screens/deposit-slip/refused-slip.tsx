import { observer } from "mobx-react-lite";
import type { Problem } from "../../../core/shared/fault.ts";
import type { RefusalCode } from "../../../core/shared/refusal.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { MoreDetail } from "../../ui/feedback/more-detail.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { ManualReviewForm } from "./manual-review-form.tsx";
import { SlipHeader } from "./slip-header.tsx";

interface RefusedSlipProps {
  readonly store: SlipStore;
  readonly problem: Problem;
}

const text = depositSlipText.refused;
const ADVICE: ReadonlyMap<RefusalCode, string> = new Map([
  ["slip-duplicate", text.duplicate],
  ["slip-wrong-receiver", text.receiver],
  ["slip-not-a-slip", text.notSlip],
]);

/** Why a slip was refused or not checked, and what to do. A slip that the bank does not know can be sent to the staff. */
export const RefusedSlip = observer(function RefusedSlip({ store, problem }: RefusedSlipProps) {
  if (problem.kind === "fault") {
    return (
      <Card>
        <SlipHeader store={store} title={shellText.panel.failed}>
          <Muted>{problem.message}</Muted>
          {problem.detail === undefined ? null : <MoreDetail label={moneyText.detail} text={problem.detail} />}
          <Button small icon="refresh" onClick={() => void store.review.load()}>
            {shellText.retry}
          </Button>
        </SlipHeader>
      </Card>
    );
  }
  const unknownToBank = problem.code === "slip-not-found";
  return (
    <Card>
      <SlipHeader store={store} title={problem.message}>
        {problem.detail ? <MoreDetail label={moneyText.detail} text={problem.detail} /> : null}
        <Muted>{unknownToBank ? depositSlipText.manual.text : (ADVICE.get(problem.code) ?? text.other)}</Muted>
      </SlipHeader>
      {unknownToBank ? <ManualReviewForm store={store} /> : null}
    </Card>
  );
});
