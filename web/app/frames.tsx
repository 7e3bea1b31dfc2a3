import { observer } from "mobx-react-lite";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { lineLink } from "../../core/site/line-link.ts";
import { brand } from "../brand/active-brand.ts";
import { BareLayout } from "../layouts/bare-layout.tsx";
import { MemberLayout } from "../layouts/member-layout.tsx";
import { SimpleLayout } from "../layouts/simple-layout.tsx";
import { TopBarLayout } from "../layouts/top-bar-layout.tsx";
import { MemberScope } from "../stores/member-scope.tsx";
import { useStores } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { shellText } from "../text/th/site/shell.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { useLineReturns } from "../ui/hooks/use-line-returns.ts";
import { useWide } from "../ui/hooks/use-wide.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FrameRetry } from "./frame-retry.ts";
import { type LazyScreen, lazyScreen } from "./lazy-screen.ts";
import type { ScreenRoute } from "./routes.tsx";
import { SilentErrorBoundary } from "./silent-error-boundary.tsx";
import { SiteBanners } from "./site-banners.tsx";

export interface FrameProps {
  readonly children: ReactNode;
}

/** Shown in place of a screen while its code or its data is loading. */
export const waiting = <Skeleton shape="card" height={200} label={shellText.loading} />;

const LOGO = "home.normal.logo";
const chatUrl = brand.contactChatId === undefined ? undefined : lineLink(brand.contactChatId);
const Layout = brand.publicLayout === "simple" ? SimpleLayout : TopBarLayout;

const PublicFrame = observer(function PublicFrame({ children }: FrameProps) {
  const { site } = useStores();
  return (
    <Layout brand={brand} logoUrl={site.image(LOGO)} chatUrl={chatUrl} banners={<SiteBanners />}>
      {children}
    </Layout>
  );
});

const memberStatus = lazyScreen(() =>
  import("../layouts/member/member-status.tsx").then((module) => module.MemberStatus),
);
const gameStage = lazyScreen(() => import("../layouts/game-stage/game-stage.tsx").then((module) => module.GameStage));
const memberNotices = lazyScreen(() =>
  import("../layouts/member/member-notices.tsx").then((module) => module.MemberNotices),
);
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

const MemberFrame = observer(function MemberFrame({ children }: FrameProps) {
  const { site, logout, category, session } = useStores();
  const wide = useWide();
  /** How often the screen was tried again. What made it fail may have cost the frame a part as well. */
  const [retries, setRetries] = useState(0);
  const retry = useCallback(() => setRetries((count) => count + 1), []);
  return (
    <MemberLayout
      brand={brand}
      logoUrl={site.image(LOGO)}
      category={category.current}
      name={session.currentUser?.name ?? ""}
      status={<MemberPart part={memberStatus} retries={retries} />}
      stage={<MemberPart part={gameStage} retries={retries} />}
      aside={wide ? <MemberPart part={memberAside} retries={retries} /> : null}
      banners={<SiteBanners />}
      onSignOut={() => logout.ask()}
    >
      <FrameRetry value={retry}>
        <ErrorBoundary>
          <Suspense fallback={waiting}>
            <MemberScope>
              <Notices />
              {children}
            </MemberScope>
          </Suspense>
        </ErrorBoundary>
      </FrameRetry>
    </MemberLayout>
  );
});

function BareFrame({ children }: FrameProps) {
  return <BareLayout banners={<SiteBanners />}>{children}</BareLayout>;
}

/** The frame of each layout, with its data from the stores. */
export const frames = { public: PublicFrame, member: MemberFrame, bare: BareFrame } satisfies Record<
  ScreenRoute["layout"],
  unknown
>;
