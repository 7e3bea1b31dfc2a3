import { useLocation } from "react-router-dom";
import { pauseText } from "#text/fair-play/pause.ts";
import { dashboardText } from "#text/site/dashboard.ts";
import { paths } from "../../app/paths.ts";
import { MemberBalance } from "../../shared/member-cards.tsx";
import { OpenRequests } from "../../shared/open-requests.tsx";
import { PauseCard } from "../../shared/pause-card.tsx";
import { useStores } from "../../stores/stores-context.ts";
import { usePause } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { useWide } from "../../ui/hooks/use-media.ts";
import { Page } from "../../ui/layout/page.tsx";

/** In the place of the dashboard, and of a page of deposits, games or rewards, while a pause lasts. */
export const PausePage = observer(function PausePage() {
  const pause = usePause();
  const { currentUser } = useStores().session;
  const atHome = useLocation().pathname === paths.dashboard;
  // The right column of a wide frame shows the balance and the open requests already.
  const wide = useWide();
  if (!pause) return null;
  return atHome ? (
    <Page title={dashboardText.greeting(currentUser?.name ?? "")}>
      {wide ? null : <MemberBalance />}
      <PauseCard pause={pause} withdraws={false} />
      {wide ? null : <OpenRequests />}
    </Page>
  ) : (
    <Page title={pauseText.page}>
      <PauseCard pause={pause} />
    </Page>
  );
});
