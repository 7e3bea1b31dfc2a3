/** The part of the bundler's module info that is used here. */
interface ModuleImporters {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleImporters | null;
}

/** What every member's page loads besides its screen. Visitors do not need it, so it is lazy. */
export const MEMBER_PART =
  /\/web\/(?:app\/member-frame|compose\/(?:member|games|rewards)|layouts\/(?:member\/member-(?:status|aside)|game-stage\/game-stage))\.tsx?$/;
/** The screen after signing in. */
const HOME = /\/web\/screens\/dashboard\/dashboard-screen\.tsx$/;
/** The lazy parts of the first pages of a new visitor. */
const FRONT = /\/web\/screens\/(?:landing\/landing-screen|login\/login-screen)\.tsx$/;

/** The part of the landing page that loads after its first paint. */
const LANDING_SECTIONS = /\/web\/screens\/landing\/landing-sections\.tsx$/;

/**
 * Names the chunks of modules that lazy parts share, as a rule for vite's `codeSplitting`. Without it the bundler makes
 * a chunk for every combination of screens: ninety files for a dashboard, and a phone fetches six at a time.
 * - `front`: a first page shares it with another part
 * - `sections`: the rest of the landing page shares it with another part; the kit would be too much for a first page
 * - `kit`: three parts share it, or two when every member loads one of them
 * - null: the bundler decides, for a module of one part, of one folder's screens, of two other parts, or of a package
 */
export function chunkOf(
  id: string,
  importersOf: (id: string) => ModuleImporters | null,
): "front" | "sections" | "kit" | null {
  if (id.includes("/node_modules/")) return null;
  const parts = [...lazyPartsOf(id, importersOf)];
  if (parts.length < 2) return null;
  if (parts.some((part) => FRONT.test(part))) return "front";
  if (parts.some((part) => LANDING_SECTIONS.test(part))) return "sections";
  if (areOfOneScreen(parts)) return null;
  return parts.length > 2 || parts.some((part) => MEMBER_PART.test(part) || HOME.test(part)) ? "kit" : null;
}

/** Whether all parts are screens of one folder; they share a chunk of their own. */
function areOfOneScreen(parts: readonly string[]): boolean {
  const [first, ...others] = parts.map((part) => /\/web\/screens\/[^/]+\//.exec(part)?.[0]);
  return first !== undefined && others.every((folder) => folder === first);
}

/** The lazily imported modules that load this one. */
function lazyPartsOf(id: string, importersOf: (id: string) => ModuleImporters | null): Set<string> {
  const parts = new Set<string>();
  const seen = new Set([id]);
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const info = importersOf(next);
    if (info === null) continue;
    if (info.dynamicImporters.length > 0) parts.add(next);
    for (const importer of info.importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      open.push(importer);
    }
  }
  return parts;
}
