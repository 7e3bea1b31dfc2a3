import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useFairPlay, useMemberStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { useNow } from "../../ui/data/time-ago.tsx";
import { RealityCheckDialog } from "./reality-check.tsx";
import { Suggestion } from "./suggestion.tsx";

/** On every page of a member: the suggestion of the day, the reality check, and the end of the open game in a pause. */
export const FairPlayParts = observer(function FairPlayParts() {
  const { games } = useMemberStores();
  const { fairPlay, playTime } = useFairPlay();
  const { pathname } = useLocation();
  const now = useNow(useClock(), 15_000);
  const isPaused = fairPlay.pauseAt(now) !== undefined;
  useEffect(() => {
    if (!isPaused) return undefined;
    // The money of an open game returns to the credit, from where it can be withdrawn.
    games().then(
      ({ game }) => game.leave(),
      () => undefined,
    );
    document.documentElement.setAttribute("data-paused", "");
    return () => document.documentElement.removeAttribute("data-paused");
  }, [isPaused, games]);
  return (
    <>
      {isPaused || pathname !== paths.dashboard ? null : <Suggestion />}
      {playTime.check ? <RealityCheckDialog /> : null}
    </>
  );
});
