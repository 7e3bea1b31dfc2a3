import fc from "fast-check";
import { inMatchingOrder } from "../../../contracts/table.ts";
import { faultsOf } from "../document/faults-of.ts";
import { type DocumentedResponse, OPERATIONS, type Operation, type Schema } from "../document/operations.ts";
import { valuesOf } from "../document/values-of.ts";

const ROUTES = inMatchingOrder(OPERATIONS.map((operation) => ({ ...operation, shape: shapeOf(operation.path) })));

/**
 * A backend that knows the OpenAPI document only. It refuses what the document refuses, and replies with other values
 * each time, in which the fields of the body come back. `Prefer: code=422` asks for the example of another response.
 */
export function createMock(seed: number): (request: Request) => Promise<Response> {
  let calls = 0;
  return async (request) => {
    calls += 1;
    const { pathname, searchParams } = new URL(request.url);
    const here = ROUTES.filter(({ shape }) => shape.test(pathname));
    const operation = here.find(({ method }) => method === request.method);
    if (!operation) {
      const allow = here.map(({ method }) => method).join(", ");
      return allow === "" ? problem(404, "not-found") : problem(405, "method-not-allowed", { allow });
    }
    const preferred = /code=(\d{3})/.exec(request.headers.get("prefer") ?? "")?.[1];
    if (preferred !== undefined && preferred !== "200")
      return example(operation.responses[preferred], Number(preferred));
    if (operation.needsToken && !/^Bearer \S/.test(request.headers.get("authorization") ?? "")) {
      return problem(401, "unauthorised");
    }
    const params = operation.shape.exec(pathname)?.groups ?? {};
    const body = operation.body ? parsed(await request.text()) : undefined;
    const wrong = wrongPart(
      operation,
      { path: params, query: Object.fromEntries(searchParams), header: request.headers },
      body,
    );
    if (wrong !== undefined) return problem(400, "body-invalid", {}, wrong);
    return reply(operation, body, seed + calls);
  };
}

/** The pattern of a path, with a group for each parameter. */
function shapeOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

interface Given {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly header: Headers;
}

/** The first parameter that the document refuses, or `body`. */
function wrongPart({ parameters, body: wanted }: Operation, given: Given, body: unknown): string | undefined {
  const wrong = parameters.find(({ name, in: place, required, schema }) => {
    const value = place === "header" ? given.header.get(name) : (given[place][name] ?? null);
    return value === null ? required : faultsOf(schema, decodeURIComponent(value)) !== "";
  });
  if (wrong) return wrong.name;
  const fault = wanted ? faultsOf(wanted.schema, body) : "";
  return fault === "" ? undefined : `body: ${fault}`;
}

const arbitraries = new WeakMap<Schema, fc.Arbitrary<unknown>>();

function reply({ responses }: Operation, body: unknown, seed: number): Response {
  const [type = "", content] = Object.entries(responses["200"]?.content ?? {})[0] ?? [];
  const schema = content?.["x-event"] ?? content?.schema ?? {};
  const values = arbitraries.get(schema) ?? valuesOf(schema);
  arbitraries.set(schema, values);
  const [value] = fc.sample(values, { numRuns: 1, seed });
  if (type === "text/event-stream") return events(value);
  return Response.json(withFieldsOf(body, value, schema));
}

/** The reply with the fields that the body gives it, such as the amount, where the schema accepts them. */
function withFieldsOf(body: unknown, value: unknown, schema: Schema): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const same = Object.entries(Object(body)).filter(([name]) => name in value);
  const filled = { ...value, ...Object.fromEntries(same) };
  return faultsOf(schema, filled) === "" ? filled : value;
}

/** A stream with one change. */
function events(change: unknown): Response {
  const text = `event: open\nid: 0.0.1\ndata: {}\n\nevent: change\nid: 0.0.2\ndata: ${JSON.stringify(change)}\n\n`;
  return new Response(text, { headers: { "content-type": "text/event-stream" } });
}

function example(response: DocumentedResponse | undefined, status: number): Response {
  if (!response) return problem(404, "not-found");
  return Response.json(Object.values(response.content)[0]?.example, { status });
}

function problem(status: number, code: string, headers: Record<string, string> = {}, field?: string): Response {
  return Response.json({ message: `mock: ${code}`, code, ...(field !== undefined && { field }) }, { status, headers });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
