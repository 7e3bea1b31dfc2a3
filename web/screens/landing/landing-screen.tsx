import { observer } from "mobx-react-lite";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { landingText } from "../../text/th/site/landing.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { HeroScene } from "../../ui/art/hero-scene.tsx";
import { HeroCard } from "../../ui/cards/hero-card.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
import { LazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { HeroLayout } from "../../ui/layout/hero-layout.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { GameCategories } from "./game-categories.tsx";
import { HomeSignIn } from "./home-sign-in.tsx";

const landingSections = () => import("./landing-sections.tsx").then((module) => module.LandingSections);

const SCENE = "home.top.background";

/** The landing page: the hero, the sign-in form, and the sections for everybody. */
export const LandingScreen = observer(function LandingScreen() {
  const { isOpen, stores } = useStoresRoot();
  const { site } = stores;
  const scene = site.image(SCENE);
  const phoneScene = site.image(`${SCENE}.phone`);
  const { heroTitle1, heroTitle2, heroLine1, heroLine2 } = shellText.served;
  return (
    <Page title={landingText.title} ownHeading wide>
      <HeroLayout
        hero={
          <HeroCard
            title={[heroTitle1, heroTitle2]}
            text={[heroLine1, heroLine2]}
            scene={scene === undefined ? null : <HeroScene src={scene} phoneSrc={phoneScene} />}
          >
            <ButtonLink to={paths.register} variant="onBrand">
              {landingText.register}
            </ButtonLink>
            {isOpen(paths.promotion) ? (
              <ButtonLink to={paths.promotion} variant="onBrand" icon="gift">
                {landingText.seePromotion}
              </ButtonLink>
            ) : null}
          </HeroCard>
        }
        action={<HomeSignIn />}
        below={
          <>
            <GameCategories />
            <LazyPart
              load={landingSections}
              waiting={<Skeleton shape="rows" rows={4} label={shellText.loading} />}
              failed={(retry) => (
                <FailedState title={shellText.panel.failed} retryLabel={shellText.panel.retry} onRetry={retry} />
              )}
            />
          </>
        }
      />
    </Page>
  );
});
