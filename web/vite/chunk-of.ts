/** What of the bundler's module info is needed here. */
interface ModuleFacts {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** What every member's page asks for besides its screen: small parts that are lazy for the visitors' sake. */
export const MEMBER_PART =
  /\/web\/(?:compose\/(?:member|games|rewards)|layouts\/(?:member-(?:status|aside)|game-stage\/game-stage))\.tsx?$/;
/** Where a member lands. */
const HOME = /\/web\/screens\/dashboard\/dashboard-screen\.tsx$/;
/** The lazy parts of the pages that a first-time visitor waits for. */
const FRONT = /\/web\/screens\/(?:landing\/landing-screen|login\/login-screen)\.tsx$/;

/**
 * Names the chunks of what lazy parts share, a rule for vite's `codeSplitting`. By itself the bundler makes a chunk for
 * every combination of screens that share something: ninety files for a dashboard, of which a phone fetches six at a
 * time. So: `front`, what the first pages share with any other part; `kit`, what three parts share, or another one with
 * what every member loads. What two others share, as the lobby's list, stays a chunk of theirs, and a package's code goes
 * where it is used.
 */
export function chunkOf(id: string, factsOf: (id: string) => ModuleFacts | null): "front" | "kit" | null {
  if (id.includes("/node_modules/")) return null;
  const parts = [...lazyPartsOf(id, factsOf)];
  if (parts.length < 2) return null;
  if (parts.some((part) => FRONT.test(part))) return "front";
  if (areOfOneScreen(parts)) return null;
  return parts.length > 2 || parts.some((part) => MEMBER_PART.test(part) || HOME.test(part)) ? "kit" : null;
}

/** The screens of one folder share a chunk of their own. */
function areOfOneScreen(parts: readonly string[]): boolean {
  const [first, ...others] = parts.map((part) => /\/web\/screens\/[^/]+\//.exec(part)?.[0]);
  return first !== undefined && others.every((folder) => folder === first);
}

/** The lazily imported modules that bring this one along. */
function lazyPartsOf(id: string, factsOf: (id: string) => ModuleFacts | null): Set<string> {
  const parts = new Set<string>();
  const seen = new Set([id]);
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const facts = factsOf(next);
    if (facts === null) continue;
    if (facts.dynamicImporters.length > 0) parts.add(next);
    for (const importer of facts.importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      open.push(importer);
    }
  }
  return parts;
}
