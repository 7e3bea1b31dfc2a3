import { expect, it } from "vitest";
import { codeOf, unwrap } from "../house/test-house.ts";
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
    const { addresses, actAs } = context.fixture;
    expect(unwrap(await addresses.address())).toBeUndefined();
    expect(unwrap(await addresses.changeAddress({ line: ADDRESS.line, phone: ADDRESS.phone }))).toEqual({
      recipient: undefined,
      phone: ADDRESS.phone,
      line: ADDRESS.line,
      subdistrict: undefined,
      district: undefined,
      province: undefined,
      postcode: undefined,
    });
    expect(unwrap(await addresses.changeAddress(ADDRESS))).toEqual(ADDRESS);
    expect(unwrap(await addresses.changeAddress(ADDRESS))).toEqual(ADDRESS);
    expect(unwrap(await addresses.changeAddress({ postcode: "10110" }))).toEqual({ ...ADDRESS, postcode: "10110" });
    expect(unwrap(await addresses.address())).toEqual({ ...ADDRESS, postcode: "10110" });

    await context.signUp();
    expect(unwrap(await addresses.address())).toBeUndefined();
    actAs(first);
    expect(unwrap(await addresses.address())).toEqual({ ...ADDRESS, postcode: "10110" });
  });

  it("refuses a wrong value and keeps the stored address", async () => {
    await context.signUp();
    const { addresses } = context.fixture;
    unwrap(await addresses.changeAddress(ADDRESS));
    // The contract's patterns refuse other wrong phone numbers and postcodes.
    expect(codeOf(await addresses.changeAddress({ postcode: "01234" }))).toBe("postcode-format");
    expect(codeOf(await addresses.changeAddress({ recipient: "   " }))).toBe("address-recipient-required");
    expect(unwrap(await addresses.address())).toEqual(ADDRESS);
  });

  it("needs a session", async () => {
    context.fixture.actAs(undefined);
    expect(codeOf(await context.fixture.addresses.address())).toBe("unauthorised");
    expect(codeOf(await context.fixture.addresses.changeAddress(ADDRESS))).toBe("unauthorised");
  });
}
