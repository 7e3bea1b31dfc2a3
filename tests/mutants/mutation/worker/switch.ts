/** Which mutation counts in this process, and which ones were reached. Instrumented sources ask it. */
export interface Switch {
  /** 0 for none. */
  active: number;
  reached: Set<number>;
  /** What a loop and a mutation may still do before the test is stopped. */
  stepsLeft: number;
  /** Whether the steps ended: then the test failed, whatever it says. */
  isStopped: boolean;
}

declare global {
  var mutationSwitch: Switch | undefined;
  var mutationIs: (id: number) => boolean;
  var mutationStep: () => void;
}

/** Many times what the longest test does. */
export const MOST_STEPS = 20_000_000;

/** The switch of this process: modules load again, the process does not. */
export function theSwitch(): Switch {
  const found = globalThis.mutationSwitch;
  if (found) return found;
  const made: Switch = { active: 0, reached: new Set(), stepsLeft: MOST_STEPS, isStopped: false };
  globalThis.mutationSwitch = made;
  globalThis.mutationStep = () => {
    made.stepsLeft -= 1;
    if (made.stepsLeft > 0) return;
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
