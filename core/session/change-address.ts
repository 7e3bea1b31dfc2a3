import type { Evidence } from "../money-action/evidence.ts";
import type { Intent, Outcome } from "../money-action/intent.ts";
import type { MoneyAction, MoneyActionDependencies } from "../money-action/run.ts";
import { plainDigits, plainPhone } from "../rules/normal-forms.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../shared/result.ts";
import { ADDRESS_FIELDS, type Address, type AddressChange, type AddressField } from "./model.ts";
import type { AddressPort } from "./port.ts";

type Field = Result<string, Refusal>;

/** In characters. */
const LONGEST = 200;

/** One line of an address, with single spaces between the words; undefined for an empty text. */
function parseAddressLine(text: string): Field | undefined {
  const line = text
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/\s+/g, " ");
  if (line === "") return undefined;
  return line.length > LONGEST ? err(refuse("address-too-long", { maximum: LONGEST })) : ok(line);
}

/** A Thai phone number, mobile or landline, as nine or ten digits. */
function parseAddressPhone(text: string): Field {
  const phone = plainPhone(text);
  return /^0(?:[2-57]\d{7}|[689]\d{8})$/.test(phone) ? ok(phone) : err(refuse("address-phone-format"));
}

/** Five digits; Thai postcodes begin with 1 to 9. */
function parsePostcode(text: string): Field {
  const postcode = plainDigits(text);
  return /^[1-9]\d{4}$/.test(postcode) ? ok(postcode) : err(refuse("postcode-format"));
}

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

export interface ChangeAddressDependencies extends MoneyActionDependencies {
  readonly addresses: AddressPort;
}

/** How an intent to change the address is stored: the fields' names and a mark of their values, but no address. */
export const ADDRESS_CHANGE = { kind: "address-change", stored: { fields: "ids", mark: "text" } } as const;
export type AddressIntent = Intent<typeof ADDRESS_CHANGE.stored>;

/** Changes the given fields. Refused before it is sent where the rules refuse a field; the refusal names the field. */
export function addressChange(
  change: AddressInput,
): MoneyAction<typeof ADDRESS_CHANGE.stored, ChangeAddressDependencies, undefined, Address> {
  const parsed = parseAddressChange(change);
  return {
    ...ADDRESS_CHANGE,
    repeatable: true,
    judge: async () =>
      mapOk(parsed, (fields) => ({ fields: Object.keys(fields), mark: markOf(Object.keys(fields), fields) })),
    send: async ({ addresses }, { key }) => (parsed.ok ? addresses.changeAddress(parsed.value, key) : parsed),
    lookUp: ({ addresses }, intent) => lookForAddress(addresses, intent),
  };
}

/** Finds out a change of an earlier page, which only reads: the address itself was not stored. */
export async function checkAddressChange(
  { addresses, intents }: Pick<ChangeAddressDependencies, "addresses" | "intents">,
  intent: AddressIntent,
): Promise<Outcome<Address>> {
  const evidence = await lookForAddress(addresses, intent);
  if (evidence.seen !== "effect") return { state: "unknown", fault: undefined };
  intents.remove(intent.key);
  return { state: "done", value: evidence.value };
}

async function lookForAddress(
  addresses: Pick<AddressPort, "address">,
  { fields, mark }: Pick<AddressIntent, "fields" | "mark">,
): Promise<Evidence<Address>> {
  const shown = await addresses.address();
  if (!shown.ok) return { seen: "unreadable", problem: shown.error };
  if (!shown.value || markOf(fields, shown.value) !== mark) return { seen: "nothing" };
  return { seen: "effect", value: shown.value };
}

function markOf(fields: readonly string[], values: AddressInput): string {
  const named = ADDRESS_FIELDS.filter((field) => fields.includes(field));
  return textMark(JSON.stringify(named.map((field) => [field, values[field]])));
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

/**
 * A short mark of a text: equal texts have equal marks, other texts almost never do (FNV-1a, 2 × 32 bits). It hides a text
 * from a glance and protects no secret.
 */
export function textMark(text: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => hash(text, seed).toString(36)).join("-");
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
