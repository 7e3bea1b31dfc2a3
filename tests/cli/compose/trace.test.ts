import { afterAll, beforeAll, expect, test } from "vitest";
import { type CliFixture, PASSWORD, serverFixture } from "../cli-fixture.ts";
import { runJson } from "../run-cli.ts";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());

test("--verbose prints method, path, status and time of each call on stderr, and stdout stays one line", async () => {
  await cli.json("session login platinum", { env: PASSWORD });
  const result = await cli.json("wallet credit --verbose");
  expect(result.stderr).toMatch(/^POST \/api\/auth\/user\/getCredit\/\{username\} 200 \d+ ms\n$/);
  const { stderr } = await runJson(["site", "status", "--verbose", "--target", "http://127.0.0.1:1"], {
    env: { SANAM_HOME: cli.home },
  });
  expect(stderr).toContain("ECONNREFUSED");
});
