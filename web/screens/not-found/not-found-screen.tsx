import { supportText } from "#text/platform/support.ts";
import { notFoundText } from "#text/site/not-found.ts";
import { paths } from "../../app/paths.ts";
import { useSupportText } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { HeroCard } from "../../ui/cards/hero-card.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { SupportDetails } from "../../ui/feedback/support-details.tsx";
import { Page } from "../../ui/layout/page.tsx";

/** Shown for an address that does not exist. */
export const NotFoundScreen = observer(function NotFoundScreen() {
  const support = useSupportText();
  return (
    <Page title={notFoundText.title} ownHeading>
      <HeroCard mark title={[notFoundText.title]} text={notFoundText.text} />
      <ButtonLink to={paths.dashboard} variant="primary" icon="home" wide>
        {notFoundText.back}
      </ButtonLink>
      <SupportDetails text={support} words={supportText} />
    </Page>
  );
});
