import { expect, it } from "vitest";
import type { PlannedFault } from "../../../../adapters/server/sandbox/fault-plan.ts";
import { injectFault } from "../../../../adapters/server/sandbox/inject-fault.ts";

const answer = () => Promise.resolve(Response.json({ items: [{ amount: 1 }], next: null }));
const struck = (fault: PlannedFault) => injectFault({ fault, row: undefined, calls: 1, delayMs: 0 }, answer, undefined);

it("breaks a reply where there is no connection to cut", async () => {
  for (const fault of [{ kind: "cut", when: "before" }, { kind: "cut-midway" }] as const) {
    const reply = await struck(fault);
    await expect(reply.text()).rejects.toThrow("break");
  }
});

it("changes the type of any value that the path leads to, and nothing where it leads nowhere", async () => {
  const spoilt = async (field: string) => (await struck({ kind: "wrong-type", field })).json();
  expect(await spoilt("items.0.amount")).toEqual({ items: [{ amount: { not: 1 } }], next: null });
  expect(await spoilt("items")).toEqual({ items: "not what you expected", next: null });
  expect(await spoilt("next")).toEqual({ items: [{ amount: 1 }], next: { not: null } });
  expect(await spoilt("items.7.amount")).toEqual({ items: [{ amount: 1 }], next: null });
  expect(await spoilt("next.deep.er")).toEqual({ items: [{ amount: 1 }], next: null });
});
