import { parseAddressLine, parseAddressPhone, parsePostcode } from "../rules/address-fields.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";

/** In the order in which a Thai address is written. */
export const ADDRESS_FIELDS = [
  "recipient",
  "phone",
  "line",
  "subdistrict",
  "district",
  "province",
  "postcode",
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Where prizes are sent; a backend may know only part of it. */
export type Address = Readonly<Record<AddressField, string | undefined>>;

/** Fields that are left out stay as they are. */
export type AddressChange = { readonly [Field in AddressField]?: string };

const NOWHERE: Address = {
  recipient: undefined,
  phone: undefined,
  line: undefined,
  subdistrict: undefined,
  district: undefined,
  province: undefined,
  postcode: undefined,
};

/** The address with the fields of the change in place of its own. */
export function addressWith(address: Address | undefined, change: AddressChange): Address {
  return { ...NOWHERE, ...address, ...change };
}

/** A change as it comes; a field that is undefined is as good as left out. */
export type AddressInput = { readonly [Field in AddressField]?: string | undefined };

/** As it is typed. */
export type AddressForm = Readonly<Record<AddressField, string>>;

export const EMPTY_ADDRESS: AddressForm = {
  recipient: "",
  phone: "",
  line: "",
  subdistrict: "",
  district: "",
  province: "",
  postcode: "",
};

/** What the rules say of one field, normalised; the refusal names the field. */
export function parseAddressField(field: AddressField, typed: string): Result<string, Refusal> {
  const parsed = PARSERS[field](typed);
  return parsed.ok ? parsed : err(at(field, parsed.error));
}

/** Every refusal of the rules among the fields, in their order. */
export function addressRefusals(change: AddressInput): readonly Refusal[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const typed = change[field];
    const parsed = typed === undefined ? undefined : parseAddressField(field, typed);
    return parsed === undefined || parsed.ok ? [] : [parsed.error];
  });
}

/** The change as it is sent: normalised, or the first refusal of the rules. */
export function parseAddressChange(change: AddressInput): Result<AddressChange, Refusal> {
  const parsed: { [Field in AddressField]?: string } = {};
  for (const field of ADDRESS_FIELDS) {
    const typed = change[field];
    if (typed === undefined) continue;
    const read = parseAddressField(field, typed);
    if (!read.ok) return read;
    parsed[field] = read.value;
  }
  return ok(parsed);
}

const line =
  (code: LineCode) =>
  (typed: string): Result<string, Refusal> =>
    parseAddressLine(typed) ?? err(refuse(code));

type LineCode = Extract<Refusal["code"], `address-${string}-required`>;

const PARSERS: Readonly<Record<AddressField, (typed: string) => Result<string, Refusal>>> = {
  recipient: line("address-recipient-required"),
  phone: parseAddressPhone,
  line: line("address-line-required"),
  subdistrict: line("address-subdistrict-required"),
  district: line("address-district-required"),
  province: line("address-province-required"),
  postcode: parsePostcode,
};
