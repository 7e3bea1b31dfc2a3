import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { runMoneyAction } from "../../../core/money-action/run.ts";
import {
  ADDRESS_CHANGE,
  addressChange,
  addressWith,
  checkAddressChange,
} from "../../../core/session/change-address.ts";
import type { Address, AddressChange } from "../../../core/session/model.ts";
import type { AddressPort } from "../../../core/session/port.ts";
import { ok } from "../../../core/shared/result.ts";
import { aScript, KEY, pageOn } from "../money-action/page-on-bad-line.ts";
import { START, UnreliableBackend } from "../money-action/unreliable-backend.ts";

const FULL = {
  recipient: "ณัฐพล ศรีสุข",
  phone: "0812345678",
  line: "99/1",
  subdistrict: "คลองหนึ่ง",
  district: "คลองหลวง",
  province: "ปทุมธานี",
  postcode: "12120",
};

function addressesOn(backend: UnreliableBackend) {
  let stored: Address | undefined;
  const port: AddressPort = {
    address: () => backend.read(() => stored),
    changeAddress: (change: AddressChange, key) =>
      backend.send(key, () => {
        stored = addressWith(stored, change);
        return ok(stored);
      }),
  };
  return { port, stored: () => stored };
}

describe("a change of address", () => {
  it("is not sent with a wrong field", async () => {
    const backend = new UnreliableBackend({ mishaps: [], lateByMs: 0, honoursKeys: true, sendsIntents: false });
    const page = { ...pageOn(backend, true), addresses: addressesOn(backend).port };
    const run = (change: AddressChange) => runMoneyAction(page, addressChange(change), undefined, KEY);
    expect(await run({ ...FULL, postcode: "1" })).toMatchObject({
      state: "refused",
      refusal: { code: "postcode-format", field: "postcode" },
    });
    expect(backend.sends).toBe(0);
    expect(await run({ phone: "081 234 5678" })).toMatchObject({ state: "done", value: { phone: "0812345678" } });
  });

  it("over any bad line is never called failed when it was made, and is found by a later page without being stored", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), async (script) => {
        const backend = new UnreliableBackend(script);
        const { port, stored } = addressesOn(backend);
        const page = { ...pageOn(backend, script.honoursKeys), addresses: port };
        const outcome = await runMoneyAction(page, addressChange(FULL), undefined, KEY);
        expect(JSON.stringify(page.intents.all())).not.toMatch(/12120|ณัฐพล|0812345678/);
        backend.drain();
        if (outcome.state === "done") expect(stored()).toEqual(FULL);
        if (outcome.state === "refused" || outcome.state === "failed") expect(stored()).toBeUndefined();
        const [intent] = page.intents.pending(ADDRESS_CHANGE);
        expect(intent !== undefined).toBe(outcome.state === "unknown");
        if (!intent) return;
        const later = { addresses: { ...port, address: async () => ok(stored()) }, intents: page.intents };
        expect((await checkAddressChange(later, intent)).state).toBe(stored() ? "done" : "unknown");
      }),
    );
  });

  it("of an earlier page is not another change", async () => {
    const backend = new UnreliableBackend({ mishaps: [], lateByMs: 0, honoursKeys: true, sendsIntents: false });
    const page = { ...pageOn(backend, true), addresses: addressesOn(backend).port };
    const judged = await addressChange({ postcode: "10110" }).judge(page, undefined);
    if (!judged.ok) throw new Error("refused");
    await page.addresses.changeAddress(FULL, KEY);
    const intent = { ...judged.value, kind: ADDRESS_CHANGE.kind, key: KEY, madeAt: START };
    expect(await checkAddressChange(page, intent)).toMatchObject({ state: "unknown" });
    page.intents.write(intent);
    await page.addresses.changeAddress({ postcode: "10110" }, idempotencyKey("the-change-of-the-postcode"));
    backend.drain();
    // Only the changed fields count, and what is found out is forgotten.
    expect(await checkAddressChange(page, intent)).toMatchObject({ state: "done", value: { postcode: "10110" } });
    expect(page.intents.all()).toEqual([]);
  });

  it("may be sent twice to any backend", () => {
    expect(addressChange(FULL).repeatable).toBe(true);
  });
});
