import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useFairPlay } from "../../stores/use-member-stores.ts";
import { fairPlayText as text } from "../../text/th/fair-play/fair-play.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { PillLinks } from "../../ui/controls/segmented-filter.tsx";
import { NotAvailable, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import css from "./fair-play.module.css";
import { LimitsTab } from "./limits-tab.tsx";
import { MonthTab } from "./month-tab.tsx";
import { PauseTab } from "./pause-tab.tsx";

const TABS = ["limits", "month", "break"] as const;
const PARTS = { limits: LimitsTab, month: MonthTab, break: PauseTab };

/** Limits, honest figures and breaks. Works the same while a pause lasts. */
export const FairPlayScreen = observer(function FairPlayScreen() {
  const { fairPlay } = useFairPlay();
  const [query] = useSearchParams();
  const tab = TABS.find((each) => each === query.get("tab")) ?? "limits";
  const Part = PARTS[tab];
  useEffect(() => {
    void fairPlay.standing.load();
    return () => fairPlay.forgetProblem();
  }, [fairPlay]);
  return (
    <Page title={text.title}>
      {fairPlay.isMissing ? (
        <Card>
          <NotAvailable title={text.missing} text={text.missingText} />
        </Card>
      ) : (
        <>
          <PillLinks
            label={text.tabs}
            links={TABS.map((key) => ({
              key,
              to: key === "limits" ? paths.fairPlay : paths.fairPlayTab(key),
              label: text.tab[key],
              current: key === tab,
            }))}
          />
          <ResourcePanel
            state={fairPlay.standing.state}
            skeleton={<Skeleton shape="card" height={560} label={shellText.loading} />}
            texts={shellText.panel}
            onRetry={() => void fairPlay.standing.load()}
          >
            {(standing) => <Part standing={standing} />}
          </ResourcePanel>
        </>
      )}
      <HelpLine />
    </Page>
  );
});

/** Somebody to talk to, always in sight. */
function HelpLine() {
  const { label, url } = useStoresRoot().help;
  return (
    <p className={css["help"]}>
      {text.help} <a href={url}>{label}</a>
    </p>
  );
}
