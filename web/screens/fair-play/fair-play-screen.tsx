import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { fairPlayText as text } from "#text/fair-play/fair-play.ts";
import { shellText } from "#text/site/shell.ts";
import { FAIR_PLAY_TABS } from "../../../core/site/model.ts";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useFairPlay } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { PillLinks } from "../../ui/controls/segmented-filter.tsx";
import { NotAvailable, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import css from "./fair-play.module.css";
import { LimitsTab } from "./limits-tab.tsx";
import { MonthTab } from "./month-tab.tsx";
import { PauseTab } from "./pause-tab.tsx";
import { RealityCheckCard } from "./reality-check-card.tsx";

const PARTS = { limits: LimitsTab, month: MonthTab, break: PauseTab };

/** Limits, honest figures and breaks. Works the same while a pause lasts. */
export const FairPlayScreen = observer(function FairPlayScreen() {
  const { fairPlay, playTime } = useFairPlay();
  const { isOpen } = useStoresRoot();
  const [query] = useSearchParams();
  const tabs = FAIR_PLAY_TABS.filter((each) => isOpen(paths.fairPlayPart(each)));
  const [first = "limits"] = tabs;
  const tab = tabs.find((each) => each === query.get("tab")) ?? first;
  const Part = PARTS[tab];
  useEffect(() => {
    void fairPlay.standing.load();
    return () => fairPlay.forgetProblem();
  }, [fairPlay]);
  return (
    <Page title={text.title}>
      {fairPlay.isMissing ? (
        <Card>
          <NotAvailable
            title={text.missing}
            text={playTime.minutes === 0 ? text.missingWithoutCheck : text.missingText(playTime.minutes)}
          />
        </Card>
      ) : (
        <>
          {tabs.length > 1 ? (
            <PillLinks
              label={text.tabs}
              links={tabs.map((key) => ({
                key,
                to: key === first ? paths.fairPlay : paths.fairPlayPart(key),
                label: text.tab[key],
                current: key === tab,
              }))}
            />
          ) : null}
          <ResourcePanel
            state={fairPlay.standing.state}
            skeleton={<Skeleton shape="card" height={680} label={shellText.loading} />}
            texts={shellText.panel}
            onRetry={() => void fairPlay.standing.load()}
          >
            {(standing) => (
              <>
                <Part standing={standing} />
                {/* It stands among the limits, where the brand shows them. */}
                {tab === first && tab !== "limits" ? <RealityCheckCard standing={standing} /> : null}
              </>
            )}
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
