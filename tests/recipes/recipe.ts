/** One file that a recipe writes or edits; paths are relative to the project's root. */
export type Change =
  | { readonly path: string; readonly create: string }
  | { readonly path: string; readonly edit: (text: string) => string }
  /** A new file, made of another one. */
  | { readonly path: string; readonly copyOf: string; readonly edit: (text: string) => string };

export interface Recipe {
  /** What the recipe asks for as a name, for the help. */
  readonly nameHelp: string;
  /** Throws a RecipeError for a name that the recipe cannot use. */
  readonly changes: (name: string) => readonly Change[];
  /** What to do after the files are there, one line each. */
  readonly nextSteps: (name: string) => readonly string[];
}

/** A name or a project that the recipe cannot work with; its message is for the person. */
export class RecipeError extends Error {}
