import { expect, it } from "vitest";
import type { PlannedFault } from "../../../../adapters/server/sandbox/fault-plan.ts";
import { injectFault } from "../../../../adapters/server/sandbox/inject-fault.ts";

const answer = () => Promise.resolve(Response.json({ items: [{ amount: 1 }], next: null }));
const inject = (fault: PlannedFault) => injectFault({ fault, row: undefined, calls: 1, delayMs: 0 }, answer, undefined);

it("breaks a reply where there is no connection to cut", async () => {
  for (const fault of [{ kind: "cut", when: "before" }, { kind: "cut-midway" }] as const) {
    const reply = await inject(fault);
    await expect(reply.text()).rejects.toThrow("break");
  }
});

it("changes the type of the value at the path, and nothing where the path does not exist", async () => {
  const withWrongType = async (field: string) => (await inject({ kind: "wrong-type", field })).json();
  expect(await withWrongType("items.0.amount")).toEqual({ items: [{ amount: { not: 1 } }], next: null });
  expect(await withWrongType("items")).toEqual({ items: "not what you expected", next: null });
  expect(await withWrongType("next")).toEqual({ items: [{ amount: 1 }], next: { not: null } });
  expect(await withWrongType("items.7.amount")).toEqual({ items: [{ amount: 1 }], next: null });
  expect(await withWrongType("next.deep.er")).toEqual({ items: [{ amount: 1 }], next: null });
});
