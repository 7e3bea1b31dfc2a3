import { Hono } from "hono";
import type { Clock } from "../../../core/platform/clock.ts";
import { FONT_STYLES, FONTS, readFont } from "./fonts.ts";
import { MOVIE_PAGE, MOVIE_STYLE } from "./movie.ts";
import { liveScorePage, STYLE, schemeOf, standingsPage } from "./pages.ts";

const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

const WOFF2 = { "content-type": "font/woff2", "access-control-allow-origin": "*" };
const CSS = { "content-type": "text/css; charset=utf-8" };

/**
 * Pages in place of the providers that an operator would embed: live scores, standings and a film. They contain no
 * script. Only the site and `otherSites` may frame them.
 */
export function createMockProviders(clock: Clock, otherSites: readonly string[] = []): Hono {
  const policy = [`${POLICY}; frame-ancestors 'self'`, ...otherSites].join(" ");
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header("content-security-policy", policy);
    context.header("x-content-type-options", "nosniff");
    context.header("cache-control", "no-store");
    // The site frames them without an origin, and "same-origin" would block that.
    context.header("cross-origin-resource-policy", "cross-origin");
  });
  app.get("/live-score", (context) => context.html(liveScorePage(clock(), schemeOf(context.req.query("scheme")))));
  app.get("/standings", (context) => context.html(standingsPage(clock(), schemeOf(context.req.query("scheme")))));
  app.get("/movie", (context) => context.html(MOVIE_PAGE));
  app.get("/style.css", (context) => context.body(`${FONT_STYLES}\n${STYLE}`, 200, CSS));
  app.get("/movie.css", (context) => context.body(`${FONT_STYLES}\n${MOVIE_STYLE}`, 200, CSS));
  for (const font of FONTS) {
    // A frame without an origin loads its fonts across origins.
    app.get(`/${font}.woff2`, (context) => context.body(readFont(font), 200, WOFF2));
  }
  return app;
}
