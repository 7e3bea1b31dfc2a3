import fc from "fast-check";
import { expect, test } from "vitest";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { ENDPOINTS, inMatchingOrder } from "../../contracts/table.ts";

type Route = Pick<Endpoint, "method" | "path">;

const isParam = (segment: string) => segment.startsWith("{");

function matches(template: string, path: string): boolean {
  const pattern = template.split("/").map((segment) => (isParam(segment) ? "[^/]+" : segment));
  return new RegExp(`^${pattern.join("/")}$`).test(path);
}

const firstMatch = (rows: readonly Route[], method: string, path: string) =>
  rows.find((row) => row.method === method && matches(row.path, path));

/** A path that matches the template: its parameters become words, which are literals in other rows. */
const filledFrom = (template: string, words: readonly string[]) =>
  fc
    .tuple(
      ...template.split("/").map((segment) => (isParam(segment) ? fc.constantFrom(...words) : fc.constant(segment))),
    )
    .map((segments) => segments.join("/"));

test("withdraw/retry does not match the withdrawal of a member named retry", () => {
  const { withdraw, retryWithdraw } = ENDPOINTS;
  for (const rows of [inMatchingOrder([withdraw, retryWithdraw]), inMatchingOrder([retryWithdraw, withdraw])]) {
    expect(firstMatch(rows, "POST", "/api/auth/withdraw/retry")).toBe(retryWithdraw);
    expect(firstMatch(rows, "POST", "/api/auth/withdraw/42")).toBe(withdraw);
  }
});

test("every path without parameters matches its own row of the table", () => {
  const rows = inMatchingOrder(Object.values(ENDPOINTS));
  expect(rows).toHaveLength(Object.keys(ENDPOINTS).length);
  for (const row of rows.filter((each) => !each.path.includes("{"))) {
    expect(firstMatch(rows, row.method, row.path)).toBe(row);
  }
});

const aRoute = (words: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom("{x}", "{y}")), { minLength: 1, maxLength: 4 })
    .map((segments): Route => ({ method: "GET", path: `/${segments.join("/")}` }));

const shapeOf = (route: Route) => route.path.replaceAll(/\{\w\}/g, "{}");

test("for any rows in any order, the row wins that is literal where two rows first differ", () => {
  const words = ["a", "b"];
  const table = fc.uniqueArray(aRoute(words), { selector: shapeOf, minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      table.chain((routes) =>
        fc.tuple(
          fc.shuffledSubarray(routes, { minLength: routes.length }),
          fc.constantFrom(...routes).chain((route) => filledFrom(route.path, words)),
        ),
      ),
      ([routes, path]) => {
        const winner = firstMatch(inMatchingOrder(routes), "GET", path);
        const wanted = routes
          .filter((route) => matches(route.path, path))
          .map((route) => ({ route, shape: route.path.split("/").map((segment) => Number(isParam(segment))) }))
          .reduce((best, other) => {
            const at = best.shape.findIndex((is, index) => is !== other.shape[index]);
            return (best.shape[at] ?? 0) <= (other.shape[at] ?? 0) ? best : other;
          });
        expect(winner).toBe(wanted.route);
      },
    ),
  );
});

test("throws for two rows of the same shape with different parameter names", () => {
  const one: Route = { method: "GET", path: "/api/{uuid}/x" };
  expect(() => inMatchingOrder([one, { method: "GET", path: "/api/{name}/x" }])).toThrow("/api/{uuid}/x");
  expect(() => inMatchingOrder([one, { method: "POST", path: "/api/{name}/x" }])).not.toThrow();
});
