import { EXIT_OF_KIND } from "../output/exit-codes.ts";
import { NEW_VALUES, THINGS } from "./flow.ts";
import { OPERATORS } from "./read/read-matcher.ts";
import type { Catalog } from "./read/read-step.ts";
import type { UseCase } from "./use-cases.ts";

type Schema = Readonly<Record<string, unknown>>;

const TEXT: Schema = { type: "string", minLength: 1 };
const VALUE: Schema = { type: ["string", "number", "boolean", "null"] };
const DURATION: Schema = {
  type: "string",
  pattern: "^\\d{1,7}(\\.\\d{1,3})?\\s*(ms|s|m|h|d)$",
  description: "500ms, 5s, 2m, 3h or 1d",
};
const NEEDS: Schema = {
  enum: ["sandbox", "faults"],
  description: "Skipped, and counted as skipped, where the target lacks it.",
};
const MATCHER: Schema = { $ref: "#/$defs/matcher" };
const EXPECTATIONS: Schema = { type: "object", additionalProperties: MATCHER };

/** The JSON Schema of flows for editors: it completes use cases, controls and their options. */
export function flowSchema({ useCases, controls, refusalCodes }: Catalog): Schema {
  const steps = [
    ...[...useCases.values()].map((useCase) => stepSchema("use", useCase)),
    ...[...controls.values()].map((useCase) => stepSchema("sandbox", useCase)),
  ];
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "A flow of sanam flow run",
    ...fields(
      {
        flow: { ...TEXT, description: "The title: what is true when the flow passes." },
        about: TEXT,
        tags: words("For --tags and --skip-tags."),
        needs: NEEDS,
        member: MEMBER,
        inputs: { type: "object", propertyNames: NAME, additionalProperties: INPUT },
        "set-up": SET_UP,
        steps: { type: "array", minItems: 1, items: { $ref: "#/$defs/step" } },
      },
      ["flow", "steps"],
    ),
    $defs: {
      step: {
        ...fields({
          use: { enum: [...useCases.keys()], description: "The use case: a command of the tool." },
          sandbox: { enum: [...controls.keys()], description: "A control of a sandbox; skipped elsewhere." },
          name: { ...TEXT, description: "What reports call the step." },
          about: { ...TEXT, description: "Why it is there, for readers of the file." },
          as: { ...NAME, description: "Whose session it uses; another one for each name." },
          with: { type: "object" },
          expect: { ...EXPECTATIONS, description: "Places in the answer, such as items[0].status, and what is there." },
          fails: { $ref: "#/$defs/fails" },
          capture: { type: "object", propertyNames: NAME, additionalProperties: TEXT },
          within: { ...DURATION, description: "Asks again until the expectations hold." },
          needs: NEEDS,
        }),
        oneOf: [{ required: ["use"] }, { required: ["sandbox"] }],
        allOf: steps,
      },
      fails: {
        description: "The step must fail: a kind of error, the code of a refusal, or fields of the error.",
        anyOf: [
          { enum: [...Object.keys(EXIT_OF_KIND), ...refusalCodes] },
          { ...EXPECTATIONS, properties: { kind: { enum: Object.keys(EXIT_OF_KIND) } } },
        ],
      },
      matcher: {
        description: "A value, an amount such as 500 baht, a captured $name, a sum, or comparisons.",
        anyOf: [
          VALUE,
          { type: "array", items: VALUE },
          {
            type: "object",
            properties: Object.fromEntries(OPERATORS.map((operator) => [operator, operandOf(operator)])),
            additionalProperties: MATCHER,
          },
        ],
      },
    },
  };
}

const NAME: Schema = { type: "string", pattern: "^[A-Za-z][\\w-]{0,39}$" };

const INPUT: Schema = {
  anyOf: [
    { type: ["string", "number", "boolean"] },
    fields({ new: { enum: [...NEW_VALUES], description: "Another one in each run." } }, ["new"]),
    fields({ env: { type: "string", pattern: "^[A-Z][A-Z0-9_]{1,60}$" }, default: { type: ["string", "number"] } }, [
      "env",
    ]),
  ],
};

const MEMBER: Schema = {
  description:
    "Where members are few, the flow signs in as one of an earlier flow in place of registering another one.",
  ...fields({
    finds: { ...things(), description: "What must be as on a new member." },
    spends: { ...things(), description: "What no longer is afterwards." },
  }),
};

function things(): Schema {
  const thing = { enum: [...THINGS] };
  return { anyOf: [thing, { type: "array", items: thing }] };
}

const SET_UP: Schema = {
  description: "How a sandbox is before the first step.",
  ...fields({
    seed: { type: "integer", description: "Of the members and histories; only in a house of the flow's own." },
    clock: { type: "string", description: "A time with its zone, at which the clock stands still." },
    staff: { enum: ["waiting", "automatic"] },
    controls: { type: "array", items: { $ref: "#/$defs/step" } },
  }),
};

function fields(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { type: "object", properties, additionalProperties: false, ...(required.length > 0 && { required }) };
}

const CODE: Schema = {
  description: "What an authenticator app shows for this secret: now, or a period of 30 s before or after.",
  ...fields({ totp: TEXT, step: { enum: [-1, 0, 1] } }, ["totp"]),
};

function words(description: string): Schema {
  const word = { type: "string", pattern: "^[\\w-]{1,40}$" };
  return { description, anyOf: [word, { type: "array", items: word }] };
}

function operandOf(operator: (typeof OPERATORS)[number]): Schema {
  if (operator === "between") return { type: "array", items: VALUE, minItems: 2, maxItems: 2 };
  if (operator === "one-of") return { type: "array", items: VALUE };
  if (operator === "exists") return { type: "boolean" };
  if (operator === "matches") return { type: "string", format: "regex" };
  return operator === "length" || operator === "contains" || operator === "lacks" || operator === "every"
    ? MATCHER
    : VALUE;
}

/** What `with` may have for this use case. */
function stepSchema(key: "use" | "sandbox", { name, about, options }: UseCase): Schema {
  const properties = Object.fromEntries(
    [...options].map(([option, { about: description, isFlag, secret }]) => {
      const value = secret === "SANAM_SECOND_FACTOR" ? { anyOf: [VALUE, CODE] } : VALUE;
      return [option, { ...(isFlag ? { type: "boolean" } : value), description }];
    }),
  );
  return {
    if: { properties: { [key]: { const: name } }, required: [key] },
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word.
    then: { properties: { with: { ...fields(properties), description: about } } },
  };
}
