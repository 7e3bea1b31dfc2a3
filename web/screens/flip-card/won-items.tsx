import { observer } from "mobx-react-lite";
import type { FlipCardStore } from "../../stores/rewards/flip-card-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { flipCardText as text } from "../../text/th/rewards/flip-card.ts";
import { rewardRequestRows } from "../../text/th/rewards/reward-request.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { RecordSection } from "../../ui/lists/record-section.tsx";
import { TimelineList } from "../../ui/lists/timeline-list.tsx";

/** The prizes that the staff hand out, with the status of each. */
export const WonItems = observer(function WonItems({ store: { requests } }: { readonly store: FlipCardStore }) {
  const now = useNow(useClock(), 15_000);
  return (
    <RecordSection
      title={text.requests}
      state={requests.state}
      onRetry={() => void requests.load()}
      empty={{ icon: "gift", title: text.requestsEmpty }}
      skeletonRows={2}
      texts={shellText}
      moreLabel={moneyText.more}
    >
      {(shown) => (
        <TimelineList
          label={text.requests}
          rows={rewardRequestRows(shown, "won", (at) => <TimeAgo {...timeAgo(at, now)} />)}
          stateLabels={moneyText.stepState}
        />
      )}
    </RecordSection>
  );
});
