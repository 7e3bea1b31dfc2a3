import { landingText } from "../../text/th/site/landing.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
import { LazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Front } from "../../ui/layout/hero-layout.tsx";
import { Hero } from "../../ui/cards/hero-card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { HomeSignIn } from "./home-sign-in.tsx";

const houseNews = () => import("./landing-sections.tsx").then((module) => module.HouseNews);

/** The promise, the sign-in, and what the house shows to everybody. */
export function LandingScreen() {
  const { heroTitle1, heroTitle2, heroLine1, heroLine2 } = shellText.served;
  return (
    <Page title={landingText.title} ownHeading wide>
      <Front lead={<Hero title={[heroTitle1, heroTitle2]} text={[heroLine1, heroLine2]} />} action={<HomeSignIn />}>
        <LazyPart
          load={houseNews}
          waiting={<Skeleton shape="rows" rows={4} label={shellText.loading} />}
          failed={(retry) => (
            <FailedState title={shellText.panel.failed} retryLabel={shellText.panel.retry} onRetry={retry} />
          )}
        />
      </Front>
    </Page>
  );
}
