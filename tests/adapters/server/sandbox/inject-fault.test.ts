import { expect, it } from "vitest";
import { responseOf } from "../../../../adapters/server/http/http-call.ts";
import { jsonReply } from "../../../../adapters/server/problem-reply.ts";
import type { PlannedFault } from "../../../../adapters/server/sandbox/fault-plan.ts";
import { injectFault } from "../../../../adapters/server/sandbox/inject-fault.ts";

const answer = async () => jsonReply({ items: [{ amount: 1 }], next: null });
const inject = async (fault: PlannedFault) =>
  responseOf(await injectFault({ fault, row: undefined, calls: 1, delayMs: 0 }, answer), "GET");

it("breaks a reply where there is no connection to cut", async () => {
  for (const fault of [{ kind: "cut", when: "before" }, { kind: "cut-midway" }] as const) {
    const reply = await inject(fault);
    await expect(reply.text()).rejects.toThrow("ended");
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

it("changes no type of a reply that is no JSON", async () => {
  const reply = await injectFault(
    { fault: { kind: "wrong-type", field: "amount" }, row: undefined, calls: 1, delayMs: 0 },
    async () => ({ status: 204, headers: {}, body: undefined }),
  );
  expect(reply).toEqual({ status: 204, headers: {}, body: undefined });
});

it.each<PlannedFault>([
  { kind: "status", status: 503, when: "after" },
  { kind: "cut", when: "after" },
  { kind: "cut-midway" },
  { kind: "truncated" },
  { kind: "html" },
  { kind: "duplicate" },
])("ends an event stream that nobody reads after $kind", async (fault) => {
  const ended: string[] = [];
  const stream = () => new ReadableStream<Uint8Array>({ cancel: () => void ended.push(fault.kind) });
  await injectFault({ fault, row: undefined, calls: 1, delayMs: 0 }, async () => ({
    status: 200,
    headers: {},
    body: stream(),
  }));
  expect(ended).toEqual([fault.kind]);
});
