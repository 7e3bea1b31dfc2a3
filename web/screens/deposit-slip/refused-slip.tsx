import { observer } from "mobx-react-lite";
import type { Problem } from "../../../core/shared/fault.ts";
import type { RefusalCode } from "../../../core/shared/refusal.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
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

/** Why a slip was refused, and what to do. A slip that the bank does not know can be sent to the staff. */
export const RefusedSlip = observer(function RefusedSlip({ store, problem }: RefusedSlipProps) {
  if (problem.kind === "fault") {
    return (
      <Card>
        <FailedState
          title={shellText.panel.failed}
          text={problem.message}
          more={problem.detail === undefined ? undefined : { label: moneyText.detail, text: problem.detail }}
          retryLabel={shellText.retry}
          onRetry={() => void store.review.load()}
        />
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
