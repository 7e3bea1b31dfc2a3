import type { ReactNode } from "react";
import { reasonWords } from "#text/wallet/request-status.ts";
import { withdrawText as text } from "#text/wallet/withdraw.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { canRetryWithdrawal } from "../../../core/wallet/statuses.ts";
import { MoneyHistory } from "../../shared/money-history.tsx";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { observer } from "../../text/observer.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { Tone } from "../../ui/data/inline.tsx";
import { Reason } from "../../ui/lists/reason.tsx";

const TONES = { checking: "gold", paying: "gold", paid: "good", rejected: "bad" } as const satisfies Record<
  WithdrawalRequest["status"],
  Tone
>;

interface WithdrawalHistoryProps {
  readonly store: WithdrawalStore;
  /** Opens the review of a rejected one. */
  readonly onRetry: (id: string) => void;
}

/** All withdrawals. A rejected one has a button that requests it again. */
export const WithdrawalHistory = observer(function WithdrawalHistory({ store, onRetry }: WithdrawalHistoryProps) {
  const { history, retry } = store;
  return (
    <MoneyHistory
      kind="withdrawal"
      icon="withdraw"
      text={text}
      tones={TONES}
      state={history.state}
      onRetry={() => void history.load()}
      // The store may know a newer state of a request than the history has.
      select={(loaded) => loaded.map((request) => store.find(request.id) ?? request)}
      skeletonRows={4}
      belowId={({ status, timeline }) =>
        status === "rejected" ? <Reason {...reasonWords(timeline[timeline.length - 1]?.reason)} /> : null
      }
      withTime={(request, time) => (
        <TimeAndRetry request={request} retry={retry} onRetry={() => onRetry(request.id)}>
          {time}
        </TimeAndRetry>
      )}
    />
  );
});

interface TimeAndRetryProps {
  readonly request: WithdrawalRequest;
  readonly retry: WithdrawalStore["retry"];
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

const TimeAndRetry = observer(function TimeAndRetry(props: TimeAndRetryProps) {
  const { request, retry, onRetry, children } = props;
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
          onClick={onRetry}
        >
          {text.retry}
        </Button>
      ) : null}
    </>
  );
});
