import { landingText } from "../../text/th/site/landing.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { HeroCard } from "../../ui/cards/hero-card.tsx";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
import { LazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { HeroLayout } from "../../ui/layout/hero-layout.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { HomeSignIn } from "./home-sign-in.tsx";

const landingSections = () => import("./landing-sections.tsx").then((module) => module.LandingSections);

/** The landing page: the hero, the sign-in form, and the sections for everybody. */
export function LandingScreen() {
  const { heroTitle1, heroTitle2, heroLine1, heroLine2 } = shellText.served;
  return (
    <Page title={landingText.title} ownHeading wide>
      <HeroLayout
        hero={<HeroCard title={[heroTitle1, heroTitle2]} text={[heroLine1, heroLine2]} />}
        action={<HomeSignIn />}
      >
        <LazyPart
          load={landingSections}
          waiting={<Skeleton shape="rows" rows={4} label={shellText.loading} />}
          failed={(retry) => (
            <FailedState title={shellText.panel.failed} retryLabel={shellText.panel.retry} onRetry={retry} />
          )}
        />
      </HeroLayout>
    </Page>
  );
}
