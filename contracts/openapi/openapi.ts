import type { JsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import type { Endpoint } from "../endpoint.ts";
import { CONTEXTS } from "../table.ts";
import { COMPONENTS } from "./components.ts";
import { jsonSchemaOf } from "./json-schema.ts";

const TAGS = {
  session: "Sign-in, registration and the member's own account",
  devices: "The devices on which the member is signed in",
  wallet: "The member's money: credit, deposits, slips, withdrawals and the ledger",
  games: "The lobby and the member's play",
  rewards: "Rewards, the wheel, the flip cards and the daily check-in",
  affiliate: "The invite programme",
  site: "The site's public content",
  inbox: "What happened to the member's requests, and the event stream",
  secondFactor: "A code besides the password",
} as const satisfies Record<keyof typeof CONTEXTS, string>;

/** The headers of every call (spec section 7). Authorization is missing, because OpenAPI has it under security. */
const HEADERS = {
  platform: header("platform", { type: "string", enum: ["AND", "IOS", "DSK"] }, "Platform of the caller's device"),
  channel: header("channel", { type: "string", const: "web" }, "Always web"),
  webversion: header("webversion", { type: "string" }, "Version of the client"),
  webhostname: header("webhostname", { type: "string" }, "Host of the site"),
};

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "One key for one decision of a person. For 24 hours the same key with the same body gets the same reply and has " +
    "no second effect. With another body it gets 422. While the first call is in flight it gets 409.",
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{16,128}$" },
  "x-source": "assumed",
};

const RESPONSES = {
  invalid: problemResponse("The body, query or path is invalid; `field` names the place"),
  refused: problemResponse(
    "A rule refused the call, which had no effect: `code` names the rule, `message` is a sentence to show",
  ),
  unauthorised: problemResponse("No valid bearer token"),
  inFlight: problemResponse("The same key is in flight, or a rule refused the call"),
  keyReused: problemResponse("The key was used with another body, or a rule refused the call"),
  failed: problemResponse("Any other failure; code 500256 is a refusal to show"),
};

/** The contract as an OpenAPI 3.1 document, derived from the endpoint table only. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [context, rows] of Object.entries(CONTEXTS)) {
    for (const [name, row] of Object.entries<Endpoint>(rows)) {
      const path = (paths[row.path] ??= {});
      path[row.method.toLowerCase()] = operation(name, context, row);
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Member site backend",
      version: "1",
      description:
        "Amounts are baht with at most two decimals (x-unit: baht); times are ISO 8601 with a zone; days are days in " +
        "Bangkok. x-source: spec is in the product's specification, assumed is our own design. x-effect: read may be " +
        "retried, write may happen twice without harm, money must happen once. Unknown fields are ignored.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(COMPONENTS).map(([name, schema]) => [name, jsonSchemaOf(schema)])),
      parameters: { ...HEADERS, idempotencyKey: IDEMPOTENCY_KEY },
      responses: RESPONSES,
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function operation(name: string, context: string, row: Endpoint): object {
  const money = row.effect === "money";
  return {
    operationId: name,
    tags: [context],
    summary: row.summary,
    "x-source": row.source,
    "x-effect": row.effect,
    security: row.auth === "member" ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [
      ...Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, param]) => ({
        name: param,
        in: "path",
        required: true,
        schema: { type: "string", minLength: 1 },
        "x-source": row.source,
      })),
      ...queryParameters(row.query),
      ...Object.keys(HEADERS).map((key) => ({ $ref: `#/components/parameters/${key}` })),
      ...(money ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
    ],
    ...(row.body ? { requestBody: { required: true, content: json(jsonSchemaOrRef(row.body)) } } : {}),
    responses: {
      200: { description: "Done", content: replyContent(row) },
      400: response("invalid"),
      ...(row.auth === "member" ? { 401: response("unauthorised") } : {}),
      ...(money ? { 409: response("inFlight"), 422: response("keyReused") } : {}),
      "4XX": response("refused"),
      default: response("failed"),
    },
  };
}

function queryParameters(query: v.GenericSchema | undefined): object[] {
  const { properties = {}, required = [] } = query ? jsonSchemaOf(query) : {};
  return Object.entries(properties).map(([name, schema]) => {
    const source = typeof schema === "object" && "x-source" in schema ? schema["x-source"] : undefined;
    return { name, in: "query", required: required.includes(name), schema, "x-source": source };
  });
}

/** A reference when the whole body is a component. */
function jsonSchemaOrRef(schema: v.GenericSchema): JsonSchema {
  const { wrapped } = jsonSchemaOf(v.object({ wrapped: schema })).properties ?? {};
  return typeof wrapped === "object" ? wrapped : {};
}

function replyContent({ streams, reply }: Endpoint): object {
  const schema = jsonSchemaOrRef(reply);
  return streams ? { "text/event-stream": { schema } } : json(schema);
}

function json(schema: object): object {
  return { "application/json": { schema } };
}

function response(name: keyof typeof RESPONSES): object {
  return { $ref: `#/components/responses/${name}` };
}

function problemResponse(description: string): object {
  return { description, content: json({ $ref: "#/components/schemas/Problem" }) };
}

function header(name: string, schema: object, description: string): object {
  return { name, in: "header", required: false, description, schema, "x-source": "spec" };
}
