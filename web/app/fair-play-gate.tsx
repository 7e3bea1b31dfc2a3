import { runInAction } from "mobx";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { playRefusalText } from "#text/site/member-menu.ts";
import { isOpen } from "../brand/is-open.ts";
import { isClosedInPause } from "../shared/closed-in-pause.ts";
import { useClock } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { observer } from "../text/observer.ts";
import { useNow } from "../ui/data/time-ago.tsx";
import { useAfterPaint } from "../ui/hooks/use-after-paint.ts";
import { TextLink } from "../ui/typography/prose.tsx";
import { lazyScreen } from "./lazy-screen.ts";
import { paths } from "./paths.ts";

const pausePage = lazyScreen(() => import("../layouts/fair-play/pause-page.tsx").then((module) => module.PausePage));
const parts = lazyScreen(() =>
  import("../layouts/fair-play/fair-play-parts.tsx").then((module) => module.FairPlayParts),
);

interface FairPlayGateProps {
  /** Draws a part of the frame without holding up the page. */
  readonly partOf: (part: typeof pausePage) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps play closed while a pause lasts, and brings the parts of fair play that any page may show. */
export const FairPlayGate = observer(function FairPlayGate({ partOf, children }: FairPlayGateProps) {
  const { fairPlay: load, loadedFairPlay } = useMemberStores();
  const { pathname } = useLocation();
  const now = useNow(useClock(), 15_000);
  const painted = useAfterPaint(true);
  const fairPlay = loadedFairPlay.stores?.fairPlay;
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
  return (
    <>
      {fairPlay ? partOf(parts) : null}
      {fairPlay?.pauseAt(now) && (pathname === paths.dashboard || isClosedInPause(pathname)) ? (
        <pausePage.Screen />
      ) : (
        children
      )}
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
