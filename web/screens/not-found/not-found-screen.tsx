import { paths } from "../../app/paths.ts";
import { notFoundText } from "../../text/th/site/not-found.ts";
import { HeroCard } from "../../ui/cards/hero-card.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";

/** Shown for an address that does not exist. */
export function NotFoundScreen() {
  return (
    <Page title={notFoundText.title} ownHeading>
      <HeroCard mark title={[notFoundText.title]} text={notFoundText.text} />
      <ButtonLink to={paths.dashboard} variant="primary" icon="home" wide>
        {notFoundText.back}
      </ButtonLink>
    </Page>
  );
}
