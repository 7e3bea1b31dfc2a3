import { observer } from "mobx-react-lite";
import { type ReactNode, Suspense } from "react";
import { brand } from "../brand/active-brand.ts";
import { MemberLayout } from "../layouts/member-layout.tsx";
import { MemberScope } from "../stores/member-scope.tsx";
import { useStores } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { useLineReturns } from "../ui/hooks/use-line-returns.ts";
import { useWide } from "../ui/hooks/use-wide.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { type LazyScreen, lazyScreen } from "./lazy-screen.ts";
import { SilentErrorBoundary } from "./silent-error-boundary.tsx";
import { SiteBanners } from "./site-banners.tsx";
import { waiting } from "./waiting.tsx";

const memberStatus = lazyScreen(() =>
  import("../layouts/member/member-status.tsx").then((module) => module.MemberStatus),
);
const gameStage = lazyScreen(() => import("../layouts/game-stage/game-stage.tsx").then((module) => module.GameStage));
const memberNotices = lazyScreen(() =>
  import("../layouts/member/member-notices.tsx").then((module) => module.MemberNotices),
);
const memberAside = lazyScreen(() => import("../layouts/member/member-aside.tsx").then((module) => module.MemberAside));

/** A part of the frame that uses the member's stores. The page does not wait for it, and survives its errors. */
function MemberPart({ part: { Screen: Part } }: { readonly part: LazyScreen }) {
  const attempt = useLineReturns();
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

/** The frame of the members' screens, in a chunk of its own. */
export const MemberFrame = observer(function MemberFrame({ children }: { readonly children: ReactNode }) {
  const { site, logout, category, session } = useStores();
  const wide = useWide();
  return (
    <MemberLayout
      brand={brand}
      logoUrl={site.image("home.normal.logo")}
      category={category.current}
      name={session.currentUser?.name ?? ""}
      status={<MemberPart part={memberStatus} />}
      stage={<MemberPart part={gameStage} />}
      aside={wide ? <MemberPart part={memberAside} /> : null}
      banners={<SiteBanners />}
      onSignOut={() => logout.ask()}
    >
      <ErrorBoundary>
        <Suspense fallback={waiting}>
          <MemberScope>
            <Notices />
            {children}
          </MemberScope>
        </Suspense>
      </ErrorBoundary>
    </MemberLayout>
  );
});
