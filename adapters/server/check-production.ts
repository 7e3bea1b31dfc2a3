import type { ShareFile } from "../../contracts/delivery/share-file.ts";
import { isOpenToOthers } from "../house/journals/postgres/postgres-url.ts";
import { productionFolderFault } from "../house/node/data-folder.ts";
import { missingLaunchKey, readOperatorContent } from "../house/node/operator-content.ts";
import { MISSING_SECRET_KEY } from "../house/node/storage.ts";
import type { SiteContent } from "../house/site/site-content.ts";

/** What an operator sets for real members and money. Undefined where it is missing. */
export interface ProductionSettings {
  /** A JSON file with the operator's accounts; see adapters/settings.md. */
  readonly contentFile: string | undefined;
  /** Signs the launches of games. */
  readonly launchKey?: string | undefined;
  /** Whether the operator has said which proxies are trusted, even if none is. */
  readonly proxyNamed: boolean;
}

/** Where a production house runs. */
export interface ProductionPlace {
  readonly dataDir: string | undefined;
  /** In place of the folder. */
  readonly databaseUrl: string | undefined;
  readonly secretKey: string | undefined;
  /** Of each brand; none without a site. */
  readonly shares: readonly ShareFile[];
  /** Host names, also those of brands. */
  readonly hosts: readonly string[];
}

export type ProductionCheck =
  | { readonly ready: true; readonly content: SiteContent }
  | { readonly ready: false; readonly missing: readonly string[] };

const MISSING_JOURNAL =
  "SANAM_DATA is missing: the folder of the journal; or SANAM_DATABASE_URL: its PostgreSQL database. To try the product without real members, set SANAM_MODE=sandbox.";
const MISSING_SSL_MODE =
  "SANAM_DATABASE_URL names another machine without sslmode=verify-full: only a host of a container network, a name without a dot, may have sslmode=disable.";

/** Collects what a production start lacks, one sentence each. */
export function checkProduction(
  { contentFile, launchKey, proxyNamed }: ProductionSettings,
  { dataDir, databaseUrl, secretKey, shares, hosts }: ProductionPlace,
): ProductionCheck {
  const missing: string[] = [];
  const content = contentFile === undefined ? undefined : readOperatorContent(contentFile);
  if (!content) missing.push("SANAM_CONTENT is missing: the file with the accounts to which members transfer.");
  else if (!content.ok) missing.push(...content.error);
  else missing.push(...[missingLaunchKey(content.value, launchKey)].filter((sentence) => sentence !== undefined));
  if (databaseUrl !== undefined) {
    if (secretKey === undefined) missing.push(MISSING_SECRET_KEY);
    if (isOpenToOthers(databaseUrl)) missing.push(MISSING_SSL_MODE);
  } else if (dataDir === undefined) missing.push(MISSING_JOURNAL);
  else {
    const fault = productionFolderFault(dataDir);
    if (fault !== undefined) missing.push(fault);
  }
  if (!proxyNamed) {
    missing.push("SANAM_TRUST_PROXY is missing: the proxy that speaks HTTPS with browsers, or 0 without one.");
  }
  if (hosts.length === 0 && shares.every(({ siteUrl }) => siteUrl === undefined)) {
    missing.push("SANAM_HOSTS is missing: the host names of the site, unless the brand has hostnames or a siteUrl.");
  }
  for (const { siteName, missing: fields = [] } of shares)
    for (const field of fields) missing.push(`The brand ${siteName} has no ${field}: name it in the brand file.`);
  return content?.ok && missing.length === 0 ? { ready: true, content: content.value } : { ready: false, missing };
}
