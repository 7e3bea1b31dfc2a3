import { hostSources, NO_ORIGINS, type PageOrigins } from "../../../core/delivery/page-origins.ts";
import type { Configuration } from "../../../core/site/model.ts";

/** The origins of pictures and pages that the house's configuration names. */
export function configuredOrigins(configuration: Configuration): PageOrigins {
  return { ...NO_ORIGINS, content: hostSources(configuration.values()) };
}
