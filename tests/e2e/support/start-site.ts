import { existsSync } from "node:fs";
import { join } from "node:path";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { ROOT } from "../../../cli/boot/root.mjs";
import type { ServedBrands } from "../../../contracts/delivery/built-brand.ts";
import { plainPasswords } from "../../adapters/house/test-house.ts";
import { NOON } from "./noon.ts";

const SITE_DIR = join(ROOT, "build/web");

/** The built site on a sandbox in this process, with its data in memory. */
export interface Site {
  readonly url: string;
  /** Calls a control below /sandbox and returns its reply. */
  control(path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
}

interface SiteOptions {
  /** Other origins that may call the house. */
  readonly otherSites?: readonly string[];
  /** Of another build. */
  readonly siteDir?: string | undefined;
  /** By default those of the build. */
  readonly brands?: (() => ServedBrands) | undefined;
}

export async function startSite({ otherSites = [], siteDir = SITE_DIR, brands }: SiteOptions = {}): Promise<Site> {
  if (!existsSync(siteDir)) throw new Error("The site is not built: run `npm run build` first.");
  const started = await startSandbox({
    host: "127.0.0.1",
    port: 0,
    dataDir: undefined,
    siteDir,
    sandbox: true,
    otherSites,
    brands,
    // Scrypt is slow by design, and every journey seeds the members again.
    passwords: plainPasswords,
  });
  if (!started.ok) throw new Error(started.error.message);
  const { url, close } = started.value;
  const control: Site["control"] = async (path, body = {}) => {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(`${url}/sandbox${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`/sandbox${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Readonly<Record<string, unknown>>;
  };
  await control("/clock", { set: NOON });
  await control("/reset", {});
  return { url, control, close };
}
