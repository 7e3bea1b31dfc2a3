import { existsSync } from "node:fs";
import { join } from "node:path";
import { readShareFile, SHARE_FILE } from "../../core/delivery/share-file.ts";
import { leavesEncryptionOpen } from "../house/journals/postgres/postgres-url.ts";
import { isProductionFolder } from "../house/node/is-production-folder.ts";
import { readOperatorContent } from "../house/node/operator-content.ts";
import { MISSING_SECRET_KEY } from "../house/node/storage.ts";
import type { SiteContent } from "../house/site/site-content.ts";
import type { Site } from "./site/load-site.ts";

/** What an operator sets for real members and money. Undefined where it is missing. */
export interface ProductionSettings {
  /** A JSON file with the operator's accounts; see cli/README.md. */
  readonly contentFile: string | undefined;
  /** Whether the operator has said which proxies are trusted, even if none is. */
  readonly proxyNamed: boolean;
}

/** Where a production house runs. */
export interface ProductionPlace {
  readonly dataDir: string | undefined;
  /** In place of the folder. */
  readonly databaseUrl: string | undefined;
  readonly secretKey: string | undefined;
  readonly site: Site | undefined;
  readonly hosts: readonly string[];
}

export type ProductionCheck =
  | { readonly ready: true; readonly content: SiteContent }
  | { readonly ready: false; readonly missing: readonly string[] };

const JOURNAL = "journal.sqlite";
const MISSING_SSL_MODE =
  "SANAM_DATABASE_URL names another machine without sslmode: verify-full encrypts, disable is for a network that you trust.";

/** Collects what a production start lacks, one sentence each. */
export function checkProduction(
  { contentFile, proxyNamed }: ProductionSettings,
  { dataDir, databaseUrl, secretKey, site, hosts }: ProductionPlace,
): ProductionCheck {
  const missing: string[] = [];
  const content = contentFile === undefined ? undefined : readOperatorContent(contentFile);
  if (!content) missing.push("SANAM_CONTENT is missing: the file with the accounts to which members transfer.");
  else if (!content.ok) missing.push(content.error);
  if (databaseUrl !== undefined) {
    if (secretKey === undefined) missing.push(MISSING_SECRET_KEY);
    if (leavesEncryptionOpen(databaseUrl)) missing.push(MISSING_SSL_MODE);
  } else if (dataDir === undefined) missing.push("SANAM_DATA is missing: the folder of the journal.");
  else if (existsSync(join(dataDir, JOURNAL)) && !isProductionFolder(dataDir)) {
    missing.push(`The journal in ${dataDir} was made by a demo or a sandbox: SANAM_DATA must name another folder.`);
  }
  if (!proxyNamed) {
    missing.push("SANAM_TRUST_PROXY is missing: the proxy that speaks HTTPS with browsers, or 0 without one.");
  }
  const share = site && shareOf(site);
  if (hosts.length === 0 && share?.siteUrl === undefined) {
    missing.push("SANAM_HOSTS is missing: the host names of the site, unless the brand has a siteUrl.");
  }
  for (const field of share?.missing ?? [])
    missing.push(`The brand has no ${field}: name it and build the site again.`);
  return content?.ok && missing.length === 0 ? { ready: true, content: content.value } : { ready: false, missing };
}

/** Host name of the site's public address, where the brand has one. */
export function publicHost(site: Site | undefined): string | undefined {
  const url = site && shareOf(site)?.siteUrl;
  return url === undefined ? undefined : new URL(url).hostname;
}

function shareOf(site: Site) {
  const file = site.get(`/${SHARE_FILE}`);
  return readShareFile(file && new TextDecoder().decode(file.whole));
}
