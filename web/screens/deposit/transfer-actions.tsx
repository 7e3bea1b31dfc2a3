import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { DepositRequest } from "../../../core/wallet/model.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { DepositStore } from "../../stores/wallet/deposit-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { StickyActions } from "../../ui/layout/sticky-actions.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

interface TransferActionsProps {
  readonly store: DepositStore;
  readonly request: DepositRequest;
}

/**
 * Confirms the transfer or cancels the deposit. Confirming is always in sight. Cancelling asks again, because the money
 * may be on its way.
 */
export const TransferActions = observer(function TransferActions({ store, request }: TransferActionsProps) {
  const [asking, setAsking] = useState(false);
  const { confirm, cancel } = store;
  const busy = confirm.busy || cancel.busy;
  const unknown = confirm.phase === "unknown" || cancel.phase === "unknown";
  return (
    <>
      <Note tone="good">{depositText.safe}</Note>
      <Button variant="outline" wide busy={cancel.busy} disabled={busy || unknown} onClick={() => setAsking(true)}>
        {depositText.cancel}
      </Button>
      <StickyActions>
        <OutcomeNote {...outcomeOf(confirm)} texts={moneyText.outcome} />
        <OutcomeNote {...outcomeOf(cancel)} texts={moneyText.outcome} />
        <Button
          variant="primary"
          wide
          busy={confirm.busy}
          disabled={busy || unknown}
          onClick={() => void confirm.run(request.id)}
        >
          {depositText.confirm}
        </Button>
      </StickyActions>
      {asking ? (
        <Dialog
          title={depositText.cancelTitle}
          closeLabel={shellText.close}
          onClose={() => setAsking(false)}
          confirmation
          actions={
            <>
              <Button wide takesFocus onClick={() => setAsking(false)}>
                {depositText.cancelNo}
              </Button>
              <Button
                variant="danger"
                wide
                onClick={() => {
                  setAsking(false);
                  void cancel.run(request.id);
                }}
              >
                {depositText.cancelYes}
              </Button>
            </>
          }
        >
          <p>{depositText.cancelText}</p>
        </Dialog>
      ) : null}
    </>
  );
});
