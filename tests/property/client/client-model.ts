import fc from "fast-check";
import { clientSteps } from "../../arbitraries/client/client-steps.ts";
import { settled } from "../../web/stores/hand-time.ts";
import { checkCommands } from "../check-commands.ts";
import type { NamedProperty } from "../named-property.ts";
import { writeClientFlow } from "./client-flow.ts";
import { checkAlways, checkInTheEnd, checkTotals } from "./client-laws.ts";
import { type ClientRun, openClientRun } from "./client-run.ts";
import { clientCommandOf } from "./run-client-step.ts";

const MAX_STEPS = 30;

/** Use cases and stores over the memory ports, with requests and replies in any order and connections that are cut. */
export const clientModel: NamedProperty = {
  name: "client",
  about: "use cases and stores of a page over memory ports, on a line that cuts and reorders",
  check: (settings) =>
    checkCommands<ClientRun>(
      {
        name: "client",
        property: clientProperty,
        maxSteps: MAX_STEPS,
        steps: ({ done }) => done,
        flow: writeClientFlow,
      },
      settings,
    ),
};

function clientProperty(constraints: fc.CommandsContraints, onRun: (run: ClientRun) => void) {
  const steps = clientSteps().map((step) => step.map(clientCommandOf));
  const commands = fc.commands(steps, constraints);
  return fc.asyncProperty(fc.scheduler(), fc.nat({ max: 1 }), commands, async (scheduler, who, chosen) => {
    const run = await openClientRun(scheduler);
    onRun(run);
    await signIn(run, who);
    await fc.asyncModelRun(() => ({ model: {}, real: run }), chosen);
    await endWell(run);
    run.page.close();
    await run.deliver(Number.POSITIVE_INFINITY);
    await run.house.close();
  });
}

/** Most steps need somebody who is signed in. */
async function signIn(run: ClientRun, who: number): Promise<void> {
  await clientCommandOf({ type: "sign-in", who }).run({}, run);
  await run.deliver(Number.POSITIVE_INFINITY);
  run.page.member();
  await run.deliver(Number.POSITIVE_INFINITY);
}

const ROUNDS = 24;
const ROUND_MS = 5000;

/** The line is good again, the page is seen, and time goes on. */
async function endWell(run: ClientRun): Promise<void> {
  run.fates.length = 0;
  run.page.visibility.show(true);
  for (let round = 0; round < ROUNDS; round += 1) {
    run.page.member();
    await settled();
    await run.deliver(Number.POSITIVE_INFINITY);
    await run.pass(ROUND_MS);
  }
  await run.deliver(Number.POSITIVE_INFINITY);
  await checkAlways(run);
  await checkInTheEnd(run);
  const stores = run.page.member();
  if (!stores) return;
  const { credit, deposit, withdrawal, history, level, wheel, checkIn } = stores;
  for (const store of [deposit, withdrawal, wheel, checkIn]) void store.refresh();
  for (const load of [history.whole, level, credit]) void load.load();
  await settled();
  await run.deliver(Number.POSITIVE_INFINITY);
  await checkTotals(run);
  await checkAlways(run);
}
