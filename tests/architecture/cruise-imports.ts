import { cruise, type ICruiseResult } from "dependency-cruiser";
import { IMPORT_RULES } from "./import-rules.ts";

export const SOURCE_FOLDERS = ["core", "contracts", "adapters", "web", "cli", "tests"];

/** Follows every import below a folder that is laid out like ours, type imports included, and judges each. */
export async function cruiseImports(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(SOURCE_FOLDERS, {
    baseDir,
    validate: true,
    ruleSet: { forbidden: IMPORT_RULES },
    // TypeScript 7 has no parser that dependency-cruiser could borrow.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^web/public/" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  });
  if (typeof output === "string") throw new Error("expected an object from dependency-cruiser");
  return output;
}
