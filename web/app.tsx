import type { ReactNode } from "react";
import { AppRoutes } from "./app-routes.tsx";
import { brand } from "./brand/active-brand.ts";
import { BareLayout } from "./layouts/bare-layout.tsx";
import { MemberLayout } from "./layouts/member-layout.tsx";
import { PublicLayout } from "./layouts/public-layout.tsx";
import { PublicSimpleLayout } from "./layouts/public-simple-layout.tsx";
import { shellText } from "./text/th/shell.ts";
import { SiteFrameContext } from "./ui/site-frame.ts";
import { Skeleton } from "./ui/skeleton.tsx";

const frames = { public: PublicFrame, member: MemberFrame, bare: BareLayout };
const site = { siteName: brand.name };

/** The frames around the screens, fed from the stores. */
export function App() {
  return (
    <SiteFrameContext value={site}>
      <AppRoutes
        status="visitor"
        frames={frames}
        waiting={<Skeleton shape="card" height={200} label={shellText.loading} />}
      />
    </SiteFrameContext>
  );
}

function PublicFrame({ children }: { readonly children: ReactNode }) {
  const Layout = brand.publicLayout === "simple" ? PublicSimpleLayout : PublicLayout;
  return <Layout brand={brand}>{children}</Layout>;
}

function MemberFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MemberLayout brand={brand} category="sport" onSignOut={() => undefined}>
      {children}
    </MemberLayout>
  );
}
