import { crashOf, createTelemetry, watchPage } from "../../adapters/browser/telemetry.ts";
import { routeOf } from "../../core/telemetry/site-event.ts";
import { version } from "../../package.json" with { type: "json" };
import type { Brand } from "../brand/brand.ts";

/** Begins to report this visit, if it is one of the brand's sample. Returns what notes an error that a screen threw. */
export function composeTelemetry(
  page: Window & typeof globalThis,
  brand: Brand,
): ((error: unknown) => void) | undefined {
  const { telemetry: settings } = brand;
  if (!settings || Math.random() >= settings.sample) return undefined;
  const telemetry = createTelemetry(page, { url: settings.url, brand: brand.id, release: version });
  watchPage(page, telemetry);
  page.addEventListener("sanam-unknown", () =>
    telemetry.note({ kind: "unknown-outcome", route: routeOf(page.location.pathname) }),
  );
  return (error) => telemetry.note(crashOf(page, error));
}
