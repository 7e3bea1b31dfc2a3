import { observer } from "mobx-react-lite";
import type { RewardStore } from "../../stores/rewards/reward-store.ts";
import { rewardText as text } from "../../text/th/rewards/reward.ts";
import { rewardRequestRows } from "../../text/th/rewards/reward-request.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { RecordSection } from "../../ui/lists/record-section.tsx";
import { TimelineList } from "../../ui/lists/timeline-list.tsx";

/** All claims, each with its timeline. Timelines of open claims start expanded. */
export const ClaimHistory = observer(function ClaimHistory({ store: { requests } }: { readonly store: RewardStore }) {
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
          rows={rewardRequestRows(claims, "asked")}
          stateLabels={moneyText.stepState}
        />
      )}
    </RecordSection>
  );
});
