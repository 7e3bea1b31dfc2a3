import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { canRetryWithdrawal } from "../../../core/wallet/statuses.ts";
import { MoneyHistory } from "../../shared/money-history.tsx";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { reasonWords } from "../../text/th/wallet/request-status.ts";
import { withdrawText as text } from "../../text/th/wallet/withdraw.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { Tone } from "../../ui/data/inline.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Reason } from "../../ui/lists/reason.tsx";

const TONES = { checking: "gold", paying: "gold", paid: "good", rejected: "bad" } as const satisfies Record<
  WithdrawalRequest["status"],
  Tone
>;

/** All withdrawals. A rejected one has a button that requests it again. */
export const WithdrawalHistory = observer(function WithdrawalHistory({ store }: { readonly store: WithdrawalStore }) {
  const { history, retry } = store;
  return (
    <MoneyHistory
      kind="withdrawal"
      icon="withdraw"
      text={text}
      tones={TONES}
      above={<OutcomeNote {...outcomeOf(retry)} texts={moneyText.outcome} />}
      state={history.state}
      onRetry={() => void history.load()}
      // The store may know a newer state of a request than the history has.
      select={(loaded) => loaded.map((request) => store.find(request.id) ?? request)}
      skeletonRows={4}
      belowId={({ status, timeline }) =>
        status === "rejected" ? <Reason {...reasonWords(timeline[timeline.length - 1]?.reason)} /> : null
      }
      withTime={(request, time) => (
        <TimeAndRetry request={request} retry={retry}>
          {time}
        </TimeAndRetry>
      )}
    />
  );
});

interface TimeAndRetryProps {
  readonly request: WithdrawalRequest;
  readonly retry: WithdrawalStore["retry"];
  readonly children: ReactNode;
}

const TimeAndRetry = observer(function TimeAndRetry({ request, retry, children }: TimeAndRetryProps) {
  const { id, status } = request;
  return (
    <>
      <p>{children}</p>
      {canRetryWithdrawal(status) ? (
        <Button
          small
          icon="refresh"
          label={text.retryOf(id)}
          busy={retry.busy && retry.input === id}
          disabled={retry.busy || retry.phase === "unknown"}
          onClick={() => void retry.run(id)}
        >
          {text.retry}
        </Button>
      ) : null}
    </>
  );
});
