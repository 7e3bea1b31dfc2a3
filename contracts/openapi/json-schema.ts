import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { DEFAULT_INPUT_RULES, type LengthRange } from "../../core/rules/input-rules.ts";
import { BANK_CODES } from "../../core/wallet/banks.ts";
import { problem } from "../problems.ts";
import { credit } from "../schemas/credit.ts";
import { fairPlay } from "../schemas/fair-play.ts";
import { user, userAddress, userBank } from "../schemas/member.ts";
import { accountNameBody, passwordChange, registration, userAddressChange } from "../schemas/registration.ts";
import { flipCardPlay, prize, rewardRequest, wheel, wheelSpin } from "../schemas/rewards.ts";
import { MOST_BAHT } from "../schemas/scalars.ts";
import { signedIn } from "../schemas/sign-in.ts";
import { setting, userSetting } from "../schemas/site.ts";
import {
  deposit,
  depositRequest,
  receivingAccount,
  slipRequest,
  slipReview,
  withdrawalRequest,
} from "../schemas/wallet.ts";

/** The schemas with a name of their own in the OpenAPI document. Every other schema is written inline. */
export const COMPONENTS = {
  Credit: credit,
  Deposit: deposit,
  DepositRequest: depositRequest,
  FairPlay: fairPlay,
  FlipCardPlay: flipCardPlay,
  Prize: prize,
  Problem: problem,
  ReceivingAccount: receivingAccount,
  RewardRequest: rewardRequest,
  Setting: setting,
  SignedIn: signedIn,
  SlipRequest: slipRequest,
  SlipReview: slipReview,
  User: user,
  UserAddress: userAddress,
  UserBank: userBank,
  UserSetting: userSetting,
  Wheel: wheel,
  WheelSpin: wheelSpin,
  WithdrawalRequest: withdrawalRequest,
} as const satisfies Record<string, v.GenericSchema>;

const NAMES = new Map<v.GenericSchema, string>(Object.entries(COMPONENTS).map(([name, schema]) => [schema, name]));

const FORMATS: ReadonlyMap<string, string> = new Map([
  ["iso_timestamp", "date-time"],
  ["iso_date", "date"],
]);

/** A schema as JSON Schema 2020-12 of what may be sent. Components become references, and metadata becomes x-keys. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const config: ConversionConfig = {
    target: "draft-2020-12",
    typeMode: "input",
    // A check is code and has no keyword. The field's unit or format describes it.
    ignoreActions: ["check"],
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const name = valibotSchema === schema ? undefined : NAMES.get(valibotSchema);
      return name === undefined ? withRules(jsonSchema, valibotSchema) : { $ref: `#/components/schemas/${name}` };
    },
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type === "metadata") return withMetadata(jsonSchema, valibotAction);
      // Tools that make examples satisfy the format or the pattern, not both.
      const format = FORMATS.get(valibotAction.type);
      if (format !== undefined) return { ...jsonSchema, format };
      // JSON Schema's patterns are Unicode patterns, so the flag u changes nothing.
      const { requirement } = valibotAction as { readonly requirement?: unknown };
      const isUnicode = requirement instanceof RegExp && requirement.flags === "u";
      return isUnicode ? { ...jsonSchema, pattern: requirement.source } : undefined;
    },
  };
  const { $schema: _, ...converted } = toJsonSchema(schema, config);
  return converted;
}

/** The schema of an object, with the keywords of the rules that judge its fields. */
function withRules(jsonSchema: JsonSchema, schema: v.GenericSchema): JsonSchema | undefined {
  const rules = FIELD_RULES.get(schema);
  if (!rules) return undefined;
  const properties = Object.entries(jsonSchema.properties ?? {}).map(([field, property]) => {
    const rule = rules[field];
    if (!rule) return [field, property];
    const { minLength, maxLength, ...rest }: JsonSchema = Object(property);
    // Beside a list of texts, lengths say nothing.
    const lengths = "enum" in VALUE_RULES[rule] ? {} : { minLength, maxLength };
    return [field, { ...rest, ...lengths, ...VALUE_RULES[rule] }];
  });
  return { ...jsonSchema, properties: Object.fromEntries(properties) };
}

function withMetadata(jsonSchema: JsonSchema, action: object): JsonSchema {
  const metadata: object = "metadata" in action && typeof action.metadata === "object" ? (action.metadata ?? {}) : {};
  const names = Object.keys(metadata);
  const plain = Object.entries(jsonSchema).filter(([key]) => !names.includes(key));
  const marks = Object.entries(metadata).map(([key, value]) => [`x-${key}`, value]);
  // Two decimals: a check in code has no keyword of its own.
  const baht = "unit" in metadata ? { multipleOf: 0.01, minimum: -MOST_BAHT, maximum: MOST_BAHT } : {};
  return { ...Object.fromEntries(plain), ...baht, ...Object.fromEntries(marks) };
}

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
const FIELD_RULES: ReadonlyMap<v.GenericSchema, Readonly<Record<string, ValueRule>>> = new Map<
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
