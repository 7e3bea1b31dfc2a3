import { observer } from "mobx-react-lite";
import type { RewardStore } from "../../stores/rewards/reward-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { rewardText as text } from "../../text/th/rewards/reward.ts";
import { rewardRequestRows } from "../../text/th/rewards/reward-request.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { RecordSection } from "../../ui/lists/record-section.tsx";
import { TimelineList } from "../../ui/lists/timeline-list.tsx";

/** All claims, each with its timeline. Timelines of open claims start expanded. */
export const ClaimHistory = observer(function ClaimHistory({ store: { requests } }: { readonly store: RewardStore }) {
  const now = useNow(useClock(), 15_000);
  return (
    <RecordSection
      title={text.history}
      state={requests.state}
      onRetry={() => void requests.load()}
      pages={requests}
      empty={{ icon: "gift", title: text.historyEmpty, text: text.historyEmptyHint }}
      skeletonRows={3}
      texts={shellText}
      moreLabel={text.more}
    >
      {(claims) => (
        <TimelineList
          label={text.history}
          rows={rewardRequestRows(claims, "asked", (at) => <TimeAgo {...timeAgo(at, now)} />)}
          stateLabels={moneyText.stepState}
        />
      )}
    </RecordSection>
  );
});
