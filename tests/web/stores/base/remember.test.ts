import { expect, it } from "vitest";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import type { Fault, FaultKind } from "../../../../core/shared/fault.ts";
import { baht } from "../../../../core/shared/money.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { LastKnown } from "../../../../core/wallet/last-known.ts";
import { Resource } from "../../../../web/stores/base/resource.ts";
import { DepositStore } from "../../../../web/stores/wallet/deposit-store.ts";
import { rememberResource } from "../../../../web/stores/wallet/last-known-store.ts";
import { dependenciesOn } from "../dependencies-on.ts";

const OLD = { value: "old", at: instant(5) };
const fault = (kind: FaultKind): Fault => ({
  kind: "fault",
  fault: kind,
  endpoint: "GET /x",

  effect: "none",
});

function resourceOn(...answers: readonly Result<string, Fault>[]) {
  const open = [...answers];
  const resource = new Resource(async () => open.shift() ?? err(fault("unreachable")));
  const written: string[] = [];
  const shown: (LastKnown<string> | undefined)[] = [];
  rememberResource(resource, {
    read: () => OLD,
    write: (value) => written.push(value),
    onShown: (old) => shown.push(old),
  });
  return { resource, written, shown };
}

it("shows the stored value when the service cannot be reached, and the new one again later", async () => {
  const { resource, written, shown } = resourceOn(err(fault("unreachable")), ok("new"));
  await resource.load();
  expect(resource.state).toMatchObject({ status: "failed", last: "old" });
  expect(shown.at(-1)).toBe(OLD);
  await resource.load();
  expect(resource.state).toEqual({ status: "fulfilled", value: "new" });
  expect([written, shown.at(-1)]).toEqual([["new"], undefined]);
});

it.each<FaultKind>(["not-available", "contract", "unauthorised"])("shows nothing old after %s", async (kind) => {
  const { resource, shown } = resourceOn(err(fault(kind)));
  await resource.load();
  expect(resource.value).toBeUndefined();
  expect(shown).toEqual([]);
});

it("refuses a money action without a network before it has a key, and takes it afterwards", async () => {
  const { dependencies, backend } = dependenciesOn();
  let online = false;
  let keys = 0;
  const connectivity = {
    get online() {
      return online;
    },
  };
  const newKey = () => {
    keys += 1;
    return dependencies.newKey();
  };
  const activity = { running: 0 };
  const store = new DepositStore(
    { ...dependencies, newKey, connectivity, activity },
    () => undefined,
    async () => () => undefined,
  );
  expect(store.request.run({ amount: baht(100) })).toBeUndefined();
  expect(store.request.state).toMatchObject({ phase: "refused", refusal: { code: "offline" } });
  expect([keys, backend.sends]).toEqual([0, 0]);
  online = true;
  const sent = store.request.run({ amount: baht(100) });
  expect(activity.running).toBe(1);
  await sent;
  expect([keys, backend.sends, activity.running]).toEqual([1, 1, 0]);
});
