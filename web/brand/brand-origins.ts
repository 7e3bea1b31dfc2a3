import { hostSources, type PageOrigins } from "../../core/delivery/page-origins.ts";
import type { Brand } from "./brand.ts";

/** The origins that a brand's pages load from, besides their own. */
export function brandOrigins(brand: Brand): PageOrigins {
  const {
    backendUrl,
    imageHost,
    chatScriptUrl,
    chatHosts = [],
    contentHosts = [],
    configuration = {},
    telemetry,
    sounds = {},
  } = brand;
  return {
    backend: hostSources([backendUrl]),
    content: [
      ...new Set([
        ...hostSources([imageHost, ...Object.values(configuration), ...addressesOf(sounds)]),
        ...contentHosts,
      ]),
    ],
    // Without a script there is no chat, so its hosts are not allowed either.
    ...(telemetry && { calls: hostSources([telemetry.url]) }),
    chat: chatScriptUrl === undefined ? [] : [...hostSources([chatScriptUrl]), ...chatHosts],
  };
}

function addressesOf(values: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.values(values).filter((value) => value !== undefined);
}
