import { observer } from "mobx-react-lite";
import { refundPercent } from "../../../core/rules/loss-refund.ts";
import type { MemberLevelStore } from "../../stores/session/member-level-store.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { levelWords } from "../../text/th/session/level-progress.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { LevelCard as Card } from "../../ui/levels/level-card.tsx";

/** The member's level and the progress to the next one, for widths at which the frame has no right column. */
export const LevelCard = observer(function LevelCard({ store }: { readonly store: MemberLevelStore }) {
  const { policy } = useStoresRoot();
  return (
    <ResourcePanel
      state={store.standing.state}
      skeleton={<Skeleton shape="card" height={133} label={shellText.loading} />}
      texts={shellText.panel}
      onRetry={() => void store.load()}
    >
      {() =>
        store.progress ? (
          <Card {...levelWords(store.progress, refundPercent(store.progress.current.name, policy.refundTable))} />
        ) : null
      }
    </ResourcePanel>
  );
});
