import type { Mutant } from "../../mutants/mutant.ts";

/** Defects of the client's money actions. A house cannot have them, so the catalogue does not. */
export const CLIENT_DEFECTS: readonly Mutant[] = [
  {
    defect: "a lost reply is shown as a failure",
    file: "core/money-action/reconcile.ts",
    find: 'reply.error.effect === "none" && !(',
    replace: "reply.error.effect.length > 0 && !(",
    law: "property/defect/counterexample.test.ts",
  },
];
