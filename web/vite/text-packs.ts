import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { type Plugin, parseAst, type Rolldown } from "vite";
import { LANGUAGES, type Language } from "../../core/sentences/sentences.ts";

/**
 * Which texts are loaded together, by the beginnings of their modules' names. The longest one that fits counts. `first`
 * is what visitors need on the landing page and to sign in, and the few names that the registration shares with members;
 * `member` what the frame and the dashboard of members need, and `later` what may come to any member's page once it is drawn.
 */
const PACKS = {
  first: ["sentences", "site/shell", "site/landing", "session/sign-in", "wallet/banks", "platform/demo"],
  member: [
    "forms",
    "games/games",
    "games/play",
    "platform/device-settings",
    "platform/support",
    "refusals",
    "rewards/check-in",
    "rewards/prize",
    "session/level",
    "session/sign-out",
    "site/dashboard",
    "site/day-field",
    "site/first-steps",
    "site/member-menu",
    "site/promotion",
    "wallet/arrival",
    "wallet/balance",
    "wallet/bonus",
    "wallet/drafts",
    "wallet/money",
    "wallet/open-request",
    "wallet/request-status",
  ],
  later: [
    "fair-play/pause",
    "fair-play/play-time",
    "fair-play/suggestion",
    "platform/device-clock",
    "site/inbox",
    "site/push",
  ],
  money: ["wallet/"],
  play: ["games/", "rewards/", "site/media"],
  visitor: ["session/recovery", "session/register", "site/"],
  account: ["affiliate/", "fair-play/", "platform/", "session/"],
} as const satisfies Record<string, readonly string[]>;

export type PackName = keyof typeof PACKS;
const PACK_NAMES = Object.keys(PACKS) as readonly PackName[];

/** The pack of a module, such as `wallet/withdraw`. */
export function packOf(module: string): PackName {
  const fits = PACK_NAMES.flatMap((pack) =>
    PACKS[pack].filter((beginning) => module.startsWith(beginning)).map((beginning) => ({ pack, beginning })),
  );
  const [best] = fits.sort((one, other) => other.beginning.length - one.beginning.length);
  if (!best) throw new Error(`web/vite/text-packs.ts names no pack for the texts ${module}`);
  return best.pack;
}

const TEXTS = resolve(import.meta.dirname, "../text");
const LIVE = resolve(TEXTS, "live.ts");
/** The language whose modules the others are like. */
const [MODEL] = LANGUAGES;
/** What code imports instead of a module of texts. */
const LIVE_MODULE = "?live";
const LIVE_ID = new RegExp(`/web/text/${MODEL}/(.+)\\.ts\\${LIVE_MODULE}$`);
/** A module of texts in a language. */
const TEXT_ID = new RegExp(`/web/text/(${LANGUAGES.join("|")})/(.+)\\.ts$`);
/** The words of the bar around a demo. */
const DEMO = "platform/demo";
const DEMO_PLUGIN = "sanam-demo";
const ALL_PACKS = "virtual:text-packs";
/** The one pack of a language in development: code has its texts as soon as it comes. */
const WHOLE = "whole";
const ONE_PACK = new RegExp(`^virtual:text-packs/(${LANGUAGES.join("|")})/([a-z]+)$`);

/**
 * Makes the bindings of `#text/…` follow the page's language. Code imports a small module in the place of each module of
 * texts; the texts come in packs, of which a page loads those of one language.
 */
export function textPacks(): Plugin {
  let isDevelopment = false;
  /** The ordinary build has nothing of the demo. */
  let isDemo = true;
  /** The names that the bindings of a module have. */
  const bound = new Map<string, string>();
  return {
    name: "sanam-text-packs",
    enforce: "pre",
    // Vite looks for packages in what a page imports, and does not see the tables behind the packs.
    config: ({ root = "" }) => ({ optimizeDeps: { entries: ["index.html", join(relative(root, TEXTS), "**/*.ts")] } }),
    configResolved({ command, plugins }) {
      isDevelopment = command === "serve";
      isDemo = plugins.some(({ name }) => name === DEMO_PLUGIN);
    },
    resolveId(source) {
      if (source.startsWith("#text/")) return resolve(TEXTS, MODEL, source.slice("#text/".length)) + LIVE_MODULE;
      return source === ALL_PACKS || ONE_PACK.test(source) ? `\0${source}` : undefined;
    },
    load(id) {
      const module = LIVE_ID.exec(id)?.[1];
      if (module) {
        const names = exportsOf(module);
        bound.set(module, names.join());
        return liveModule(module, names, isDevelopment ? WHOLE : packOf(module));
      }
      if (id === `\0${ALL_PACKS}`) return allPacks(isDevelopment ? [WHOLE] : PACK_NAMES);
      const [, language, pack] = ONE_PACK.exec(id.slice(1)) ?? [];
      if (!language || !pack) return undefined;
      if (isDevelopment) return onePack(language, () => true) + renewing(language);
      return onePack(language, (each) => packOf(each) === pack && (isDemo || each !== DEMO));
    },
    hotUpdate({ modules }) {
      const { moduleGraph } = this.environment;
      const live = modules.filter(({ id }) => LIVE_ID.test(id ?? ""));
      const isRenamed = live.some(({ id }) => {
        const module = LIVE_ID.exec(id ?? "")?.[1] ?? "";
        return bound.get(module) !== exportsOf(module).join();
      });
      // A pack hands on a changed text. Only other names need other bindings, and other packs.
      if (!isRenamed) return modules.filter((module) => !live.includes(module));
      const packs = LANGUAGES.flatMap((each) => moduleGraph.getModuleById(`\0${ALL_PACKS}/${each}/${WHOLE}`) ?? []);
      return [...modules, ...packs];
    },
    generateBundle(_, bundle) {
      for (const problem of missingFirst(bundle)) this.error(problem);
    },
  };
}

function liveModule(module: string, names: readonly string[], pack: string): string {
  const take = names.map((name) => `${name} = texts.${name};`).join(" ");
  return [
    `import { liveTexts } from ${JSON.stringify(LIVE)};`,
    `export let ${names.join(", ")};`,
    `liveTexts(${JSON.stringify(module)}, ${JSON.stringify(pack)}, (texts) => { ${take} });`,
  ].join("\n");
}

function allPacks(packs: readonly string[]): string {
  const loaders = (language: Language) =>
    packs.map((pack) => `${pack}: () => import("${ALL_PACKS}/${language}/${pack}").then(({ pack }) => pack)`);
  const languages = LANGUAGES.map((language) => `${language}: { ${loaders(language).join(", ")} }`);
  return `export const TEXT_PACKS = { ${languages.join(", ")} };`;
}

/** The values are listed by their names: a namespace would need a helper, in a file of its own. */
function onePack(language: string, holds: (module: string) => boolean): string {
  const modules = textModules()
    .filter(holds)
    .map((module, index) => {
      const names = exportsOf(module).map((name) => [name, `${name}_${index}`] as const);
      const imported = names.map(([name, local]) => `${name} as ${local}`).join(", ");
      const values = names.map(([name, local]) => `${name}: ${local}`).join(", ");
      return {
        imports: `import { ${imported} } from "${resolve(TEXTS, language, module)}.ts";`,
        entry: `${JSON.stringify(module)}: { ${values} }`,
      };
    });
  const imports = modules.map((each) => each.imports).join("\n");
  return `${imports}\nexport const pack = { ${modules.map(({ entry }) => entry).join(", ")} };`;
}

/** A pack in development: the page goes on with the texts that a developer has changed. */
function renewing(language: string): string {
  return `
import { renewTexts } from ${JSON.stringify(LIVE)};
import.meta.hot.accept((next) => next && renewTexts("${language}", "${WHOLE}", next.pack));`;
}

/** Every module of texts, such as `wallet/withdraw`. */
export function textModules(): readonly string[] {
  const files = readdirSync(resolve(TEXTS, MODEL), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort();
}

/** The names of the values that a module of texts exports. */
function exportsOf(module: string): readonly string[] {
  const { body } = parseAst(readFileSync(resolve(TEXTS, MODEL, `${module}.ts`), "utf8"), { lang: "ts" });
  return body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.exportKind === "type") return [];
    const { declaration, specifiers } = statement;
    if (declaration?.type === "VariableDeclaration")
      return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
    if (declaration?.type === "FunctionDeclaration") return declaration.id ? [declaration.id.name] : [];
    return specifiers.flatMap(({ exported }) => (exported.type === "Identifier" ? [exported.name] : []));
  });
}

/** For vite's `codeSplitting`: the texts of a pack are one chunk. A group takes along what its modules import, so the first comes first. */
export const TEXT_GROUPS = PACK_NAMES.map((pack, index) => ({
  name: (id: string) => {
    const whole = packPart(id);
    if (whole) return whole.pack === pack ? `${whole.language}-${pack}` : null;
    const [, language, module] = TEXT_ID.exec(id) ?? [];
    return language && module && isTable(module) && packOf(module) === pack ? `${language}-${pack}` : null;
  },
  debugName: `texts of ${pack}`,
  priority: 1 - index / 10,
}));

/** What has no twin in the model's language is a helper of the tables. */
const isTable = (module: string) => existsSync(resolve(TEXTS, MODEL, `${module}.ts`));

/** Whether it is a module of texts in one language, or a pack of them. */
export function isText(id: string): boolean {
  return TEXT_ID.test(id) || isPack(id);
}

export function isPack(id: string): boolean {
  return packPart(id) !== undefined;
}

/** The pack of the texts that a live module stands for. */
export function livePack(id: string): PackName | undefined {
  const module = LIVE_ID.exec(id)?.[1];
  return module ? packOf(module) : undefined;
}

/** The pack that a virtual module is. */
function packPart(id: string): { readonly language: string; readonly pack: string } | undefined {
  const [, language, pack] = ONE_PACK.exec(id.slice(1)) ?? [];
  return language && pack ? { language, pack } : undefined;
}

/** The first one of the packs among some modules, if they are of several languages. */
export function firstPackOf(ids: readonly string[]): PackName | undefined {
  const packs = ids.flatMap((id) => packPart(id) ?? []);
  const isShared = packs.some(({ language }) => language !== packs[0]?.language);
  return isShared ? PACK_NAMES.find((name) => packs.some(({ pack }) => pack === name)) : undefined;
}

/** The chunks with what packs of several languages share. The first two packs are never without the one that is named. */
export const WORDS_CHUNKS: Readonly<Record<PackName, string>> = {
  first: "base",
  member: "kit",
  later: "later-words",
  money: "money-words",
  play: "play-words",
  visitor: "visitor-words",
  account: "account-words",
};

/** The packs that a chunk needs besides the first one, for its file's name: `loadChunk` reads them there. */
export function packsOfChunk(moduleIds: readonly string[]): readonly PackName[] {
  const packs = moduleIds.flatMap((id) => LIVE_ID.exec(id)?.[1] ?? []).map(packOf);
  return PACK_NAMES.filter((pack) => pack !== "first" && packs.includes(pack));
}

/** What a visitor loads, and whose texts must be in the first pack. */
const VISITORS = /\/web\/(main\.tsx|screens\/(landing\/landing|login\/login)-screen\.tsx)$/;

/** A visitor's page must not load a second pack. */
function missingFirst(bundle: Rolldown.OutputBundle): readonly string[] {
  const open = Object.values(bundle).filter(
    (file) => file.type === "chunk" && VISITORS.test(file.facadeModuleId ?? ""),
  );
  const seen = new Set(open);
  const modules = new Set<string>();
  for (let file = open.pop(); file; file = open.pop()) {
    if (file.type !== "chunk") continue;
    for (const id of file.moduleIds) {
      const module = LIVE_ID.exec(id)?.[1];
      if (module && packOf(module) !== "first") modules.add(module);
    }
    for (const name of file.imports) {
      const next = bundle[name];
      if (next && !seen.has(next)) open.push(next);
      if (next) seen.add(next);
    }
  }
  return modules.size > 0
    ? [`the first pages need texts that are not in the first pack: ${[...modules].join(", ")}`]
    : [];
}
