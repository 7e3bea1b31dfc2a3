import { describe, expect, it } from "vitest";
import { addressWith, EMPTY_ADDRESS } from "../../../../core/session/change-address.ts";
import type { Address } from "../../../../core/session/model.ts";
import type { Problem } from "../../../../core/shared/fault.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { AddressStore } from "../../../../web/stores/session/address-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
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

describe("AddressStore", () => {
  it("saves once for two clicks, and shows the saved address", async () => {
    const reply = promised<Result<Address, Problem>>();
    let sent = 0;
    const store = new AddressStore({
      address: async () => ok(undefined),
      changeAddress: (change) => {
        sent += 1;
        expect(change).toEqual(STORED);
        return reply.promise;
      },
    });
    const [one, two] = [store.save(FORM), store.save(FORM)];
    expect(store.saving).toBe(true);
    reply.keep(ok(addressWith(undefined, STORED)));
    expect(await one).toEqual(await two);
    expect(sent).toBe(1);
    expect(store.saving).toBe(false);
    expect(store.address.value).toEqual(STORED);
  });

  it("has the rules' refusal unsent, and the backend's problem after sending", async () => {
    const store = new AddressStore({
      address: async () => ok(undefined),
      changeAddress: async () => err(fault("none")),
    });
    await store.save(EMPTY_ADDRESS);
    expect(store.problem).toMatchObject({ code: "address-recipient-required", field: "recipient" });
    await store.save(FORM);
    expect(store.problem).toMatchObject({ kind: "fault" });
    expect(store.address.value).toBeUndefined();
  });
});
