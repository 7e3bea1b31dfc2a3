import { observer } from "mobx-react-lite";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { canRetryWithdrawal } from "../../../core/wallet/statuses.ts";
import { paths } from "../../app/paths.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import { useClock } from "../../stores/stores-context.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { reasonWords } from "../../text/th/wallet/reason-words.ts";
import { withdrawText as text } from "../../text/th/wallet/withdraw.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Chip, type Tone } from "../../ui/data/chip.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Reason } from "../../ui/lists/reason.tsx";
import { RequestHistory } from "../../ui/lists/request-history.tsx";

const TONES = { checking: "gold", paying: "gold", paid: "good", rejected: "bad" } as const satisfies Record<
  WithdrawalRequest["status"],
  Tone
>;

/** All withdrawals. A rejected one has a button that requests it again. */
export const WithdrawalHistory = observer(function WithdrawalHistory({ store }: { readonly store: WithdrawalStore }) {
  const { history, retry } = store;
  const now = useNow(useClock(), 15_000);
  return (
    <RequestHistory
      title={text.history}
      above={<OutcomeNote {...outcomeOf(retry)} texts={moneyText.outcome} />}
      state={history.state}
      onRetry={() => void history.load()}
      // The store may know a newer state of a request than the history has.
      select={(loaded) => loaded.map((request) => store.find(request.id) ?? request)}
      empty={{ icon: "withdraw", title: text.empty, text: text.emptyHint }}
      skeletonRows={4}
      texts={shellText}
      moreLabel={moneyText.more}
      labels={moneyText}
      rowOf={(request) => ({
        amount: formatBaht(request.amountSatang),
        status: <Chip tone={TONES[request.status]}>{text.status[request.status]}</Chip>,
        id: <NumberAndReason request={request} />,
        time: <TimeAndRetry request={request} retry={retry} now={now} />,
      })}
    />
  );
});

function NumberAndReason({ request: { id, status, timeline } }: { readonly request: WithdrawalRequest }) {
  const reason = timeline[timeline.length - 1]?.reason;
  return (
    <>
      <TextLink to={paths.receipt("withdrawal", id)}>{id}</TextLink>
      {status === "rejected" ? <Reason {...reasonWords(reason)} /> : null}
    </>
  );
}

interface TimeAndRetryProps {
  readonly request: WithdrawalRequest;
  readonly retry: WithdrawalStore["retry"];
  readonly now: Instant;
}

const TimeAndRetry = observer(function TimeAndRetry({ request, retry, now }: TimeAndRetryProps) {
  const { id, createdAt, status } = request;
  return (
    <>
      <p>
        <TimeAgo {...timeAgo(createdAt, now)} />
      </p>
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
