import { HEADERS_FILE } from "../../../core/delivery/headers-file.ts";
import { hostSources, type PageOrigins, readPageOrigins } from "../../../core/delivery/page-origins.ts";
import type { Configuration } from "../../../core/site/model.ts";
import type { Site } from "./load-site.ts";

/** What the site's pages need: of its brand, as its build wrote down, and of what the house's configuration names. */
export function originsOf(site: Site, configuration: Configuration): PageOrigins {
  const file = site.get(`/${HEADERS_FILE}`);
  const written: unknown = file ? JSON.parse(new TextDecoder().decode(file.whole)) : undefined;
  const ofBrand = readPageOrigins(written);
  const content = new Set([...ofBrand.content, ...hostSources(configuration.values())]);
  return { ...ofBrand, content: [...content] };
}
