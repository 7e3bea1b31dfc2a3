/** A command line for the help, as it is typed in a shell. Tests read every one, and run those that work in memory. */
export type Example = string | { readonly line: string; readonly runsIn: "memory" };

/** An example that works with `--target memory` where gold is signed in, or that needs no target. */
export function inMemory(line: string): Example {
  return { line, runsIn: "memory" };
}

export function lineOf(example: Example): string {
  return typeof example === "string" ? example : example.line;
}
