import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { callPages } from "../../../contracts/model/call-pages.ts";
import { MODEL } from "../../../contracts/model/model.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";

test.each(callPages().map(({ file, text }) => [file, text]))(
  "the committed page %s equals the derived one",
  (file, text) => {
    const committed = readFileSync(new URL(`../../../contracts/model/calls/${file}`, import.meta.url), "utf8");
    expect(committed, "run `npm run tool -- model-pages`").toBe(text);
  },
);

test("the model has a rule for every call, but what nobody can predict", () => {
  const without = Object.keys(ENDPOINTS).filter((name) => !(name in MODEL));
  expect(without).toEqual(["eventStream"]);
});
