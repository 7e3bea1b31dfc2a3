import type { ShareFile } from "../../core/delivery/share-file.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { isProductionFolder, markProductionFolder } from "../house/node/is-production-folder.ts";
import type { StorageSettings } from "../house/node/storage.ts";
import type { SiteContent } from "../house/site/site-content.ts";
import { checkProduction, type ProductionSettings } from "./check-production.ts";
import { isLoopback } from "./loopback.ts";
import { demoRefused, productionIncomplete, type StartFailure } from "./start-failure.ts";

/** See `ServerOptions`. */
interface ModeOptions extends Pick<StorageSettings, "dataDir" | "databaseUrl" | "secretKey"> {
  readonly host: string;
  readonly hosts?: readonly string[];
  readonly sandbox: boolean;
  readonly production?: ProductionSettings | undefined;
}

/** The operator's content for production, undefined for a demo or a sandbox, and why it cannot be either. */
export function checkMode(
  options: ModeOptions,
  shares: readonly ShareFile[],
): Result<SiteContent | undefined, StartFailure> {
  const { host, hosts = [], sandbox, production, databaseUrl, secretKey } = options;
  // The database has a note of its own about its members.
  const dataDir = databaseUrl === undefined ? options.dataDir : undefined;
  if (!production) {
    if (!sandbox && !isLoopback(host)) {
      return err(demoRefused("The demo is for this machine only: its members have a public password."));
    }
    if (dataDir !== undefined && isProductionFolder(dataDir)) {
      return err(demoRefused(`The journal in ${dataDir} holds real members, which a demo or a sandbox may not open.`));
    }
    return ok(undefined);
  }
  if (sandbox) return err(demoRefused("A production house has no sandbox controls."));
  const check = checkProduction(production, { dataDir, databaseUrl, secretKey, shares, hosts });
  if (!check.ready) return err(productionIncomplete(check.missing));
  if (dataDir !== undefined) markProductionFolder(dataDir);
  return ok(check.content);
}
