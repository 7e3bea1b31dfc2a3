import { Hono } from "hono";
import type { Clock } from "../../../core/platform/clock.ts";
import { FACES, FACES_STYLE, readFace } from "./faces.ts";
import { MOVIE_PAGE, MOVIE_STYLE } from "./movie.ts";
import { liveScorePage, STYLE, schemeOf, standingsPage } from "./pages.ts";

const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

const FONT = { "content-type": "font/woff2", "access-control-allow-origin": "*" };
const CSS = { "content-type": "text/css; charset=utf-8" };

/**
 * Pages that stand in for the providers an operator would embed: live results, a table and a film. They
 * hold no script, can do nothing but look, and are framed without an origin by the site, and by those named, only.
 */
export function createMockProviders(clock: Clock, otherSites: readonly string[] = []): Hono {
  const policy = [`${POLICY}; frame-ancestors 'self'`, ...otherSites].join(" ");
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header("content-security-policy", policy);
    context.header("x-content-type-options", "nosniff");
    context.header("cache-control", "no-store");
    // A frame that lost its origin has one of its own, which "same-origin" would shut out.
    context.header("cross-origin-resource-policy", "cross-origin");
  });
  app.get("/live-score", (context) => context.html(liveScorePage(clock(), schemeOf(context.req.query("scheme")))));
  app.get("/standings", (context) => context.html(standingsPage(clock(), schemeOf(context.req.query("scheme")))));
  app.get("/movie", (context) => context.html(MOVIE_PAGE));
  app.get("/style.css", (context) => context.body(`${FACES_STYLE}\n${STYLE}`, 200, CSS));
  app.get("/movie.css", (context) => context.body(`${FACES_STYLE}\n${MOVIE_STYLE}`, 200, CSS));
  for (const face of FACES) {
    // Faces are always fetched across origins from a frame without one.
    app.get(`/${face}.woff2`, (context) => context.body(readFace(face), 200, FONT));
  }
  return app;
}
