import { observer } from "mobx-react-lite";
import type { LevelProgress } from "../../../core/rules/level-progress.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { MemberLevelStore } from "../../stores/session/member-level-store.ts";
import { formatCount } from "../../text/numbers.ts";
import { levelText } from "../../text/th/session/level.ts";
import { dashboardText } from "../../text/th/site/dashboard.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { ProgressBar } from "../../ui/data/progress-bar.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

/** The member's level and the progress to the next one. */
export const LevelCard = observer(function LevelCard({ store }: { readonly store: MemberLevelStore }) {
  return (
    <ResourcePanel
      state={store.standing.state}
      skeleton={<Skeleton shape="card" height={132} label={shellText.loading} />}
      texts={shellText.panel}
      onRetry={() => void store.load()}
    >
      {() => (store.progress ? <Progress progress={store.progress} /> : null)}
    </ResourcePanel>
  );
});

function Progress({ progress: { current, next, byInvitation } }: { readonly progress: LevelProgress }) {
  const title = levelText[current.name];
  if (!next) {
    return (
      <Card tight title={title}>
        <Muted>{byInvitation ? dashboardText.top : dashboardText.invited}</Muted>
        {byInvitation ? <Muted tone="faint">{dashboardText.invitation}</Muted> : null}
      </Card>
    );
  }
  const percent = formatCount(next.percent);
  return (
    <Card tight title={title} aside={`${percent}%`}>
      <Stack gap="s">
        <p>{dashboardText.next(formatBaht(next.missing), levelText[next.level.name])}</p>
        <ProgressBar tone="gold" value={next.percent / 100} label={dashboardText.progress(percent)} />
        <Muted tone="faint">{next.basis === "month" ? dashboardText.monthly : dashboardText.cumulative}</Muted>
      </Stack>
    </Card>
  );
}
