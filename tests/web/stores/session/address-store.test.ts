import { describe, expect, it } from "vitest";
import { addressWith, EMPTY_ADDRESS } from "../../../../core/session/change-address.ts";
import type { Address } from "../../../../core/session/model.ts";
import type { AddressPort } from "../../../../core/session/port.ts";
import type { Problem } from "../../../../core/shared/fault.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { AddressStore } from "../../../../web/stores/session/address-store.ts";
import { fault, intentsInMemory } from "../../../core/money-action/unreliable-backend.ts";
import { dependenciesOn } from "../dependencies-on.ts";
import { promised } from "../hand-time.ts";

const FORM = {
  recipient: "ณัฐพล ศรีสุข",
  phone: "081-234-5678",
  line: "99/1",
  subdistrict: "คลองหนึ่ง",
  district: "คลองหลวง",
  province: "ปทุมธานี",
  postcode: "12120",
};
const STORED = { ...FORM, phone: "0812345678" };

function storeAt(addresses: AddressPort, intents = intentsInMemory()) {
  const { dependencies, time } = dependenciesOn({}, intents);
  const profiles: (Address | undefined)[] = [];
  return {
    store: new AddressStore({ ...dependencies, addresses }, ({ address }) => profiles.push(address)),
    time,
    profiles,
  };
}

describe("AddressStore", () => {
  it("saves once for two clicks, and shows the saved address", async () => {
    const reply = promised<Result<Address, Problem>>();
    let sent = 0;
    const { store, profiles } = storeAt({
      address: async () => ok(undefined),
      changeAddress: (change) => {
        sent += 1;
        expect(change).toEqual(STORED);
        return reply.promise;
      },
    });
    const [one, two] = [store.save(FORM), store.save(FORM)];
    expect(store.action.busy).toBe(true);
    expect(two).toBeUndefined();
    reply.keep(ok(addressWith(undefined, STORED)));
    expect(await one).toMatchObject({ state: "done" });
    expect(sent).toBe(1);
    expect(store.action.phase).toBe("done");
    expect(store.address.value).toEqual(STORED);
    // The stored profile has it, too.
    expect(profiles).toEqual([STORED]);
  });

  it("has the rules' refusal unsent, and the backend's problem after sending", async () => {
    const { store } = storeAt({
      address: async () => ok(undefined),
      changeAddress: async () => err(fault("none")),
    });
    await store.save(EMPTY_ADDRESS);
    expect(store.action.problem).toMatchObject({ code: "address-recipient-required", field: "recipient" });
    await store.save(FORM);
    expect(store.action.problem).toMatchObject({ kind: "fault" });
    expect(store.address.value).toBeUndefined();
  });

  it("finds a lost change by reading, also on the next page, and lets the member save again meanwhile", async () => {
    const intents = intentsInMemory();
    const lost = fault("unknown");
    const port: AddressPort = { address: async () => err(fault("none")), changeAddress: async () => err(lost) };
    const { store, time } = storeAt(port, intents);
    const saving = store.save(FORM);
    await time.pass(60_000);
    expect(await saving).toEqual({ state: "unknown", fault: lost });
    expect(intents.all()).toHaveLength(1);

    const later = storeAt({ ...port, address: async () => ok(STORED) }, intents).store;
    await later.action.resume();
    expect(later.action.phase).toBe("done");
    expect(later.address.value).toEqual(STORED);
    expect(intents.all()).toEqual([]);

    const again = store.save(FORM);
    expect(store.action.phase).toBe("sending");
    await time.pass(60_000);
    expect(await again).toMatchObject({ state: "unknown" });
  });
});
