import { observer } from "mobx-react-lite";
import { PauseCard } from "../../shared/pause-card.tsx";
import { usePause } from "../../stores/use-member-stores.ts";
import { pauseText } from "../../text/th/fair-play/pause.ts";
import { Page } from "../../ui/layout/page.tsx";

/** In the place of a page of deposits, games or rewards while a pause lasts. */
export const PausePage = observer(function PausePage() {
  const pause = usePause();
  if (!pause) return null;
  return (
    <Page title={pauseText.page}>
      <PauseCard pause={pause} />
    </Page>
  );
});
