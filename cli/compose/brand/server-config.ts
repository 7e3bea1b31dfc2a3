import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { BRANDS_FILE, BRANDS_FOLDER, type BrandsFile } from "../../../contracts/delivery/built-brand.ts";
import { HEADERS_FILE, type HeadersFile } from "../../../contracts/delivery/page-headers.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { ServerSettings, WebServer } from "../../runtime/brands.ts";
import { caddyConfig } from "./caddy-config.ts";
import { nginxConfig } from "./nginx-config.ts";
import { siteFolder } from "./site-folder.ts";

/** The configuration of a web server for a built site, with the brands and the headers that its files list. */
export function serverConfig(
  server: WebServer,
  { site, root, house, port, brotli }: ServerSettings,
): Result<string, Failure> {
  if (house !== undefined && !/^https?:\/\/[\w.:[\]-]+$/.test(house))
    return err(usage(`--house takes an origin like http://127.0.0.1:4600, not "${house}"`));
  const folder = siteFolder(site);
  try {
    const list = readJson<BrandsFile>(join(folder, BRANDS_FILE));
    const brands = list.brands.map((brand) => {
      const { rules, pages } = readJson<HeadersFile>(join(folder, BRANDS_FOLDER, brand.id, HEADERS_FILE));
      return { ...brand, rules, pages };
    });
    const plan = { root: root ?? resolve(folder), default: list.default, brands, house, port };
    return ok(server === "nginx" ? nginxConfig(plan, { brotli }) : caddyConfig(plan));
  } catch (error) {
    return err(usage(`${folder} gives no configuration: ${error instanceof Error ? error.message : String(error)}`));
  }
}

/** The files of a build of ours; a wrong one throws where it is used. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
