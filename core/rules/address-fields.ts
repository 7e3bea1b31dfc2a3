import { type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { latinDigits } from "./parse-baht.ts";

type Field = Result<string, Refusal>;

/** In characters. */
const LONGEST = 200;

/** One line of an address, with single spaces between the words; undefined for an empty text. */
export function parseAddressLine(text: string): Field | undefined {
  const line = text
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/\s+/g, " ");
  if (line === "") return undefined;
  return line.length > LONGEST ? err(refuse("address-too-long", { maximum: LONGEST })) : ok(line);
}

/** A Thai phone number, mobile or landline, as nine or ten digits. */
export function parseAddressPhone(text: string): Field {
  const plain = latinDigits(text).replace(/[\s\p{Cf}\p{Pd}().−]/gu, "");
  const phone = plain.replace(/^(?:\+|00)66(?=0?[2-9]\d{7,8}$)0?/, "0");
  return /^0(?:[2-57]\d{7}|[689]\d{8})$/.test(phone) ? ok(phone) : err(refuse("address-phone-format"));
}

/** Five digits; Thai postcodes begin with 1 to 9. */
export function parsePostcode(text: string): Field {
  const postcode = latinDigits(text).replace(/[\s\p{Cf}]/gu, "");
  return /^[1-9]\d{4}$/.test(postcode) ? ok(postcode) : err(refuse("postcode-format"));
}
