import { useEffect, useState } from "react";
import { supportText } from "#text/platform/support.ts";
import { maintenanceText } from "#text/site/maintenance.ts";
import { shellText } from "#text/site/shell.ts";
import { paths } from "../../app/paths.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { useSupportText } from "../../stores/use-member-stores.ts";
import { formatExactTime, formatMoment } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { HeroCard } from "../../ui/cards/hero-card.tsx";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { SupportDetails } from "../../ui/feedback/support-details.tsx";
import { FormError } from "../../ui/forms/form.tsx";
import { Stack } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";

/** More often than elsewhere, because the visitor waits here. */
const CHECK_MS = 15_000;

/** Replaces every page during maintenance, and checks by itself whether it is over. */
export const MaintenanceScreen = observer(function MaintenanceScreen() {
  const { operation } = useStores().site;
  const clock = useClock();
  const support = useSupportText();
  const [checkedAt, setCheckedAt] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => void operation.load(), CHECK_MS);
    return () => clearInterval(timer);
  }, [operation]);
  useEffect(() => {
    if (!operation.loading) setCheckedAt(clock());
  }, [operation.loading, clock]);

  const { title, text, open, openHint, until, checked, checkNow, checking, enter } = maintenanceText;
  const known = operation.value;
  if (known && !known.maintenance) {
    return (
      <Page title={maintenanceText.documentTitle} ownHeading>
        <HeroCard mark title={[open]} text={[openHint]} />
        <ButtonLink to={paths.landing} variant="primary" wide>
          {enter}
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={maintenanceText.documentTitle} ownHeading>
      <HeroCard
        mark
        title={[title]}
        text={known?.until === undefined ? text : [...text, until(formatMoment(known.until))]}
      />
      <FormError problem={operation.problem} detailLabel={shellText.panel.detail} />
      <Stack>
        <Button icon="refresh" wide busy={operation.loading} busyLabel={checking} onClick={() => void operation.load()}>
          {checkNow}
        </Button>
        <Muted tone="faint">{checked(formatExactTime(checkedAt))}</Muted>
      </Stack>
      <SupportDetails text={support} words={supportText} />
    </Page>
  );
});
