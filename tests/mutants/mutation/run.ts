import { EXPLAINED } from "./explained.ts";
import { EXPLAINED_HOUSE } from "./explained-house.ts";
import type { Explanation } from "./explanation.ts";
import { judgeMutations } from "./judge-mutations.ts";
import type { Mutation } from "./mutation.ts";
import { readOptions, type Wanted } from "./options.ts";
import { refusedByTypes } from "./refused-by-types.ts";
import { type Outcome, reportOf } from "./report.ts";
import type { Verdict } from "./verdict.ts";
import { openVerdictCache } from "./verdict-cache.ts";

/**
 * Changes the sources in small ways, one at a time, and prints the changes that no test finds: `npm run mutation`, with
 * `-- --files "core/rules/*.ts"`, `--since COMMIT` for the lines that changed, `--sample 50 --seed 7` for some of them. A
 * run that is stopped goes on where it was; `--again` starts anew.
 */
try {
  process.exitCode = await run(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function run({ all, ids, isCached }: Wanted): Promise<number> {
  const start = performance.now();
  const wanted = all.filter(({ id }) => ids.has(id));
  const cache = openVerdictCache();
  const verdicts = new Map<number, Verdict>();
  for (const mutation of wanted) {
    const known = isCached ? cache.find(mutation) : undefined;
    if (known) verdicts.set(mutation.id, known);
  }
  if (verdicts.size > 0) console.error(`${verdicts.size} of ${wanted.length} are known from an earlier run`);
  const open = new Set(wanted.map(({ id }) => id).filter((id) => !verdicts.has(id)));
  const refused = new Set<number>();
  const needless = (left: readonly Mutation[]): ReadonlySet<number> => {
    const explained = left.filter(isExplained);
    for (const id of refusedByTypes(left.filter((mutation) => !isExplained(mutation)))) refused.add(id);
    return new Set([...explained.map(({ id }) => id), ...refused]);
  };
  await judgeMutations(all, open, needless, (found) => {
    for (const [id, verdict] of found) {
      verdicts.set(id, verdict);
      const mutation = all[id - 1];
      if (mutation) cache.add(mutation, verdict);
    }
    cache.save();
    console.error(`${verdicts.size} of ${wanted.length} in ${Math.round((performance.now() - start) / 1000)} s`);
  });
  const outcomes = outcomesOf(wanted, verdicts, refused);
  console.log(reportOf(outcomes));
  const found = [...outcomes.values()];
  return found.includes("survived") || found.includes("unreached") ? 1 : 0;
}

/** `refused`: what the types are known to refuse. */
function outcomesOf(
  mutations: readonly Mutation[],
  verdicts: ReadonlyMap<number, Verdict>,
  refused: ReadonlySet<number>,
): Map<Mutation, Outcome> {
  const alive = mutations.filter(({ id }) => verdicts.get(id)?.state !== "killed" && !refused.has(id));
  const alsoRefused = refusedByTypes(alive.filter((mutation) => !isExplained(mutation)));
  return new Map(
    mutations.map((mutation) => {
      const state = verdicts.get(mutation.id)?.state ?? "unreached";
      if (state === "killed") return [mutation, "killed"];
      if (refused.has(mutation.id) || alsoRefused.has(mutation.id)) return [mutation, "types"];
      return [mutation, isExplained(mutation) ? "explained" : state];
    }),
  );
}

function isExplained(mutation: Mutation): boolean {
  return [...EXPLAINED, ...EXPLAINED_HOUSE].some((explanation) => isAbout(explanation, mutation));
}

function isAbout(explanation: Explanation, { file, before, after }: Mutation): boolean {
  return explanation.file === file && explanation.before === before && [explanation.after].flat().includes(after);
}
