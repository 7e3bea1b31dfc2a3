import { Hono } from "hono";
import type { Clock } from "../../../core/bangkok-time.ts";
import { MOVIE_PAGE, MOVIE_STYLE } from "./movie.ts";
import { liveScorePage, STYLE, standingsPage } from "./pages.ts";

/** The pages may be framed by the site only, and can do nothing but look. */
const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

const CSS = { "content-type": "text/css; charset=utf-8" };

/**
 * Pages that stand in for the providers an operator would embed: live results, a table and a film. They hold no script, so the
 * site can frame them with every permission taken away.
 */
export function createStandIns(clock: Clock): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header("content-security-policy", POLICY);
    context.header("x-content-type-options", "nosniff");
    context.header("cache-control", "no-store");
    // A frame without permissions has an origin of its own, which "same-origin" would shut out.
    context.header("cross-origin-resource-policy", "cross-origin");
  });
  app.get("/live-score", (context) => context.html(liveScorePage(clock())));
  app.get("/standings", (context) => context.html(standingsPage(clock())));
  app.get("/movie", (context) => context.html(MOVIE_PAGE));
  app.get("/style.css", (context) => context.body(STYLE, 200, CSS));
  app.get("/movie.css", (context) => context.body(MOVIE_STYLE, 200, CSS));
  return app;
}
