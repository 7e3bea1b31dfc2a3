import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "../../core/sentences/sentences.ts";
import { paths } from "../app/paths.ts";
import { MEMBER_PART } from "./chunks.ts";
import type { PackName } from "./text-packs.ts";

/** The screens that most visits start with, by their paths. Every other screen is requested by the first script. */
const SCREENS: Readonly<Record<string, string>> = {
  [paths.deposit]: "screens/deposit/deposit-screen.tsx",
  [paths.depositSlip]: "screens/deposit-slip/deposit-slip-screen.tsx",
  [paths.withdraw]: "screens/withdraw/withdraw-screen.tsx",
};

interface LoadedFiles extends EarlyFiles {
  /** What every page needs. */
  readonly first: readonly string[];
}

interface EarlyFiles {
  /** What every member's page needs besides the first page's files. */
  readonly member: readonly string[];
  /** What a screen needs besides those, by its path. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes into the page which files a member's page needs, for area.js: it requests them while the first script is still
 * on its way. Otherwise a phone would wait for one answer more.
 */
export function earlyFiles(): Plugin {
  return {
    name: "sanam-early-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const { member, screens } = earlyFilesOf(bundle, chunk.fileName);
        const early = { texts: textFiles(bundle, ["first", "member"]), member, screens };
        const json = JSON.stringify(early).replace(/"/g, "&quot;");
        const filled = html.replace('<script src="/area.js"', `$& data-early="${json}"`);
        if (filled === html) throw new Error("index.html has no area.js");
        return filled;
      },
    },
  };
}

/** The files of packs of texts, by language. */
export function textFiles(
  bundle: Rolldown.OutputBundle,
  packs: readonly PackName[],
): Readonly<Record<string, readonly string[]>> {
  const fileOf = (name: string) => {
    const file = Object.values(bundle).find((each) => each.type === "chunk" && each.name === name);
    if (!file) throw new Error(`no chunk ${name}`);
    return file.fileName;
  };
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, packs.map((pack) => fileOf(`${language}-${pack}`))]),
  );
}

/** `more` are further screens, by their module, which get no path. */
export function earlyFilesOf(bundle: Rolldown.OutputBundle, entry: string, more: readonly string[] = []): LoadedFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const atStart = new Set(filesOf(bundle, [entry]));
  const memberChunks = chunks.filter(({ moduleIds }) => moduleIds.some((id) => MEMBER_PART.test(id)));
  const member = filesOf(
    bundle,
    memberChunks.map(({ fileName }) => fileName),
  ).filter((file) => !atStart.has(file));
  const known = new Set([...atStart, ...member]);
  const modules = { ...SCREENS, ...Object.fromEntries(more.map((module) => [module, module])) };
  const screens = Object.entries(modules).map(([path, module]) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`no chunk for ${module}`);
    return [path, filesOf(bundle, [chunk.fileName]).filter((file) => !known.has(file))] as const;
  });
  return { first: [...atStart], member, screens: Object.fromEntries(screens) };
}

/** The scripts and style sheets of chunks and of all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, fileNames: readonly string[]): string[] {
  const files = new Set<string>();
  const open = [...fileNames];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || files.has(name)) continue;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    open.push(...chunk.imports);
  }
  return [...files];
}
