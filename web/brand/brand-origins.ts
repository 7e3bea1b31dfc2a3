import { hostSources, type PageOrigins } from "../../core/delivery/page-origins.ts";
import type { Brand } from "./brand.ts";

/** What the pages of a brand need beside their own origin. */
export function brandOrigins(brand: Brand): PageOrigins {
  const { backendUrl, imageHost, chatScriptUrl, chatHosts = [], contentHosts = [] } = brand;
  return {
    backend: hostSources([backendUrl]),
    content: [...hostSources([imageHost]), ...contentHosts],
    // Without a script there is no chat, and its hosts are nobody's.
    chat: chatScriptUrl === undefined ? [] : [...hostSources([chatScriptUrl]), ...chatHosts],
  };
}
