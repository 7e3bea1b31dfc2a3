import { signInText } from "#text/session/sign-in.ts";
import { gameCategoryText, landingText } from "#text/site/landing.ts";
import { shellText } from "#text/site/shell.ts";
import type { GameCategory } from "../../../core/games/model.ts";
import { paths } from "../../app/paths.ts";
import { useSignIn } from "../../stores/session/use-sign-in.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { observer } from "../../text/observer.ts";
import { PictureTile } from "../../ui/art/picture-tile.tsx";
import { HeroCard, HeroScene } from "../../ui/cards/hero-card.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
import { LazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SignInForm } from "../../ui/forms/sign-in-form.tsx";
import { HeroLayout, Page, Section } from "../../ui/layout/page.tsx";
import { TileStrip } from "../../ui/layout/tile-strip.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";
import css from "./home-sign-in.module.css";

const loadCodeStep = () => import("../../shared/code-step.tsx").then(({ CodeStep }) => CodeStep);

/** The sign-in form of the landing page. */
const HomeSignIn = observer(function HomeSignIn() {
  const form = useSignIn("home-page", loadCodeStep);
  return (
    <section aria-label={signInText.title}>
      <h2 className={css["title"]}>{signInText.title}</h2>
      {form.codeStep ?? (
        <SignInForm texts={signInText.form} {...form}>
          <ButtonLink to={paths.register} variant="outline" wide>
            {signInText.register}
          </ButtonLink>
          <ButtonLink to={paths.recover} variant="plain" wide>
            {signInText.forgot}
          </ButtonLink>
        </SignInForm>
      )}
    </section>
  );
});

interface Tile {
  readonly category: GameCategory;
  readonly hue: number;
}

const TILES: readonly Tile[] = [
  { category: "slot", hue: 12 },
  { category: "casino", hue: 154 },
  { category: "sport", hue: 130 },
  { category: "card", hue: 262 },
  { category: "fishing", hue: 212 },
  { category: "lotto", hue: 42 },
];

/** The categories that have games, with their pictures. A visitor may look at their games. */
const GameCategories = observer(function GameCategories() {
  const { isOpen, stores } = useStoresRoot();
  const { site } = stores;
  return (
    <Section title={landingText.categories} aside={<TextLink to={paths.look}>{landingText.categoriesText}</TextLink>}>
      <TileStrip label={landingText.categories}>
        {TILES.filter(({ category }) => isOpen(paths.lookCategory(category))).map(({ category, hue }) => (
          <PictureTile
            key={category}
            to={paths.lookCategory(category)}
            title={gameCategoryText[category]}
            src={site.picture(`/pictures/categories/${category}.webp`)}
            hue={hue}
          />
        ))}
      </TileStrip>
    </Section>
  );
});

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
            {isOpen(paths.look) ? <GameCategories /> : null}
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
