import fc from "fast-check";
import { flowCatalog } from "../../cli/compose/flow/read-flow-files.ts";
import { randomOf } from "../../cli/conform/engine/random.ts";
import { MOST_STEPS, makeRun, type Shrunk } from "../../cli/conform/engine/random-run.ts";
import { MOVES } from "../../cli/conform/sequences/random.ts";
import { flowOfTrace } from "../../cli/flow/record/trace-flow.ts";
import { openStage } from "../contracts/model/judged-house.ts";
import { checkCommands } from "./check-commands.ts";
import type { NamedProperty } from "./named-property.ts";

interface HouseRun {
  found: Shrunk | undefined;
}

/** Random moves of members, staff and the clock: every reply is as the model of the contract predicts it. */
export const houseProperty: NamedProperty = {
  name: "house",
  about: "moves of members, staff and the clock, against the model of the contract",
  check: (settings) =>
    checkCommands<HouseRun>(
      {
        name: "house",
        property: movesAgainstModel,
        maxSteps: MOST_STEPS,
        steps: ({ found }) => found?.titles ?? [],
        flow: ({ found }) =>
          found?.stop.verdict === "deviates"
            ? flowOfTrace("property/house", { ...found.stop, ...found.trace }, flowCatalog())
            : undefined,
      },
      settings,
    ),
};

function movesAgainstModel({ maxCommands }: { readonly maxCommands: number }, onRun: (run: HouseRun) => void) {
  // Another number is another move, so a step is left out and never made smaller.
  const step = fc.noShrink(fc.nat({ max: 2 ** 31 - 1 }));
  const steps = fc.array(step, { maxLength: maxCommands, size: "max" });
  return fc.asyncProperty(steps, async (chosen) => {
    const run: HouseRun = { found: undefined };
    onRun(run);
    const { open, close } = await openStage();
    run.found = await makeRun({ moves: MOVES, open, names: randomOf("names") }, chosen);
    await close();
    const { stop } = run.found ?? {};
    if (stop?.verdict !== "deviates") return;
    const { where, expected, got, rule } = stop;
    throw new Error([`${where} is ${got}, not ${expected}`, ...(rule === undefined ? [] : [rule])].join("; "));
  });
}
