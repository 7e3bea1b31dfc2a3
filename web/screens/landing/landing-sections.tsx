import { BonusTeaser } from "./bonus-teaser.tsx";
import { Contacts } from "./contacts.tsx";
import { GameCategories } from "./game-categories.tsx";
import { LevelOverview } from "./level-overview.tsx";
import { News } from "./news.tsx";
import { RecentFeeds } from "./recent-feeds.tsx";

/** The sections below the sign-in form. Their code loads after the first paint. */
export function LandingSections() {
  return (
    <>
      <RecentFeeds />
      <BonusTeaser />
      <GameCategories />
      <LevelOverview />
      <News />
      <Contacts />
    </>
  );
}
