import { HEADERS_FILE } from "../../../core/delivery/headers-file.ts";
import { hostSources, type PageOrigins, readPageOrigins } from "../../../core/delivery/page-origins.ts";
import type { Configuration } from "../../../core/site/model.ts";
import type { Site } from "./load-site.ts";

/** The origins that the site's pages need: the brand's, which the build wrote down, and those in the house's configuration. */
export function originsOf(site: Site, configuration: Configuration): PageOrigins {
  const file = site.get(`/${HEADERS_FILE}`);
  const headersFile: unknown = file ? JSON.parse(new TextDecoder().decode(file.whole)) : undefined;
  const ofBrand = readPageOrigins(headersFile);
  const content = new Set([...ofBrand.content, ...hostSources(configuration.values())]);
  return { ...ofBrand, content: [...content] };
}
