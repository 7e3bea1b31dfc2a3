import { runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { isOpen } from "../brand/is-open.ts";
import { useClock } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { playRefusalText } from "../text/th/site/member-menu.ts";
import { useNow } from "../ui/data/time-ago.tsx";
import { useAfterPaint } from "../ui/hooks/use-after-paint.ts";
import { TextLink } from "../ui/typography/prose.tsx";
import { lazyScreen } from "./lazy-screen.ts";
import { isGames, paths } from "./paths.ts";

const pausePage = lazyScreen(() => import("../layouts/fair-play/pause-page.tsx").then((module) => module.PausePage));
const realityCheck = lazyScreen(() =>
  import("../layouts/fair-play/reality-check.tsx").then((module) => module.RealityCheckDialog),
);
const suggestion = lazyScreen(() => import("../layouts/fair-play/suggestion.tsx").then((module) => module.Suggestion));

/** The pages of deposits, games and rewards: an old link to one of them leads to the page of the pause. */
const CLOSED = [paths.deposit, paths.media, paths.rewards];

function isClosedInPause(path: string): boolean {
  return isGames(path) || CLOSED.some((each) => path === each || path.startsWith(`${each}/`));
}

interface FairPlayGateProps {
  /** Draws a part of the frame without holding up the page. */
  readonly partOf: (part: typeof pausePage) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps play closed while a pause lasts, and brings the reality check and the suggestion of the day. */
export const FairPlayGate = observer(function FairPlayGate({ partOf, children }: FairPlayGateProps) {
  const { fairPlay: load, loadedFairPlay, games } = useMemberStores();
  const { pathname } = useLocation();
  const now = useNow(useClock(), 15_000);
  const painted = useAfterPaint(true);
  const { fairPlay, playTime } = loadedFairPlay.stores ?? {};
  const pause = fairPlay?.pauseAt(now);
  const isPaused = pause !== undefined;
  useEffect(() => {
    if (!painted) return;
    load().then(
      (stores) => {
        runInAction(() => {
          loadedFairPlay.stores = stores;
        });
        void stores.fairPlay.loadOnce();
      },
      // Without the code the page goes on, and the backend still refuses what a limit forbids.
      () => undefined,
    );
  }, [painted, load, loadedFairPlay]);
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
  const isSuggested = !isPaused && pathname === paths.dashboard && fairPlay?.standing.value?.signs.length;
  return (
    <>
      {isSuggested ? partOf(suggestion) : null}
      {playTime?.check ? partOf(realityCheck) : null}
      {isPaused && isClosedInPause(pathname) ? <pausePage.Screen /> : children}
    </>
  );
});

/** The way to limits and breaks below a refusal by one of them. */
export function playRefusalLink(code: string | undefined): ReactNode {
  return code === "play-limit-reached" || code === "play-paused" ? <PlayRefusalLink code={code} /> : null;
}

function PlayRefusalLink({ code }: { readonly code: string }) {
  const { stores } = useMemberStores().loadedFairPlay;
  useEffect(() => {
    // The backend knows more than this page: another device may have started the pause.
    void stores?.fairPlay.standing.load();
  }, [stores, code]);
  const to = paths.fairPlayPart(code === "play-paused" ? "break" : "limits");
  return isOpen(to) ? (
    <p>
      <TextLink to={to}>{playRefusalText.link}</TextLink>
    </p>
  ) : null;
}
