import { cruise, type ICruiseResult } from "dependency-cruiser";
import { IMPORT_RULES } from "./import-rules.ts";

export const SOURCE_FOLDERS = ["core", "contracts", "adapters", "web", "cli", "tests"];

/** Checks every import, type imports included, below a folder that has the project's folders. */
export async function cruiseImports(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(SOURCE_FOLDERS, {
    baseDir,
    validate: true,
    ruleSet: { forbidden: IMPORT_RULES },
    // dependency-cruiser cannot use TypeScript 7 as its parser.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    // What the build makes has no file.
    exclude: { path: "^(web/public/|virtual:)" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  });
  if (typeof output === "string") throw new Error("dependency-cruiser returned text, not an object");
  return output;
}
