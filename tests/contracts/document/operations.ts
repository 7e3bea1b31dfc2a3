import { readFileSync } from "node:fs";
import type { Method } from "../../../contracts/endpoint.ts";

/** A part of the OpenAPI document that is a JSON Schema, as far as ours goes. */
export interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: string;
}

interface Content {
  readonly [type: string]: { readonly schema: Schema; readonly "x-event"?: Schema; readonly example?: unknown };
}

export interface DocumentedResponse {
  readonly content: Content;
  readonly headers?: Readonly<Record<string, object>>;
  readonly links?: Readonly<Record<string, DocumentedLink>>;
}

export interface DocumentedLink {
  readonly operationId: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly requestBody?: Readonly<Record<string, string>>;
}

/** One call as a reader of the document sees it. */
export interface Operation {
  readonly name: string;
  /** The context that it belongs to. */
  readonly tag: string;
  readonly method: Method;
  readonly path: string;
  readonly effect: string;
  readonly needsToken: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly schema: Schema; readonly example: unknown } | undefined;
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

const FILE = new URL("../../../contracts/openapi/openapi.json", import.meta.url);

/** The committed document. These tests know the contract from it alone, as somebody else's tool does. */
export const DOCUMENT = JSON.parse(readFileSync(FILE, "utf8"));

/** The target of a reference, or the part itself. */
export function resolved<Part extends object>(part: Part): Part {
  const pointer: unknown = Reflect.get(part, "$ref");
  if (typeof pointer !== "string") return part;
  return pointer
    .slice(2)
    .split("/")
    .reduce((node, key) => node[key], DOCUMENT);
}

export const OPERATIONS: readonly Operation[] = Object.entries<Record<string, object>>(DOCUMENT.paths).flatMap(
  ([path, methods]) =>
    Object.entries<Record<string, never>>(methods as Record<string, Record<string, never>>).map(
      ([method, operation]) => ({
        name: operation["operationId"] ?? "",
        tag: operation["tags"]?.[0] ?? "",
        method: method.toUpperCase() as Method,
        path,
        effect: operation["x-effect"] ?? "",
        needsToken: JSON.stringify(operation["security"]) === '[{"bearer":[]}]',
        parameters: Array.from<Parameter, Parameter>(operation["parameters"] ?? [], resolved),
        body: operation["requestBody"]?.["content"]?.["application/json"],
        responses: Object.fromEntries(
          Object.entries<DocumentedResponse>(operation["responses"] ?? {}).map(([status, response]) => [
            status,
            resolved(response),
          ]),
        ),
      }),
    ),
);

export function operationOf(name: string): Operation {
  const found = OPERATIONS.find((operation) => operation.name === name);
  if (!found) throw new Error(`the document has no ${name}`);
  return found;
}
