import type { JsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { RENEWED_TOKEN_HEADER } from "../../core/session/model.ts";
import type { Endpoint } from "../endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import type { AnyExample } from "../examples/examples-of.ts";
import { CONTEXTS } from "../table.ts";
import { COMPONENTS, jsonSchemaOf } from "./json-schema.ts";
import { LINKS, type Link } from "./links.ts";
import { PARAMETERS, parametersOf } from "./parameters.ts";
import { failuresOf, RESPONSES } from "./responses.ts";

const TAGS = {
  session: "Sign-in, registration and the member's own account",
  devices: "The devices on which the member is signed in",
  wallet: "The member's money: credit, deposits, slips, withdrawals and the ledger",
  games: "The lobby and the member's play",
  rewards: "Rewards, the wheel, the flip cards and the daily check-in",
  affiliate: "The invite programme",
  fairPlay: "The member's own limits, breaks and figures",
  site: "The site's public content",
  inbox: "What happened to the member's requests, and the event stream",
  secondFactor: "A code besides the password",
  telemetry: "What pages report about themselves",
  push: "Notifications of a device by Web Push",
} as const satisfies Record<keyof typeof CONTEXTS, string>;

const EXAMPLES_BY_NAME: Readonly<Record<string, AnyExample | undefined>> = EXAMPLES;
const LINKS_BY_NAME: Readonly<Record<string, readonly Link[] | undefined>> = LINKS;

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
        "Bangkok; lengths count UTF-16 units. x-source: spec is in the product's specification, assumed is our own design. x-effect: read may be " +
        "retried, write may happen twice without harm, money must happen once. Unknown fields are ignored.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(COMPONENTS).map(([name, schema]) => [name, jsonSchemaOf(schema)])),
      parameters: PARAMETERS,
      responses: RESPONSES,
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function operation(name: string, context: string, row: Endpoint): object {
  const example = EXAMPLES_BY_NAME[name];
  if (!example) throw new Error(`no example of ${name} in contracts/examples/${context}.ts`);
  return {
    operationId: name,
    tags: [context],
    summary: row.summary,
    "x-source": row.source,
    "x-effect": row.effect,
    security: row.auth === "member" ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: parametersOf(name, row, example),
    ...(row.body
      ? { requestBody: { required: true, content: content("application/json", row.body, example.body) } }
      : {}),
    responses: { 200: success(name, row, example), ...failuresOf(row) },
  };
}

/** A reply of the house renews the session's token now and then. */
const RENEWED_TOKEN = {
  [RENEWED_TOKEN_HEADER]: {
    description: "Sometimes: the session's next token, to be sent from now on. The one before works until then",
    schema: { type: "string", pattern: "^[!-~]+$" },
    "x-source": "assumed",
  },
};

function success(name: string, { auth, streams, reply }: Endpoint, example: AnyExample): object {
  const links = LINKS_BY_NAME[name];
  return {
    description: "Done",
    ...(auth === "member" && !streams && { headers: RENEWED_TOKEN }),
    content: streams ? eventStream(reply, example.reply) : content("application/json", reply, example.reply),
    ...(links && { links: Object.fromEntries(links.map((link) => [link.to, linkObject(link)])) }),
  };
}

function linkObject({ to, description, parameters, body }: Link): object {
  return { operationId: to, description, ...(parameters && { parameters }), ...(body && { requestBody: body }) };
}

/** A reference when the whole body is a component. */
function jsonSchemaOrRef(schema: v.GenericSchema): JsonSchema {
  const { wrapped } = jsonSchemaOf(v.object({ wrapped: schema })).properties ?? {};
  return typeof wrapped === "object" ? wrapped : {};
}

/** A tool that knows nothing of event streams reads a text; `x-event` is the JSON behind `data:` of each change. */
function eventStream(change: v.GenericSchema, example: unknown): object {
  const schema = { type: "string", description: "Events named `change`; `x-event` says what their data is" };
  const text = `event: change\nid: 1\ndata: ${JSON.stringify(example)}\n\n`;
  return { "text/event-stream": { schema, "x-event": jsonSchemaOrRef(change), example: text } };
}

function content(type: string, schema: v.GenericSchema, example: unknown): object {
  return { [type]: { schema: jsonSchemaOrRef(schema), example } };
}
