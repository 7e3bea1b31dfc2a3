import type { JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { DEFAULT_INPUT_RULES, type LengthRange } from "../../core/rules/input-rules.ts";
import { BANK_CODES } from "../../core/wallet/banks.ts";
import { accountNameBody, registration } from "../schemas/registration.ts";
import { passwordChange, userAddressChange } from "../schemas/session/account.ts";

const lengths = ({ minimum, maximum }: LengthRange): JsonSchema => ({ minLength: minimum, maxLength: maximum });

/**
 * What core/rules accepts of the values that people enter, as JSON Schema. The house refuses other values with the code of
 * the rule, which has a sentence, so the schemas of the rows do not. It also reads looser spellings, such as
 * `+66 81-234-5678`; these are the ones to send.
 */
export const VALUE_RULES = {
  username: { ...lengths(DEFAULT_INPUT_RULES.username), pattern: "^[a-z][a-z0-9]*$" },
  newPassword: { ...lengths(DEFAULT_INPUT_RULES.password), pattern: "^(?=[\\s\\S]*\\p{L})(?=[\\s\\S]*\\p{Nd})" },
  name: { maxLength: 100, pattern: "^\\p{L}\\S* .*\\p{L}" },
  phone: { pattern: "^0[689][0-9]{8}$" },
  bank: { enum: [...BANK_CODES] },
  accountNumber: { ...lengths(DEFAULT_INPUT_RULES.bankAccount), pattern: "^[0-9]+$" },
  addressPhone: { pattern: "^0([2-57][0-9]{7}|[689][0-9]{8})$" },
  postcode: { pattern: "^[1-9][0-9]{4}$" },
  affiliateCode: { minLength: 1, maxLength: 40, pattern: "^[A-Za-z0-9_-]+$" },
} as const satisfies Record<string, JsonSchema>;
export type ValueRule = keyof typeof VALUE_RULES;

/** The fields of bodies that a rule of core judges. */
export const FIELD_RULES: ReadonlyMap<v.GenericSchema, Readonly<Record<string, ValueRule>>> = new Map<
  v.GenericSchema,
  Readonly<Record<string, ValueRule>>
>([
  [
    registration,
    {
      username: "username",
      password: "newPassword",
      name: "name",
      phone: "phone",
      bankId: "accountNumber",
      bankName: "bank",
      afCode: "affiliateCode",
    },
  ],
  [passwordChange, { newPassword: "newPassword" }],
  [accountNameBody, { bank: "bank", bankId: "accountNumber" }],
  [userAddressChange, { phone: "addressPhone", postcode: "postcode" }],
]);
