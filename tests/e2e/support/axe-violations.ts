import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every accessibility rule that the page breaks now, with the elements. `rules` limits the check to some rules. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  // A frame has no axe: a check that looks for one waits half a second.
  const options: RunOptions = {
    resultTypes: ["violations"],
    iframes: false,
    ...(rules ? { runOnly: [...rules] } : {}),
  };
  const violations = await page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return (await axe.run(runOptions)).violations;
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
