import type { Defect } from "../../defects/plant.ts";

/** Defects of the client's money actions. A house cannot have them, so the catalogue does not. */
export const CLIENT_DEFECTS: readonly Defect[] = [
  {
    defect: "a lost reply is shown as a failure",
    below: "core/money-action",
    name: "reconcile",
    changes: [['reply.error.effect === "none"', "reply.error.effect.length > 0"]],
    law: "property/defect/counterexample.long.test.ts",
  },
];
