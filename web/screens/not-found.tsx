import { paths } from "../paths.ts";
import { notFoundText } from "../text/th/not-found.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Hero } from "../ui/hero.tsx";
import { Page } from "../ui/page.tsx";

/** Nothing lives at the address that was asked for. */
export function NotFoundScreen() {
  return (
    <Page title={notFoundText.title} ownHeading>
      <Hero mark title={[notFoundText.title]} text={notFoundText.text} />
      <ButtonLink to={paths.dashboard} variant="go" icon="home" wide>
        {notFoundText.back}
      </ButtonLink>
    </Page>
  );
}
