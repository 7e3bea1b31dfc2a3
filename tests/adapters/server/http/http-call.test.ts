import { expect, test } from "vitest";
import { callOf } from "../../../../adapters/server/http/http-call.ts";

test("of a parameter that comes twice, the first counts", () => {
  const { query } = callOf(new Request("http://house.example/api?limit=2&after=a%20b&limit=30"), {});
  expect(query).toEqual({ limit: "2", after: "a b" });
});
