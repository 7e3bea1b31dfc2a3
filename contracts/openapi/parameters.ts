import type { JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { GAME_CATEGORIES } from "../../core/games/model.ts";
import { PLATFORMS } from "../../core/rules/platform.ts";
import { CHANNEL, type Endpoint } from "../endpoint.ts";
import type { AnyExample } from "../examples/examples-of.ts";
import { jsonSchemaOf, VALUE_RULES, type ValueRule } from "./json-schema.ts";

const PRINTABLE: JsonSchema = { type: "string", pattern: "^[ -~]*$" };

/** The headers of every call (spec section 7). Authorization is missing, because OpenAPI has it under security. */
const HEADERS = {
  platform: header("platform", { type: "string", enum: [...PLATFORMS] }, "Platform of the caller's device", "AND"),
  channel: header("channel", { type: "string", const: CHANNEL }, "Always web", CHANNEL),
  webversion: header("webversion", PRINTABLE, "Version of the client", "0.1.0"),
  webhostname: header("webhostname", PRINTABLE, "Host of the site", "www.example.com"),
};

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "One key for one decision of a person. The same key with the same body gets the same reply and has no second " +
    "effect: any backend knows a key for at least 24 hours, and this project's own house for ever. With another body " +
    "it gets 422. While the first call is in flight it may get 409.",
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{16,128}$" },
  example: "intent-20261120-000001",
  "x-source": "assumed",
};

export const PARAMETERS = { ...HEADERS, idempotencyKey: IDEMPOTENCY_KEY };

const OWN = "another member's gets 403";

/** What a parameter of a path is. Most names mean the same in every path. */
const PATH_PARAMETERS: Readonly<Record<string, { readonly schema: JsonSchema; readonly description: string }>> = {
  uuid: { schema: { type: "string", minLength: 1, maxLength: 200 }, description: `The member's own id; ${OWN}` },
  username: { schema: { type: "string", minLength: 1, maxLength: 200 }, description: `The member's own name; ${OWN}` },
  gameCate: { schema: { type: "string", enum: [...GAME_CATEGORIES] }, description: "A category of games" },
  bankId: byRule("accountNumber", "A bank account's number, digits only"),
  afCode: byRule("affiliateCode", "A member's code for friends"),
  "checkPhone value": byRule("phone", "A mobile number of ten digits"),
  "checkUsername value": byRule("username", "A username in lower case"),
};

/** The parameters of a row's path, its query and its headers. */
export function parametersOf(name: string, row: Endpoint, { params = {}, query = {} }: AnyExample): readonly object[] {
  const inPath = Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, param = ""]) => {
    const meaning = PATH_PARAMETERS[`${name} ${param}`] ?? PATH_PARAMETERS[param];
    if (!meaning) throw new Error(`say in contracts/openapi/parameters.ts what {${param}} of ${row.path} is`);
    return { name: param, in: "path", required: true, ...meaning, example: params[param], "x-source": row.source };
  });
  return [
    ...inPath,
    ...queryParameters(row.query, query),
    ...Object.keys(HEADERS).map(reference),
    ...(row.effect === "money" ? [reference("idempotencyKey")] : []),
  ];
}

function queryParameters(query: v.GenericSchema | undefined, examples: Readonly<Record<string, string>>): object[] {
  const { properties = {}, required = [] } = query ? jsonSchemaOf(query) : {};
  return Object.entries(properties).map(([name, schema]) => {
    const source = typeof schema === "object" && "x-source" in schema ? schema["x-source"] : undefined;
    const example = examples[name] === undefined ? {} : { example: examples[name] };
    return { name, in: "query", required: required.includes(name), schema, ...example, "x-source": source };
  });
}

function reference(name: string): object {
  return { $ref: `#/components/parameters/${name}` };
}

function header(name: string, schema: JsonSchema, description: string, example: string): object {
  return { name, in: "header", required: false, description, schema, example, "x-source": "spec" };
}

function byRule(rule: ValueRule, description: string) {
  return { schema: { type: "string", ...VALUE_RULES[rule] } as const, description };
}
