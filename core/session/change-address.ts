import { parseAddressLine, parseAddressPhone, parsePostcode } from "../rules/address-fields.ts";
import type { Problem } from "../shared/fault.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { ADDRESS_FIELDS, type Address, type AddressChange, type AddressField } from "./model.ts";
import type { AddressPort } from "./port.ts";

/** A change as it is given; a field that is undefined stays as it is. */
export type AddressInput = { readonly [Field in AddressField]?: string | undefined };

/** The form's values as they are typed. */
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

/** Changes the given fields. Refused before it is sent where the rules refuse a field; the refusal names the field. */
export async function changeAddress(
  { addresses }: { readonly addresses: Pick<AddressPort, "changeAddress"> },
  change: AddressInput,
): Promise<Result<Address, Problem>> {
  const parsed = parseAddressChange(change);
  return parsed.ok ? addresses.changeAddress(parsed.value) : parsed;
}

/** One field normalised, or the rules' refusal, which names the field. */
export function parseAddressField(field: AddressField, typed: string): Result<string, Refusal> {
  const parsed = PARSERS[field](typed);
  return parsed.ok ? parsed : err(at(field, parsed.error));
}

/** Every refusal of the rules among the given fields, in their order. */
export function addressRefusals(change: AddressInput): readonly Refusal[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const typed = change[field];
    const parsed = typed === undefined ? undefined : parseAddressField(field, typed);
    return parsed === undefined || parsed.ok ? [] : [parsed.error];
  });
}

/** The change normalised, as it is sent, or the first refusal of the rules. */
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

/** The address with the fields of the change replaced. */
export function addressWith(address: Address | undefined, change: AddressChange): Address {
  return { ...NO_ADDRESS, ...address, ...change };
}

const NO_ADDRESS: Address = {
  recipient: undefined,
  phone: undefined,
  line: undefined,
  subdistrict: undefined,
  district: undefined,
  province: undefined,
  postcode: undefined,
};

type MissingLine = Extract<Refusal["code"], `address-${string}-required`>;

const line =
  (whenEmpty: MissingLine) =>
  (typed: string): Result<string, Refusal> =>
    parseAddressLine(typed) ?? err(refuse(whenEmpty));

const PARSERS: Readonly<Record<AddressField, (typed: string) => Result<string, Refusal>>> = {
  recipient: line("address-recipient-required"),
  phone: parseAddressPhone,
  line: line("address-line-required"),
  subdistrict: line("address-subdistrict-required"),
  district: line("address-district-required"),
  province: line("address-province-required"),
  postcode: parsePostcode,
};
