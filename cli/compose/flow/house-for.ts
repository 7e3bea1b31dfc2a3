import type { Flow, Step } from "../../flow/flow.ts";

/**
 * Which runs may share a house: those with the same set-up, when all of their members are new. Undefined for a flow that
 * changes what others see, or signs in as a member who exists already.
 */
export function houseFor({ setUp, steps, inputs }: Flow): string | undefined {
  const isNew = new Set(inputs.flatMap(({ name, source }) => (source.from === "new" ? [`$${name}`] : [])));
  const setUpSteps = setUp?.steps ?? [];
  if (steps.some(changesHouse) || setUpSteps.some((step) => !isShortSetUp(step))) return undefined;
  const knowsMembers = steps.some(({ useCase, inputs: given }) => {
    const username = given["username"]?.text;
    return useCase.name === "session login" && (username === undefined || !isNew.has(username));
  });
  if (knowsMembers) return undefined;
  const given = setUpSteps.map(({ useCase, inputs: options }) => [
    useCase.name,
    Object.entries(options).map(([name, { text }]) => [name, text]),
  ]);
  return JSON.stringify([setUp?.seed, given]);
}

/** Whether a flow needs a sandbox that others use for itself meanwhile. */
export function needsWholeSandbox({ setUp, steps }: Flow): boolean {
  return steps.some(changesHouse) || (setUp?.steps.some(changesHouse) ?? false);
}

function changesHouse({ useCase: { does } }: Step): boolean {
  return does.kind === "control" && does.control.scope === "house";
}

/** The same call again changes nothing. */
function isShortSetUp({ useCase: { name } }: Step): boolean {
  return name === "set-clock" || name === "staff";
}
