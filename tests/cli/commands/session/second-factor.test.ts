import { afterAll, beforeAll, expect, test } from "vitest";
import { STEP_MS, totpCode } from "../../../adapters/totp-code.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../../cli-fixture.ts";
import { NOON } from "../../run-cli.ts";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());

const SECRET_KEYS = /^[a-z2-7]{12}$/;

test("login asks for the code only of a member with a second factor, and takes it from no argument", async () => {
  expect((await cli.json("session login gold", { env: PASSWORD })).exit).toBe(0);
  const begun = await cli.json("session second-factor begin", { env: PASSWORD });
  const secret = String(begun.data?.["secret"]);
  expect(begun.data?.["uri"]).toBe(`otpauth://totp/Sanam:gold?secret=${secret}&issuer=Sanam`);
  let steps = 0;
  const code = async () => {
    await cli.control("clock", { advanceMs: STEP_MS });
    steps += 1;
    return totpCode(secret, NOON + steps * STEP_MS);
  };
  const withCode = async () => ({ env: { ...PASSWORD, SANAM_SECOND_FACTOR: await code() } });
  const turnedOn = await cli.json("session second-factor turn-on", await withCode());
  const recoveryCodes = turnedOn.data?.["recoveryCodes"] as readonly string[];
  expect(recoveryCodes).toHaveLength(10);
  for (const each of recoveryCodes) expect(each).toMatch(SECRET_KEYS);

  const asked = await cli.json("session login gold", { env: PASSWORD });
  expect(asked).toMatchObject({ exit: 2, error: { kind: "usage" } });
  expect(String(asked.error?.["message"])).toContain("SANAM_SECOND_FACTOR");
  const wrong = await cli.json("session login gold", { env: { ...PASSWORD, SANAM_SECOND_FACTOR: "000000" } });
  expect(wrong).toMatchObject({ exit: 3, error: { code: "second-factor-wrong" } });
  expect((await cli.json("session login gold", await withCode())).exit).toBe(0);
  const [recoveryCode = ""] = recoveryCodes;
  const stdin = `${PASSWORD.SANAM_PASSWORD}\n${recoveryCode.slice(0, 4)}-${recoveryCode.slice(4)}\n`;
  const line = "session login gold --password-stdin --code-stdin --verbose";
  const first = await cli.json(line, { stdin });
  expect(first.exit).toBe(0);
  expect(first.stdout + first.stderr).not.toContain(recoveryCode);
  expect(await cli.json(line, { stdin })).toMatchObject({ exit: 3, error: { code: "second-factor-wrong" } });

  // The session that a recovery code opened is confirmed for five minutes.
  expect((await cli.json("wallet withdraw request 500")).exit).toBe(0);
  await cli.control("clock", { advanceMs: 10 * STEP_MS });
  steps += 10;
  expect(await cli.json("wallet withdraw request 500")).toMatchObject({
    exit: 3,
    error: { code: "second-factor-required" },
  });
  expect((await cli.json("session second-factor confirm", await withCode())).exit).toBe(0);
  expect((await cli.json("wallet withdraw request 500")).exit).toBe(0);
});

test("a reset by staff lets the member in without a code after its wait, and a code cancels it", async () => {
  expect((await cli.json("session login silver", { env: PASSWORD })).exit).toBe(0);
  expect(await cli.json("sandbox reset-factors silver")).toMatchObject({
    exit: 3,
    error: { code: "second-factor-changed" },
  });
  const { data: begun } = await cli.json("session second-factor begin", { env: PASSWORD });
  const codeNow = async () => {
    const { data } = await cli.json("sandbox clock advance 1m");
    const code = totpCode(String(begun?.["secret"]), Date.parse(String(data?.["now"])));
    return { env: { ...PASSWORD, SANAM_SECOND_FACTOR: code } };
  };
  expect((await cli.json("session second-factor turn-on", await codeNow())).exit).toBe(0);
  const login = async (as = { env: PASSWORD }) => (await cli.json("session login silver", as)).exit;
  const topics = async () => {
    const { data } = await cli.json("inbox list --group news");
    return ((data?.["items"] ?? []) as { topic: string }[])
      .map(({ topic }) => topic)
      .filter((topic) => /reset|ended/.test(topic));
  };

  expect((await cli.json("sandbox reset-factors silver --wait 1h --by noi")).exit).toBe(0);
  expect(await topics()).toEqual(["second-factor-reset-requested"]);
  expect(await login(await codeNow())).toBe(0);
  await cli.json("sandbox clock advance 2h");
  expect(await login()).toBe(2);
  expect(await topics()).toEqual(["second-factor-reset-cancelled", "second-factor-reset-requested"]);

  const { data: asked } = await cli.json("sandbox reset-factors silver --wait 1h --by noi");
  const { data: before } = await cli.json("sandbox clock show");
  expect(Date.parse(String(asked?.["dueAt"])) - Date.parse(String(before?.["now"]))).toBe(3_600_000);
  await cli.json("sandbox clock advance 59m");
  expect(await login()).toBe(2);
  await cli.json("sandbox clock advance 1m");
  expect(await login()).toBe(0);
  expect((await topics())[0]).toBe("second-factor-ended");
  const { data: audit } = await cli.json("staff audit --member silver --limit 20");
  expect(audit?.["items"]).toContainEqual(expect.objectContaining({ action: "reset-second-factor", staff: "noi" }));
});
