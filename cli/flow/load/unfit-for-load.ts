import type { Complaint } from "../complaint.ts";
import type { Flow, Step } from "../flow.ts";

/** Why flows cannot run under load together: their members share one house. */
export function unfitForLoad(flows: readonly Flow[]): readonly Complaint[] {
  const first = flows.find(({ setUp, steps }) => setUp !== undefined && !steps.some(changesHouse));
  return flows.flatMap((flow): readonly Complaint[] => {
    const { file, steps, setUp } = flow;
    const changing = steps.find(changesHouse);
    if (changing) {
      const problem = `${changing.useCase.name} changes the sandbox for all members, so this flow cannot run under load`;
      return [{ file, ...changing.at, problem }];
    }
    if (!setUp || !first?.setUp || keyOf(flow) === keyOf(first)) return [];
    return [
      { file, ...setUp.at, problem: `all flows of a load share one house, and ${first.file} sets it up otherwise` },
    ];
  });
}

function changesHouse({ useCase: { does } }: Step): boolean {
  return does.kind === "control" && does.control.scope === "house";
}

function keyOf({ setUp }: Flow): string {
  const steps = setUp?.steps.map(({ useCase, inputs }) => [
    useCase.name,
    Object.entries(inputs).map(([name, { text }]) => [name, text]),
  ]);
  return JSON.stringify([setUp?.seed, steps]);
}
