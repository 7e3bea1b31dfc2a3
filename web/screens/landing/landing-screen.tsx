import { landingText } from "../../text/th/landing.ts";
import { shellText } from "../../text/th/shell.ts";
import { Front } from "../../ui/front.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Page } from "../../ui/page.tsx";
import { BonusTeaser } from "./bonus-teaser.tsx";
import { Contacts } from "./contacts.tsx";
import { HomeSignIn } from "./home-sign-in.tsx";
import { News } from "./news.tsx";
import { RecentFeeds } from "./recent-feeds.tsx";

/** The promise, the sign-in, and what the house shows to everybody. */
export function LandingScreen() {
  const { heroTitle1, heroTitle2, heroLine1, heroLine2 } = shellText.served;
  return (
    <Page title={landingText.title} ownHeading wide>
      <Front lead={<Hero title={[heroTitle1, heroTitle2]} text={[heroLine1, heroLine2]} />} action={<HomeSignIn />}>
        <RecentFeeds />
        <BonusTeaser />
        <News />
        <Contacts />
      </Front>
    </Page>
  );
}
