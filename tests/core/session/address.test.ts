import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressRefusals,
  addressWith,
  EMPTY_ADDRESS,
  parseAddressChange,
  parseAddressField,
} from "../../../core/session/change-address.ts";
import { ADDRESS_FIELDS } from "../../../core/session/model.ts";
import { PROVINCES } from "../../../core/session/provinces.ts";
import { ok } from "../../../core/shared/result.ts";
import { inThai } from "../../in-thai.ts";

const FULL = {
  recipient: "ณัฐพล ศรีสุข",
  phone: "0812345678",
  line: "99/1 หมู่ 4 ถนนพหลโยธิน",
  subdistrict: "คลองหนึ่ง",
  district: "คลองหลวง",
  province: "ปทุมธานี",
  postcode: "12120",
};

describe("an address", () => {
  it("is normalised from what people type", () => {
    const typed = { ...FULL, phone: "+66 81-234-5678", postcode: " ๑๒๑๒๐", line: "  99/1  หมู่ 4 ถนนพหลโยธิน " };
    expect(parseAddressChange(typed)).toEqual(ok(FULL));
    expect(parseAddressChange(FULL)).toEqual(ok(FULL));
  });

  it.each([
    ["02-123-4567", "021234567"],
    ["(077) 123 456", "077123456"],
    ["+66 2 123 4567", "021234567"],
    ["0066812345678", "0812345678"],
    ["๐๙๘-๗๖๕-๔๓๒๑", "0987654321"],
  ])("accepts %s as a phone number", (typed, phone) => {
    expect(parseAddressField("phone", typed)).toEqual(ok(phone));
  });

  it.each(["", "081234567", "08123456789", "021234567x", "1812345678", "0212345678", "0012345678"])(
    "refuses %j as a phone number",
    (typed) => {
      expect(parseAddressField("phone", typed)).toMatchObject({ ok: false, error: { field: "phone" } });
    },
  );

  it.each(["", "1234", "123456", "01234", "1234a"])("refuses %j as a postcode", (typed) => {
    expect(parseAddressField("postcode", typed)).toMatchObject({ error: { code: "postcode-format" } });
  });

  it("has no invisible characters", () => {
    expect(parseAddressField("line", "1\u200b2 \u200dหมู่\u2060 3")).toMatchObject({ value: "12 หมู่ 3" });
  });

  it.each(["x021234567", "021234567x", "ก0812345678"])("refuses %j as a phone number", (typed) => {
    expect(parseAddressField("phone", typed)).toMatchObject({ error: { code: "address-phone-format" } });
  });

  it("has its own sentence for each empty field", () => {
    const refusals = addressRefusals(EMPTY_ADDRESS);
    expect(refusals.map(({ field }) => field)).toEqual([...ADDRESS_FIELDS]);
    expect(new Set(refusals.map(inThai)).size).toBe(ADDRESS_FIELDS.length);
  });

  it("has fields of 200 characters at most", () => {
    expect(parseAddressField("line", "ก".repeat(200)).ok).toBe(true);
    expect(parseAddressField("line", "ก".repeat(201))).toMatchObject({ error: { code: "address-too-long" } });
  });

  it("changes only the given fields", () => {
    fc.assert(
      fc.property(fc.subarray([...ADDRESS_FIELDS]), (fields) => {
        const change = Object.fromEntries(fields.map((field) => [field, "10110"]));
        const after = addressWith(FULL, change);
        for (const field of ADDRESS_FIELDS) expect(after[field]).toBe(fields.includes(field) ? "10110" : FULL[field]);
      }),
    );
  });

  it("is in one of Thailand's 77 provinces", () => {
    expect(new Set(PROVINCES).size).toBe(77);
    for (const province of PROVINCES) expect(province).toMatch(/^[ก-๙]{3,}$/);
    expect(Object.values(EMPTY_ADDRESS).join("")).toBe("");
  });
});
