import fc from "fast-check";
import { aTheme, houseSteps } from "../../arbitraries/house/house-steps.ts";
import { checkCommands } from "../check-commands.ts";
import { writeFlow } from "../flow/write-flow.ts";
import type { NamedProperty } from "../named-property.ts";
import { type NaiveHouse, newNaiveHouse } from "./naive-house.ts";
import { openRealHouse } from "./open-real-house.ts";
import type { RealHouse } from "./planned.ts";
import { commandOf, jsonOf, misfits } from "./run-step.ts";
import { NAMES, START } from "./start.ts";
import { viewsOf } from "./views.ts";

interface HouseRun {
  readonly model: NaiveHouse;
  readonly real: RealHouse;
}

/** Those of another theme are left out. */
const MAX_STEPS = 220;

/** Random steps of three members, staff and the clock: every answer and every view is that of the naive house. */
export const houseModel: NamedProperty = {
  name: "house",
  about: "steps of three members, staff and the clock, against a model of plain arrays",
  check: (settings) =>
    checkCommands<HouseRun>(
      {
        name: "house",
        property: houseProperty,
        maxSteps: MAX_STEPS,
        steps: ({ real }) => real.done.map(({ planned }) => planned.title),
        flow: ({ model, real }, { message, seed, path }) =>
          real.view?.needsDraw || real.done.some(({ planned }) => planned.needsDraw)
            ? undefined
            : writeFlow({
                title: `A counterexample of the house: ${message}`.slice(0, 200),
                about: `Found with seed ${seed} at ${path}. It expects what the model has, so a right house passes it.`,
                done: real.done,
                views: real.view ? [real.view] : [],
                now: model.now,
              }),
      },
      settings,
    ),
};

function houseProperty(constraints: fc.CommandsContraints, onRun: (run: HouseRun) => void) {
  const steps = houseSteps().map((step) => step.map(commandOf));
  const commands = fc.commands(steps, constraints);
  return fc.asyncProperty(aTheme(), commands, async (theme, chosen) => {
    const model = newNaiveHouse(START, NAMES, theme);
    const real = await openRealHouse();
    onRun({ model, real });
    await fc.asyncModelRun(() => ({ model, real }), chosen);
    await compareViews(model, real);
    await real.house.close();
  });
}

async function compareViews(model: NaiveHouse, real: RealHouse): Promise<void> {
  for (const member of model.members) {
    for (const view of viewsOf(model, member)) {
      const { call, read, expected } = view;
      real.view = { ...view, member };
      const wrong = misfits(expected, jsonOf(await read(real.service(member))));
      if (wrong.length > 0) throw new Error(`${call.use ?? ""} of ${member.name}: ${wrong.join("; ")}`);
    }
  }
}
