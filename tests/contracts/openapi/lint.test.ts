import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";

const CONFIG = join(ROOT, "contracts/openapi/redocly.yaml");
const DOCUMENT = join(ROOT, "contracts/openapi/openapi.json");

/** Runs the lint without the network: neither usage statistics nor a look for a newer version. */
function lint(file: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, "node_modules/@redocly/cli/bin/cli.js"), "lint", file, "--config", CONFIG, "--format", "json"],
    {
      encoding: "utf8",
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", CI: "true" },
    },
  );
  const report: { readonly problems: readonly { readonly ruleId: string; readonly message: string }[] } =
    stdout.startsWith("{") ? JSON.parse(stdout) : { problems: [{ ruleId: "no report", message: stderr }] };
  return { status, problems: report.problems.map(({ ruleId, message }) => `${ruleId}: ${message}`) };
}

test("the strict lint finds nothing in the document", () => {
  expect(lint(DOCUMENT)).toEqual({ status: 0, problems: [] });
});

test("the lint sees a wrong example, a missing one, an operation without an id and a missing header", () => {
  const document = JSON.parse(readFileSync(DOCUMENT, "utf8"));
  const withdraw = document.paths["/api/auth/withdraw/{uuid}"].post;
  withdraw.requestBody.content["application/json"].example = { amount: 0 };
  delete document.paths["/api/setting"].get.responses["200"].content["application/json"].example;
  delete document.paths["/api/auth/wheel"].get.operationId;
  delete document.components.responses.tooMany.headers;
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const { status, problems } = lint(file);
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  for (const rule of [
    "no-invalid-media-type-examples",
    "rule/each-body-has-an-example",
    "operation-operationId",
    "response-contains-header",
  ]) {
    expect(problems).toContainEqual(expect.stringContaining(rule));
  }
});
