import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { paths } from "../../app/paths.ts";
import { useRewardsStores } from "../../stores/rewards/use-rewards-stores.ts";
import { formatDay } from "../../text/dates.ts";
import { checkInText as text } from "../../text/th/rewards/check-in.ts";
import { mediaText } from "../../text/th/site/media.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { BoardLayout } from "../../ui/columns/board-layout.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { BulletList } from "../../ui/lists/bullet-list.tsx";
import { CheckInMonth } from "./check-in-month.tsx";
import { CheckInToday } from "./check-in-today.tsx";

/** Today's check-in and its points, the current month, and the rules. */
export const CheckInScreen = observer(function CheckInScreen() {
  const { checkIn: store } = useRewardsStores();
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={text.title} back={{ to: paths.media, label: mediaText.back }}>
      <ResourcePanel
        state={store.log.state}
        skeleton={<Skeleton shape="card" height={480} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void store.refresh()}
      >
        {() => (
          <>
            <CheckInToday store={store} />
            <BoardLayout
              board={
                <Card title={formatDay(store.today)}>
                  <CheckInMonth store={store} />
                </Card>
              }
              aside={
                <Card title={text.rules}>
                  <BulletList items={text.ruleLines} />
                </Card>
              }
            />
          </>
        )}
      </ResourcePanel>
    </Page>
  );
});
