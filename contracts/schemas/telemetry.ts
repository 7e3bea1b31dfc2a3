import * as v from "valibot";
import {
  BROWSERS,
  ERROR_CLASSES,
  FRAME,
  MAX_EVENTS,
  MAX_FRAMES,
  SITE_ROUTES,
  VITALS,
} from "../../core/telemetry/site-event.ts";
import { assumed } from "./scalars.ts";

const route = assumed(v.picklist(SITE_ROUTES));

const siteEvent = v.variant("kind", [
  v.object({
    kind: assumed(v.literal("error")),
    route,
    error: assumed(v.picklist(ERROR_CLASSES)),
    /** Places in the site's scripts, `base-1a2b3c4.js:1:2345`. */
    frames: assumed(v.pipe(v.array(v.pipe(v.string(), v.regex(FRAME))), v.maxLength(MAX_FRAMES))),
  }),
  v.object({ kind: assumed(v.literal("lost-chunk")), route }),
  v.object({ kind: assumed(v.literal("unknown-outcome")), route }),
  v.object({
    kind: assumed(v.literal("vital")),
    route,
    vital: assumed(v.picklist(VITALS)),
    /** Milliseconds; of `cls`, the layout shift in thousandths. */
    value: assumed(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000))),
  }),
]);

export const siteReport = v.object({
  brand: assumed(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/))),
  release: assumed(v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,6}$/))),
  browser: assumed(v.picklist(BROWSERS)),
  browserMajor: assumed(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))),
  events: assumed(v.pipe(v.array(siteEvent), v.minLength(1), v.maxLength(MAX_EVENTS))),
});
