import { TEXT_PACKS } from "virtual:text-packs";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { isLanguage } from "../../core/sentences/sentences.ts";
import { brand } from "../brand/active-brand.ts";
import { isOpen } from "../brand/is-open.ts";
import { compose } from "../compose/site.ts";
import { startTexts, textsReady } from "../text/live.ts";
import { App } from "./app.tsx";
import { preloadScreen } from "./app-routes.tsx";
import { paths } from "./paths.ts";

/** The first screen has the line for itself, as long as a first page's budget counts. */
const FIRST_SCREEN_MS = 3000;

/** Renders the site into the served page, once the code of the first screen is loaded. */
export function start(): void {
  const element = document.getElementById("root");
  if (!element) throw new Error("the page has no #root");
  const { lang } = document.documentElement;
  startTexts(TEXT_PACKS, isLanguage(lang) ? lang : "th");
  // Before the screen, so that it hears what fails there. Without the chunk there is only a line in the console.
  if (brand.telemetry) void import("./telemetry/start-telemetry.ts");
  const root = compose(window, brand);
  root.start();
  const moneyPaths = [paths.deposit, paths.depositSlip, paths.withdraw].filter(isOpen);
  window.setTimeout(() => {
    import("../compose/offline/after-first-page.ts")
      .then(({ afterFirstPage }) =>
        afterFirstPage(
          window,
          brand.id,
          root,
          moneyPaths.map((path) => () => preloadScreen(path)),
        ),
      )
      .catch(() => undefined);
  }, FIRST_SCREEN_MS);
  // The screen's own error boundary handles a chunk that fails to load.
  const screen = preloadScreen(location.pathname).catch(() => undefined);
  void Promise.all([screen, textsReady()]).then(() => {
    createRoot(element).render(
      <StrictMode>
        <BrowserRouter>
          <App root={root} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}
