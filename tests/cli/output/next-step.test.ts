import { expect, test } from "vitest";
import { withTarget } from "../../../cli/output/with-target.ts";
import { runJson } from "../run-cli.ts";

const env = { SANAM_HOME: "/no-such-folder" };

test.each([
  ["house verify", "a folder with --data, or a database in SANAM_DATABASE_URL"],
  ["house migrate", "a folder with --data, or a database in SANAM_DATABASE_URL"],
  ["tail --no-follow", "a folder with --data, or a database in SANAM_DATABASE_URL"],
  ["house copy --to-data x", "name the database in SANAM_DATABASE_URL"],
  ["session login gold --target memory", "no password: set SANAM_PASSWORD, use stdin as --help says"],
])("%s says what is missing and where it goes", async (line, part) => {
  const { exit, error } = await runJson(line.split(" "), { env });
  expect({ exit, kind: error?.["kind"] }).toEqual({ exit: 2, kind: "usage" });
  expect(error?.["message"]).toContain(part);
});

test("a control of a sandbox that is not there says how to start one", async () => {
  const { exit, error } = await runJson(["sandbox", "requests", "--target", "http://127.0.0.1:1"], { env });
  expect(exit).toBe(5);
  expect(error).toMatchObject({ kind: "unreachable", hint: expect.stringContaining("sanam sandbox serve") });
});

test("a call without a valid session says how to sign in again", () => {
  const failure = { kind: "not-signed-in", message: "x", details: { endpoint: "GET /api/a", status: 401 } } as const;
  const target = { kind: "http", baseUrl: "https://a.example" } as const;
  expect(withTarget(failure, target, undefined).details).toMatchObject({
    target: "https://a.example",
    hint: expect.stringContaining("sanam session login"),
  });
});
