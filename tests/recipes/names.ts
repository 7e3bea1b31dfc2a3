import { RecipeError } from "./recipe.ts";

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const CONTEXT_NAMES = ["session", "wallet", "games", "rewards", "affiliate", "site"] as const;
export type ContextName = (typeof CONTEXT_NAMES)[number];

/** `bonus-cap` becomes `bonusCap`. */
export function camelCase(kebab: string): string {
  return kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `bonus-cap` becomes `BonusCap`. */
export function pascalCase(kebab: string): string {
  const camel = camelCase(kebab);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `bonus-cap` becomes `bonus cap`. */
export function words(kebab: string): string {
  return kebab.replace(/-/g, " ");
}

/** Returns the name; throws a RecipeError when it is not kebab-case. */
export function kebabName(name: string): string {
  if (KEBAB.test(name)) return name;
  throw new RecipeError(`"${name}" is not a name in kebab-case, such as bonus-cap.`);
}

/** Splits `wallet/bonus-cap`; throws a RecipeError when the context is unknown or a part is not kebab-case. */
export function contextAndName(name: string): { readonly context: ContextName; readonly name: string } {
  const [first = "", second = "", ...rest] = name.split("/");
  const context = CONTEXT_NAMES.find((each) => each === first);
  if (context && second !== "" && rest.length === 0) return { context, name: kebabName(second) };
  throw new RecipeError(`"${name}" is not CONTEXT/NAME with a context of ${CONTEXT_NAMES.join(", ")}.`);
}
