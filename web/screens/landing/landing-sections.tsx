import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { BonusTeaser } from "./bonus-teaser.tsx";
import { Contacts } from "./contacts.tsx";
import css from "./landing-sections.module.css";
import { LevelOverview } from "./level-overview.tsx";
import { News } from "./news.tsx";
import { RecentFeeds } from "./recent-feeds.tsx";
import { SiteFacts } from "./site-facts.tsx";

/** The sections below the hero and the sign-in form. Their code loads after the first paint. */
export function LandingSections() {
  const { isOpen } = useStoresRoot();
  return (
    <>
      <SiteFacts />
      <div className={css["columns"]}>
        <div className={css["feeds"]}>
          <RecentFeeds />
        </div>
        <div>
          {isOpen(paths.promotion) ? <BonusTeaser /> : null}
          <LevelOverview />
          <News />
          <Contacts />
        </div>
      </div>
    </>
  );
}
