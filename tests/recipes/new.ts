import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Command } from "commander";
import { ROOT } from "../../cli/boot/root.mjs";
import { applyRecipe } from "./apply-recipe.ts";
import { commandRecipe } from "./command-recipe.ts";
import { endpointRecipe } from "./endpoint-recipe.ts";
import { languageRecipe } from "./language-recipe.ts";
import { type Recipe, RecipeError } from "./recipe.ts";
import { ruleRecipe } from "./rule-recipe.ts";
import { screenRecipe } from "./screen-recipe.ts";

const RECIPES: Readonly<Record<string, Recipe>> = {
  rule: ruleRecipe,
  screen: screenRecipe,
  command: commandRecipe,
  endpoint: endpointRecipe,
  language: languageRecipe,
};

const program = new Command("npm run new --").description("Writes the files of a recipe with a failing test.");
for (const [kind, recipe] of Object.entries(RECIPES)) {
  program
    .command(kind)
    .argument("<name>", recipe.nameHelp)
    .action((name: string) => run(recipe, name));
}
program.parse();

function run(recipe: Recipe, name: string): void {
  try {
    const paths = applyRecipe(ROOT, recipe, name);
    format(paths);
    console.log(["Written:", ...paths.map((path) => `  ${path}`), "", "Next:"].join("\n"));
    console.log(
      recipe
        .nextSteps(name)
        .map((step) => `  - ${step}`)
        .join("\n"),
    );
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    console.error(`npm run new: ${error.message}`);
    process.exitCode = 2;
  }
}

function format(paths: readonly string[]): void {
  const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
  const files = paths.filter((path) => !path.endsWith(".json"));
  spawnSync(process.execPath, [biome, "check", "--write", ...files], { cwd: ROOT, stdio: "ignore" });
}
