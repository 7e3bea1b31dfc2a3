import { type ReactNode, Suspense, useCallback, useState } from "react";
import { brand } from "../brand/active-brand.ts";
import { MemberLayout } from "../layouts/member-layout.tsx";
import { MemberScope } from "../stores/member-scope.tsx";
import { useStores } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { observer } from "../text/observer.ts";
import { RequestOfferContext } from "../ui/cards/request-card.tsx";
import { useLineReturns } from "../ui/feedback/lazy-part.tsx";
import { RefusalLinkContext } from "../ui/feedback/outcome-note.tsx";
import { useWide } from "../ui/hooks/use-media.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FairPlayGate, playRefusalLink } from "./fair-play-gate.tsx";
import { FrameRetry } from "./frame-retry.ts";
import { type LazyScreen, lazyScreen } from "./lazy-screen.ts";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import { SilentErrorBoundary } from "./silent-error-boundary.tsx";
import { SiteBanners } from "./site-banners.tsx";
import { Waiting } from "./waiting.tsx";

const memberStatus = lazyScreen(() =>
  import("../layouts/member/member-status.tsx").then((module) => module.MemberStatus),
);
const gameStage = lazyScreen(() => import("../layouts/game-stage/game-stage.tsx").then((module) => module.GameStage));
const memberNotices = lazyScreen(() =>
  import("../layouts/member/member-notices.tsx").then((module) => module.MemberNotices),
);
const oldDataNotice = lazyScreen(() =>
  import("../layouts/member/old-data-notice.tsx").then((module) => module.OldDataNotice),
);
const confirmDialog = lazyScreen(() =>
  import("../layouts/second-factor/confirm-dialog.tsx").then((module) => module.ConfirmDialog),
);
const pushOffer = lazyScreen(() => import("../layouts/member/push-offer.tsx").then((module) => module.PushOffer));
const memberAside = lazyScreen(() => import("../layouts/member/member-aside.tsx").then((module) => module.MemberAside));

/** A part of the frame that uses the member's stores. The page does not wait for it, and survives its errors. */
function MemberPart({ part: { Screen: Part }, retries = 0 }: { readonly part: LazyScreen; readonly retries?: number }) {
  const attempt = useLineReturns() + retries;
  return (
    <SilentErrorBoundary attempt={attempt}>
      <Suspense fallback={null}>
        <MemberScope>
          <Part />
        </MemberScope>
      </Suspense>
    </SilentErrorBoundary>
  );
}

/** The code of the notices loads when there is one. */
const Notices = observer(function Notices() {
  return useMemberStores().inbox.notices.length > 0 ? <MemberPart part={memberNotices} /> : null;
});

/** The code of the notice loads when old lists are shown. */
const OldData = observer(function OldData() {
  return useMemberStores().lastKnown.shownFrom === undefined ? null : <MemberPart part={oldDataNotice} />;
});

/** The code of the dialog loads when an action needs it. */
const Confirmation = observer(function Confirmation() {
  return useMemberStores().confirmation.asked ? <MemberPart part={confirmDialog} /> : null;
});

const partOf = (part: LazyScreen) => <MemberPart part={part} />;
const requestOffer = <MemberPart part={pushOffer} />;

/** The frame of the members' screens, in a chunk of its own. */
export const MemberFrame = observer(function MemberFrame({ children }: { readonly children: ReactNode }) {
  const { site, logout, session } = useStores();
  const wide = useWide();
  /** How often the screen was tried again. What made it fail may have cost the frame a part as well. */
  const [retries, setRetries] = useState(0);
  const retry = useCallback(() => setRetries((count) => count + 1), []);
  return (
    <RefusalLinkContext value={playRefusalLink}>
      <MemberLayout
        brand={brand}
        logoUrl={site.image("home.normal.logo")}
        member={session.currentUser}
        status={<MemberPart part={memberStatus} retries={retries} />}
        stage={<MemberPart part={gameStage} retries={retries} />}
        aside={wide ? <MemberPart part={memberAside} retries={retries} /> : null}
        banners={<SiteBanners />}
        onSignOut={() => logout.ask()}
      >
        <FrameRetry value={retry}>
          <ErrorBoundary>
            <Suspense fallback={<Waiting />}>
              <MemberScope>
                <OldData />
                <Notices />
                <Confirmation />
                <RequestOfferContext value={requestOffer}>
                  <FairPlayGate partOf={partOf}>{children}</FairPlayGate>
                </RequestOfferContext>
              </MemberScope>
            </Suspense>
          </ErrorBoundary>
        </FrameRetry>
        <SignOutDialog />
      </MemberLayout>
    </RefusalLinkContext>
  );
});
