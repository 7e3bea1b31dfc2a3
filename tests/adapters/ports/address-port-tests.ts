import { expect, it } from "vitest";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

const ADDRESS = {
  recipient: "ณัฐพล ศรีสุข",
  phone: "0812345678",
  line: "99/1 ถนนพหลโยธิน",
  subdistrict: "คลองหนึ่ง",
  district: "คลองหลวง",
  province: "ปทุมธานี",
  postcode: "12120",
};

/** The tests of the address port. */
export function addressPortTests(context: PortContext): void {
  it("has no address at first, and changes only the given fields", async () => {
    const first = await context.signUp();
    const { addresses, session, actAs } = context.fixture;
    expect(unwrap(await addresses.address())).toBeUndefined();
    expect(unwrap(await addresses.changeAddress({ line: ADDRESS.line, phone: ADDRESS.phone }, newKey()))).toEqual({
      recipient: undefined,
      phone: ADDRESS.phone,
      line: ADDRESS.line,
      subdistrict: undefined,
      district: undefined,
      province: undefined,
      postcode: undefined,
    });
    expect(unwrap(await addresses.changeAddress(ADDRESS, newKey()))).toEqual(ADDRESS);
    expect(unwrap(await addresses.changeAddress(ADDRESS, newKey()))).toEqual(ADDRESS);
    expect(unwrap(await addresses.changeAddress({ postcode: "10110" }, newKey()))).toEqual({
      ...ADDRESS,
      postcode: "10110",
    });
    expect(unwrap(await addresses.address())).toEqual({ ...ADDRESS, postcode: "10110" });
    expect(unwrap(await session.profile()).address).toEqual({ ...ADDRESS, postcode: "10110" });

    await context.signUp();
    expect(unwrap(await addresses.address())).toBeUndefined();
    actAs(first);
    expect(unwrap(await addresses.address())).toEqual({ ...ADDRESS, postcode: "10110" });
  });

  it("refuses a wrong value and keeps the stored address", async () => {
    await context.signUp();
    const { addresses } = context.fixture;
    unwrap(await addresses.changeAddress(ADDRESS, newKey()));
    // The contract's patterns refuse other wrong phone numbers and postcodes.
    expect(codeOf(await addresses.changeAddress({ postcode: "01234" }, newKey()))).toBe("postcode-format");
    expect(codeOf(await addresses.changeAddress({ recipient: "   " }, newKey()))).toBe("address-recipient-required");
    expect(unwrap(await addresses.address())).toEqual(ADDRESS);
  });

  it("needs a session", async () => {
    context.fixture.actAs(undefined);
    expect(codeOf(await context.fixture.addresses.address())).toBe("unauthorised");
    expect(codeOf(await context.fixture.addresses.changeAddress(ADDRESS, newKey()))).toBe("unauthorised");
  });

  it("changes once under a key, and refuses another change under it", async () => {
    await context.signUp();
    const { addresses } = context.fixture;
    const key = newKey();
    unwrap(await addresses.changeAddress(ADDRESS, key));
    unwrap(await addresses.changeAddress({ postcode: "10110" }, newKey()));
    expect(unwrap(await addresses.changeAddress(ADDRESS, key))).toEqual({ ...ADDRESS, postcode: "10110" });
    expect(codeOf(await addresses.changeAddress({ postcode: "10120" }, key))).toBe("key-reused");
    expect(unwrap(await addresses.address())).toEqual({ ...ADDRESS, postcode: "10110" });
  });
}
