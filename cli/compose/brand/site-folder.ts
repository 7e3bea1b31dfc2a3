import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGE_TEMPLATE } from "../../../contracts/delivery/built-brand.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Failure, usage } from "../../output/failure.ts";

/** The built site: the given folder, or the one that `npm run build` writes, seen from the sources or from the bundle. */
export function siteFolder(given: string | undefined): string {
  const folders = ["../../../build/web", "../web"].map((path) => join(import.meta.dirname, path));
  return given ?? folders.find((folder) => existsSync(folder)) ?? "build/web";
}

/** The page of every brand, with places for the brand's values. */
export function readTemplate(site: string): Result<string, Failure> {
  const file = join(site, PAGE_TEMPLATE);
  if (!existsSync(file))
    return err(usage(`${site} is no built site: it has no ${PAGE_TEMPLATE}. Run \`npm run build\`.`));
  return ok(readFileSync(file, "utf8"));
}
