import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { flowCatalog } from "../../../cli/compose/flow/read-flow-files.ts";
import { shippedFlows } from "../../../cli/compose/shipped-flows.ts";
import { flowSchema } from "../../../cli/flow/flow-schema.ts";

const SCHEMA = flowSchema(flowCatalog());
const FLOWS = readdirSync(shippedFlows(), { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".yaml"),
);

const fits = new Ajv({ strict: false, validateFormats: false }).compile(SCHEMA);

test("the committed schema is what the use cases and controls make: npm run tool -- flow-schema writes it", () => {
  const committed: unknown = JSON.parse(readFileSync(join(shippedFlows(), "flow.schema.json"), "utf8"));
  expect(committed).toEqual(JSON.parse(JSON.stringify(SCHEMA)));
});

test.each(FLOWS)("%s fits the schema, which its first line names", (file) => {
  const text = readFileSync(join(shippedFlows(), file), "utf8");
  fits(parse(text));
  expect(fits.errors ?? []).toEqual([]);
  expect(text.split("\n")[0]).toBe(
    `# yaml-language-server: $schema=${"../".repeat(file.split("/").length - 1)}flow.schema.json`,
  );
});

test.each([
  [{ flow: "A", steps: [{ use: "wallet credt" }] }],
  [{ flow: "A", steps: [{ use: "wallet deposit request", with: { amont: 5 } }] }],
  [{ flow: "A", steps: [{ sandbox: "approve", use: "wallet credit" }] }],
  [{ flow: "A", steps: [{ use: "wallet credit", fails: "no-such-code" }] }],
  [{ flow: "A", steps: [] }],
])("the schema refuses %j", (flow) => {
  expect(fits(flow)).toBe(false);
});
