import { BonusTeaser } from "./bonus-teaser.tsx";
import { Contacts } from "./contacts.tsx";
import { GameCategories } from "./game-categories.tsx";
import { LevelOverview } from "./level-overview.tsx";
import { News } from "./news.tsx";
import { RecentFeeds } from "./recent-feeds.tsx";

/** What the house shows to everybody, below the sign-in. */
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
