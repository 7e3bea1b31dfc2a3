import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Recipe, RecipeError } from "./recipe.ts";

/**
 * Writes the files of a recipe below a project's root and returns their paths. Computes every change first, so a
 * RecipeError leaves the project as it was.
 */
export function applyRecipe(root: string, recipe: Recipe, name: string): readonly string[] {
  const writes = recipe.changes(name).map((change) => {
    const file = join(root, change.path);
    const isNew = "create" in change || "copyOf" in change;
    if (isNew && existsSync(file)) throw new RecipeError(`${change.path} exists already.`);
    if ("create" in change) return { path: change.path, text: change.create };
    const source = "copyOf" in change ? join(root, change.copyOf) : file;
    return { path: change.path, text: change.edit(readFileSync(source, "utf8")) };
  });
  for (const { path, text } of writes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return writes.map(({ path }) => path);
}
