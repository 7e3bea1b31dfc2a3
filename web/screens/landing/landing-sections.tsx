import { BonusTeaser } from "./bonus-teaser.tsx";
import { Categories } from "./game-categories.tsx";
import { Contacts } from "./contacts.tsx";
import { LevelOverview } from "./level-overview.tsx";
import { News } from "./news.tsx";
import { RecentFeeds } from "./recent-feeds.tsx";

/** What the house shows to everybody, below the sign-in. */
export function HouseNews() {
  return (
    <>
      <RecentFeeds />
      <BonusTeaser />
      <Categories />
      <LevelOverview />
      <News />
      <Contacts />
    </>
  );
}
