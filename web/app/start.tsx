import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { brand } from "../brand/active-brand.ts";
import { isOpen } from "../brand/is-open.ts";
import { compose } from "../compose/site.ts";
import { App } from "./app.tsx";
import { preloadScreen } from "./app-routes.tsx";
import { fetchAhead } from "./fetch-ahead.ts";
import { paths } from "./paths.ts";

/** Renders the site into the served page, once the code of the first screen is loaded. */
export function start(): void {
  const element = document.getElementById("root");
  if (!element) throw new Error("the page has no #root");
  // Before the screen, so that it hears what fails there. Without the chunk there is only a line in the console.
  if (brand.telemetry) void import("./telemetry/start-telemetry.ts");
  const root = compose(window, brand);
  root.start();
  const moneyPaths = [paths.deposit, paths.depositSlip, paths.withdraw].filter(isOpen);
  fetchAhead(
    window,
    () => root.stores.session.signedIn,
    moneyPaths.map((path) => () => preloadScreen(path)),
  );
  // The screen's own error boundary handles a chunk that fails to load.
  void preloadScreen(location.pathname)
    .catch(() => undefined)
    .then(() => {
      createRoot(element).render(
        <StrictMode>
          <BrowserRouter>
            <App root={root} />
          </BrowserRouter>
        </StrictMode>,
      );
    });
}
