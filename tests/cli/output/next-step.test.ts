import { expect, test } from "vitest";
import { unreachableHint, withTarget } from "../../../cli/output/with-target.ts";
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

test.each(["sandbox codes", "site status", "contract conform", "flow run deposit/transfer"])(
  "%s names the address where nobody listens, and what starts a sandbox there",
  async (line) => {
    const { exit, stdout, error } = await runJson([...line.split(" "), "--target", "http://127.0.0.1:1"], { env });
    expect(exit).toBe(5);
    const hint = expect.stringContaining("sanam sandbox serve --port 1 starts a sandbox there");
    expect(error).toMatchObject({ kind: "unreachable", hint });
    expect(stdout).toContain("http://127.0.0.1:1");
  },
);

test.each([
  ["http://127.0.0.1:4600", "sanam sandbox serve starts a sandbox there"],
  ["http://localhost", "sanam sandbox serve --port 80 starts a sandbox there"],
  ["https://127.0.0.1:4600", "sanam doctor --target https://127.0.0.1:4600 says more"],
  ["http://127.0.0.1:4600/api", "sanam doctor --target http://127.0.0.1:4600/api says more"],
  ["https://api.staging.example", "sanam doctor --target https://api.staging.example says more"],
])("nobody at %s: %s", (baseUrl, hint) => {
  expect(unreachableHint(baseUrl)).toBe(`${hint}; --target or SANAM_TARGET names another address`);
});

test("a call without a valid session says how to sign in again", () => {
  const failure = { kind: "not-signed-in", message: "x", details: { endpoint: "GET /api/a", status: 401 } } as const;
  const target = { kind: "http", baseUrl: "https://a.example" } as const;
  expect(withTarget(failure, target, undefined).details).toMatchObject({
    target: "https://a.example",
    hint: expect.stringContaining("sanam session login"),
  });
});
