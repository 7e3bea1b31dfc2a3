import { expect, test } from "vitest";
import { createSecrets, learningSend } from "../../../cli/conform/engine/secrets.ts";
import { createTrail, tracedControl } from "../../../cli/conform/engine/trail.ts";
import { headersFor, type SendWire } from "../../../cli/conform/engine/wire.ts";

const answered =
  (text: string): SendWire =>
  async () => ({ status: 200, header: () => "application/json", text });

test("the calls of a deviation are lines for a shell, with words for secrets and where each secret came from", async () => {
  const secrets = createSecrets();
  const reply = JSON.stringify({ token: "abcdef0123456789", secret: "JBSWY3DPEHPK3PXP" });
  const trail = createTrail(learningSend(answered(reply), secrets), secrets);
  const headers = headersFor(undefined, true);
  const body = JSON.stringify({ username: "o'neil", password: "rainy-season-7" });
  await trail.send({ method: "POST", path: "/api/auth/login", headers, body });
  const control = tracedControl(async () => ({}), trail);
  await control("/clock", { advanceMs: 0 });
  await control("/clock", { advanceMs: 5 });
  const code = JSON.stringify({ secondFactor: { kind: "totp", code: "492039" } });
  await trail.send({ method: "GET", path: "/api/x", headers: headersFor("abcdef0123456789", false), body: code });
  expect(trail.lines()).toEqual([
    "HEADERS=(-H 'accept: application/json' -H 'platform: DSK' -H 'channel: web' -H 'webversion: 1' -H 'webhostname: localhost')",
    `curl -X POST "$TARGET/api/auth/login" "\${HEADERS[@]}" -H 'content-type: application/json' -d '{"username":"o'\\''neil","password":"<password 1>"}'  # 200, gives <token 1> <secret 1>`,
    `curl -X POST "$TARGET/sandbox/clock" -H 'content-type: application/json' -H "x-sandbox-token: $SANAM_SANDBOX_TOKEN" -d '{"advanceMs":5}'`,
    `curl "$TARGET/api/x" "\${HEADERS[@]}" -H 'authorization: Bearer <token 1>' -d '{"secondFactor":{"kind":"totp","code":"<code 1>"}}'  # 200, gives <token 1> <secret 1>`,
  ]);
});
