/** Which mutation counts in this process, and which ones were reached. Instrumented sources ask it. */
export interface Switch {
  /** 0 for none. */
  active: number;
  reached: Set<number>;
  /** How often the test came to a loop's body or to a mutation, and when it is stopped. */
  steps: number;
  mostSteps: number;
  /** Whether the steps ended: then the test failed, whatever it says. */
  isStopped: boolean;
  /** Called now and then while the steps go on. */
  onProgress: () => void;
}

const PROGRESS_STEPS = 100_000;

declare global {
  var mutationSwitch: Switch | undefined;
  var mutationIs: (id: number) => boolean;
  var mutationStep: () => void;
}

/** The switch of this process: modules load again, the process does not. */
export function theSwitch(): Switch {
  const found = globalThis.mutationSwitch;
  if (found) return found;
  const made: Switch = {
    steps: 0,
    active: 0,
    reached: new Set(),
    mostSteps: Number.POSITIVE_INFINITY,
    isStopped: false,
    onProgress: () => undefined,
  };
  globalThis.mutationSwitch = made;
  globalThis.mutationStep = () => {
    made.steps += 1;
    if (made.steps % PROGRESS_STEPS === 0) made.onProgress();
    if (made.steps < made.mostSteps) return;
    made.isStopped = true;
    throw new Error("too many steps");
  };
  globalThis.mutationIs = (id) => {
    globalThis.mutationStep();
    if (made.active === 0) made.reached.add(id);
    return made.active === id;
  };
  return made;
}
