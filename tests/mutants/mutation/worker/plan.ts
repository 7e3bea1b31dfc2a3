import { readFileSync } from "node:fs";
import type { Mutation } from "../mutation.ts";

/** What the process that runs the tests is told, in a file that the variable names. */
export interface Plan {
  /** Receives a line of JSON for each `Note`. */
  readonly notes: string;
  /** By test file, how many steps its longest test takes without any mutation. */
  readonly steps: Readonly<Record<string, number>>;
  readonly mutations: readonly (Mutation & {
    /** Its code runs while a module loads, so the modules must load again. */
    readonly isStatic?: boolean;
    /** By the path of a test file: the tests that reach it; all of them for `true`. */
    readonly tests?: Readonly<Record<string, readonly string[] | true>>;
  })[];
}

export type Note =
  /** The process that runs the tests, so that it can be ended. */
  | { readonly pid: number }
  /** What a test reaches without any mutation. The name is missing for what its file reaches outside its tests. */
  | {
      readonly test?: string;
      readonly file: string;
      readonly ms: number;
      readonly steps: number;
      readonly reached: readonly number[];
      readonly loads?: readonly number[];
    }
  /** A test that fails without any mutation. */
  | { readonly broken: string; readonly file: string; readonly why: string }
  | { readonly killed: number; readonly by: string; readonly how: "test" | "steps" | "load" }
  /** The tests of a file are over for a mutation. */
  | { readonly over: number; readonly file: string };

export const PLAN_VARIABLE = "MUTATION_PLAN";

let plan: Plan | undefined;

export function readPlan(): Plan {
  plan ??= JSON.parse(readFileSync(process.env[PLAN_VARIABLE] ?? "", "utf8")) as Plan;
  return plan;
}
