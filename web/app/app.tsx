import { shellText } from "#text/site/shell.ts";
import { brand } from "../brand/active-brand.ts";
import { type StoresRoot, StoresRootContext, useStores } from "../stores/stores-context.ts";
import { language } from "../text/live.ts";
import { observer } from "../text/observer.ts";
import { ToastHost } from "../ui/feedback/banner.tsx";
import { type ProblemWords, ProblemWordsContext, type ShownProblem } from "../ui/feedback/problem-words.ts";
import { SiteFrameContext } from "../ui/layout/contexts.ts";
import { AppRoutes } from "./app-routes.tsx";
import { ConfirmationTiming } from "./confirmation-timing.tsx";
import { frames } from "./frames.tsx";
import { Waiting } from "./waiting.tsx";

/** The whole site. Provides the stores to its children. */
export function App({ root }: { readonly root: StoresRoot }) {
  // The cast is safe: the problems of the site are those of the core.
  const words = root.words as (problem: ShownProblem) => ProblemWords;
  return (
    <StoresRootContext value={root}>
      <ProblemWordsContext value={words}>
        <ConfirmationTiming>
          <Site />
        </ConfirmationTiming>
      </ProblemWordsContext>
    </StoresRootContext>
  );
}

const Site = observer(function Site() {
  const { session, site, toast, logout } = useStores();
  const { name: siteName, titleTemplate } = brand;
  const backgroundUrl = site.image("home.normal.background");
  const frame = { siteName, language: language(), titleTemplate, backgroundUrl };
  return (
    <SiteFrameContext value={frame}>
      <AppRoutes
        status={session.signedIn ? "member" : "visitor"}
        leaving={logout.phase === "leaving" || logout.phase === "left"}
        maintenance={site.maintenance}
        frames={frames}
        waiting={<Waiting />}
      />
      <ToastHost toasts={toast.toasts} />
      {/* Confirms the sign-out to the visitor that the member is by then (spec section 4). */}
      {logout.phase === "left" ? <ToastHost toasts={[{ id: 0, tone: "good", text: shellText.signOut.done }]} /> : null}
    </SiteFrameContext>
  );
});
