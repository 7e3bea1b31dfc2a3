import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { openApiDocument } from "../../../contracts/openapi/openapi.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";

const committed = readFileSync(new URL("../../../contracts/openapi/openapi.json", import.meta.url), "utf8");
const document = openApiDocument();

test("the committed document equals the derived one, byte for byte", () => {
  expect(committed, "run `npm run tool -- openapi`").toBe(`${JSON.stringify(document, null, 2)}\n`);
});

test("a public validator accepts the document as OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(committed));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe("3.1");
});

test("every reference has a target", () => {
  const references = new Set(Array.from(committed.matchAll(/"\$ref": "([^"]+)"/g), ([, pointer]) => pointer ?? ""));
  expect(references.size).toBeGreaterThan(20);
  for (const pointer of references) {
    const target = pointer
      .slice(2)
      .split("/")
      .reduce<unknown>((node, key) => Object(node)[key], document);
    expect([pointer, typeof target]).toEqual([pointer, "object"]);
  }
});

test("no text has both a format and a pattern: who makes examples satisfies one of them", () => {
  const formats: unknown[] = [];
  JSON.parse(committed, (_key, value) => {
    if (typeof value?.format === "string") formats.push(value);
    return value;
  });
  expect(formats.length).toBeGreaterThan(50);
  expect(formats.filter((schema) => Object(schema).pattern !== undefined)).toEqual([]);
});

describe.each(Object.entries<Endpoint>(ENDPOINTS))("%s", (name, row) => {
  const operation = Object(document.paths[row.path]?.[row.method.toLowerCase()]);
  const parameters: readonly Record<string, string>[] = operation.parameters;

  test("has its name, source and effect", () => {
    expect(operation).toMatchObject({ operationId: name, "x-source": row.source, "x-effect": row.effect });
  });

  test("takes the headers of every call, and a key for a money row", () => {
    const refs = parameters.flatMap(({ $ref }) => $ref?.split("/").at(-1) ?? []);
    const keys = row.effect === "money" ? ["idempotencyKey"] : [];
    expect(refs).toEqual(["platform", "channel", "webversion", "webhostname", ...keys]);
    const bearer = { bearer: [] };
    expect(operation.security).toEqual(row.auth === "member" ? [bearer] : [{}, bearer]);
  });

  test("declares its path parameters, its body and its errors", () => {
    const inPath = parameters.filter((parameter) => parameter["in"] === "path").map((parameter) => parameter["name"]);
    expect(inPath.map((param) => `{${param}}`)).toEqual(row.path.match(/\{\w+\}/g) ?? []);
    expect("requestBody" in operation).toBe(row.body !== undefined);
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(["200", "400", "404", "405", "408", "429", "500", "503", "default"]),
    );
    expect("401" in operation.responses).toBe(row.auth === "member" || name === "login");
    expect("403" in operation.responses).toBe(/\{(uuid|username)\}/.test(row.path));
    expect("413" in operation.responses).toBe(row.body !== undefined);
    expect("409" in operation.responses).toBe(row.effect === "money");
  });
});
