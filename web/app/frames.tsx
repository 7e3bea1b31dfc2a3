import { type ReactNode, Suspense } from "react";
import { lineLink } from "../../core/rules/web-url.ts";
import { brand } from "../brand/active-brand.ts";
import { BareLayout, SimpleLayout, TopBarLayout } from "../layouts/visitor-layouts.tsx";
import { useStores } from "../stores/stores-context.ts";
import { observer } from "../text/observer.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { lazyScreen } from "./lazy-screen.ts";
import type { ScreenRoute } from "./routes.tsx";
import { SiteBanners } from "./site-banners.tsx";
import { Waiting } from "./waiting.tsx";

interface FrameProps {
  readonly children: ReactNode;
}

const chatUrl = brand.contactChatId === undefined ? undefined : lineLink(brand.contactChatId);
const Layout = brand.publicLayout === "simple" ? SimpleLayout : TopBarLayout;

const PublicFrame = observer(function PublicFrame({ children }: FrameProps) {
  const { site } = useStores();
  return (
    <Layout brand={brand} logoUrl={site.image("home.normal.logo")} chatUrl={chatUrl} banners={<SiteBanners />}>
      {children}
    </Layout>
  );
});

const memberFrame = lazyScreen(() => import("./member-frame.tsx").then((module) => module.MemberFrame));

/** Loads what surrounds the screens of a layout. Only the members' has code of its own. */
export async function preloadFrame(layout: ScreenRoute["layout"]): Promise<void> {
  if (layout === "member") await memberFrame.preload();
}

function MemberFrame({ children }: FrameProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <memberFrame.Screen>{children}</memberFrame.Screen>
      </Suspense>
    </ErrorBoundary>
  );
}

function BareFrame({ children }: FrameProps) {
  return (
    <BareLayout chatUrl={chatUrl} banners={<SiteBanners />}>
      {children}
    </BareLayout>
  );
}

/** The frame of each layout, with its data from the stores. */
export const frames = { public: PublicFrame, member: MemberFrame, bare: BareFrame } satisfies Record<
  ScreenRoute["layout"],
  unknown
>;
