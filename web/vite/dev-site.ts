import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import {
  type Connect,
  createServer,
  type HotPayload,
  type HotUpdateOptions,
  type HttpServer,
  isRunnableDevEnvironment,
  mergeConfig,
  normalizePath,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { BRANDS_FOLDER, type BuiltFiles, type ServedBrands } from "../../contracts/delivery/built-brand.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { type DrawPng, loadDrawPng } from "../brand/files/draw-png.ts";
import {
  type BrandPlaces,
  openBrands as firstOpenBrands,
  type OpenBrands,
  SHIPPED_BRANDS,
} from "../brand/files/open-brands.ts";
import site from "../vite.config.ts";
import { gamePageFiles } from "./brand-plugin.ts";
import { unsupportedScript } from "./oldest-browsers.ts";

const WEB = resolve(import.meta.dirname, "..");
const ROOT = resolve(WEB, "..");
const PAGE = normalizePath(join(WEB, "index.html"));
const PUBLIC = normalizePath(join(WEB, "public"));
const CACHE = join(ROOT, "build/dev");
const OPEN_BRANDS = join(WEB, "brand/files/open-brands.ts");
/** Where the code of the brands' files is, and more. */
const CODE_OF_BRANDS = /\/(core|web\/brand|web\/text)\/.+\.ts$/;
/** The style sheets that the build puts into the page. Without them the first frame would have no style for a second. */
const FRAME_CSS = /^import "\.(\/brand\/[\w-]+\.css)";$/gm;
/**
 * The page has no service worker, and one of an earlier build at this address goes. Vite asks for a server that is away
 * from the page itself: its shared worker has a script without an address, which the policy forbids.
 */
const NO_WORKERS = `navigator.serviceWorker?.getRegistrations().then((all) => all.forEach((each) => each.unregister()));
delete Navigator.prototype.serviceWorker;
delete window.SharedWorker;`;

const BRAND_CSS = "brand.css";
const RELOAD = { type: "full-reload", path: "*" } as const;

/** What the house serves. */
export interface ServedSite {
  readonly brands: ServedBrands;
  /** The files that are the same for every brand, by path. */
  readonly files: BuiltFiles;
}

export interface DevSiteOptions {
  /** Carries Vite's messages to pages. */
  readonly server: HttpServer;
  readonly brands: BrandPlaces;
  /** Receives the site, now and after each change. */
  readonly serve: (site: ServedSite) => void;
  /** Hears of each changed file, an absolute path. Pages follow once it is ready, and show its error. */
  readonly onChange: (file: string) => Promise<void>;
  /** Receives sentences for the developer. */
  readonly say: (sentence: string) => void;
}

export interface DevSite {
  /** The default brand is the first. */
  readonly brandIds: readonly string[];
  /** Whether an address is that of a module. All others are the house's. */
  readonly isModule: (url: string) => boolean;
  readonly answer: Connect.Server;
  /** A page's content security policy with what Vite adds to the page. */
  readonly policyOf: (policy: string) => string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the site's modules with hot reload. Pages and all other files are those of the build and go to `serve`: only the
 * page's template comes from Vite. The error has a sentence for each problem of the brands.
 */
export async function openDevSite(options: DevSiteOptions): Promise<Result<DevSite, readonly string[]>> {
  const { server, brands, serve, onChange, say } = options;
  const nonce = randomBytes(12).toString("base64url");
  const drawPng = remembering(await loadDrawPng());
  /** What a page reads of its brand before it draws anything, by brand. */
  const read = new Map<string, string>();
  let openBrands = firstOpenBrands;
  let opened: OpenBrands | undefined;
  /** The error of ours that pages show. */
  let shown: HotPayload | undefined;
  let lastStep: Promise<void> = Promise.resolve();

  /** The code of the brands may have changed. Node would never load it again, but Vite does. */
  async function loadCode({ environments: { ssr } }: ViteDevServer): Promise<void> {
    if (!isRunnableDevEnvironment(ssr)) throw new Error("vite cannot run the code of the brands");
    ssr.runner.clearCache();
    ({ openBrands } = await ssr.runner.import<typeof import("../brand/files/open-brands.ts")>(OPEN_BRANDS));
  }

  async function open(vite: ViteDevServer): Promise<readonly string[]> {
    const template = await vite.transformIndexHtml("/index.html", readFileSync(PAGE, "utf8"));
    const result = openBrands(brands, template, drawPng, (brand) => {
      read.set(brand.id, JSON.stringify({ ...brand, themeColor: undefined, look: undefined }));
      // The house here stands for the brand's backend, and nobody's telemetry hears of it.
      return { ...brand, backendUrl: "", imageHost: "", telemetry: undefined };
    });
    if (!result.ok) return result.error;
    opened = result.value;
    serveAll(vite);
    return [];
  }

  function serveAll(vite: ViteDevServer): void {
    if (opened) serve({ brands: opened.current(), files: sharedFiles() });
    // One by one: a folder of the developer's may be large.
    vite.watcher.add(brandFolders(brands).flatMap(filesIn));
  }

  /** Any update takes an error away. */
  function uncover({ environments: { client } }: ViteDevServer): void {
    if (shown) client.hot.send({ type: "update", updates: [] });
    shown = undefined;
  }

  /** Takes a step that may change the brands, after those before it: two at once would load the same code. */
  function follow(vite: ViteDevServer, step: () => Promise<readonly string[]>): Promise<void> {
    const taken = lastStep.then(() => take(vite, step));
    lastStep = taken.catch(() => undefined);
    return taken;
  }

  /** Colours and looks are style sheets, which open pages exchange. */
  async function take(vite: ViteDevServer, step: () => Promise<readonly string[]>): Promise<void> {
    const { hot } = vite.environments.client;
    const before = cssOf(opened);
    const problems = await step().catch((error: unknown) => [String(error instanceof Error ? error.stack : error)]);
    for (const problem of problems) say(`${problem} The brands stay as they were.`);
    if (problems.length > 0) {
      shown = { type: "error", err: { message: problems.join("\n"), stack: "" } };
      return hot.send(shown);
    }
    uncover(vite);
    if (cssOf(opened) === before) return;
    const timestamp = Date.now();
    const updates = [...read.keys()].map((id) => {
      const path = `/${BRANDS_FOLDER}/${id}/${BRAND_CSS}`;
      return { type: "css-update" as const, path, acceptedPath: path, timestamp };
    });
    hot.send({ type: "update", updates });
  }

  async function readBrandFiles(vite: ViteDevServer): Promise<readonly string[]> {
    const problems = opened?.refresh() ?? [];
    serveAll(vite);
    return problems;
  }

  const plugin: Plugin = {
    name: "sanam-dev-site",
    transformIndexHtml: {
      order: "pre",
      handler(html) {
        const main = readFileSync(join(WEB, "main.tsx"), "utf8");
        const sheets = Array.from(main.matchAll(FRAME_CSS), ([, href]) => `<link rel="stylesheet" href="${href}">\n`);
        return {
          html: html.replace(/^\s*<\/head>/m, `${sheets.join("")}$&`),
          tags: [{ tag: "script", children: NO_WORKERS, injectTo: "head-prepend" }],
        };
      },
    },
    hotUpdate: {
      order: "pre",
      async handler({ file, modules, type, read: readWritten, server: vite }) {
        const { hot } = vite.environments.client;
        if (type === "update") await untilWritten(readWritten);
        if (this.environment.name === "ssr") {
          // Vite knows the modules of this code once it has run it.
          const isCode = openBrands === firstOpenBrands ? CODE_OF_BRANDS.test(file) : modules.length > 0;
          if (isCode) await follow(vite, () => loadCode(vite).then(() => open(vite)));
          return [];
        }
        await onChange(file).catch((error: unknown) => {
          const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
          shown = { type: "error", err: { message, stack } };
          throw error;
        });
        uncover(vite);
        if (file === PAGE) await follow(vite, () => open(vite));
        if (file.startsWith(`${PUBLIC}/`)) {
          serveAll(vite);
          hot.send(RELOAD);
        }
        if (brandFolders(brands).includes(dirname(file))) {
          // A page reads everything but the colours of its brand before it draws anything.
          let isRead = !file.endsWith(".json");
          await follow(vite, async () => {
            const before = [...read.values()].join("\n");
            const problems = await readBrandFiles(vite);
            isRead ||= [...read.values()].join("\n") !== before;
            return problems;
          });
          if (isRead) hot.send(RELOAD);
        }
        return undefined;
      },
    },
  };

  const folder = (name: string) => realpathSync(join(ROOT, name));
  const vite = await createServer(
    mergeConfig(site, {
      configFile: false,
      appType: "custom",
      publicDir: false,
      cacheDir: CACHE,
      clearScreen: false,
      html: { cspNonce: nonce },
      plugins: [plugin],
      server: {
        middlewareMode: true,
        hmr: { server },
        // The house says which other origins may call.
        cors: false,
        fs: { allow: [...["web", "core", "contracts", "adapters", "package.json", "node_modules"].map(folder), CACHE] },
        warmup: { clientFiles: ["main.tsx"] },
      },
    }),
  );
  // Of a page that comes while the error stands, too.
  vite.environments.client.hot.on("vite:client:connect", (_, page) => {
    if (shown) page.send(shown);
  });
  vite.watcher.add(["core", "contracts", "adapters", "cli/boot"].map((name) => join(ROOT, name)));
  const problems = await open(vite);
  if (problems.length > 0) {
    await vite.close();
    return err(problems);
  }
  return ok({
    brandIds: [...read.keys()],
    isModule,
    answer: vite.middlewares,
    // A brand with a chat allows all inline styles, which a nonce would forbid again.
    policyOf: (policy) => policy.replace(/(script|style)-src 'self'(?![^;]*'unsafe-inline')/g, `$& 'nonce-${nonce}'`),
    close: () => vite.close(),
  });
}

/**
 * An editor empties a file before it writes it, and the watcher may tell of the first only. A file without its names
 * would make pages load again. Vite waits 100 ms for the second one.
 */
async function untilWritten(read: HotUpdateOptions["read"]): Promise<void> {
  for (let waits = 0; waits < 10; waits += 1) {
    // Nobody can read what an editor has moved away meanwhile.
    const content = await Promise.resolve(read()).catch(() => "gone");
    if (content !== "") return;
  }
}

function sharedFiles(): BuiltFiles {
  const names = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map<string, string | Uint8Array>([
    ...names.map((name) => [name.slice(PUBLIC.length + 1), readFileSync(name)] as const),
    ...gamePageFiles(),
    ["unsupported.js", unsupportedScript()],
  ]);
}

/** Where the files of brands are, with their pictures. */
function brandFolders({ paths, usual }: BrandPlaces): readonly string[] {
  const files = [...(paths.length === 0 ? SHIPPED_BRANDS : paths), ...(usual?.endsWith(".json") ? [usual] : [])];
  return [...new Set(files.map((path) => normalizePath(path.endsWith(".json") ? dirname(path) : path)))];
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
}

function cssOf(opened: OpenBrands | undefined): string {
  const built = opened?.current().brands ?? [];
  return built.map(({ id, files }) => files.get(`${BRANDS_FOLDER}/${id}/${BRAND_CSS}`)).join("\n");
}

/** Draws each picture once: the code of the brands may change, the pictures rarely do. */
function remembering(drawPng: DrawPng): DrawPng {
  const drawn = new Map<string, Uint8Array>();
  return (svg, size) => {
    const key = `${size} ${svg}`;
    const png = drawn.get(key) ?? drawPng(svg, size);
    drawn.set(key, png);
    return png;
  };
}

function isModule(url: string): boolean {
  const path = url.replace(/[?#].*$/s, "");
  if (/^\/(@|__|node_modules\/)/.test(path)) return true;
  return (
    ![".html", ""].includes(extname(path)) && statSync(join(WEB, path), { throwIfNoEntry: false })?.isFile() === true
  );
}
