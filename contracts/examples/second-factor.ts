import type { secondFactorEndpoints } from "../endpoints/second-factor.ts";
import type { ExamplesOf } from "./examples-of.ts";

const PASSWORD = "rainy-season-7";
const OPTIONS = { options: '{"challenge":"dGhlIGNoYWxsZW5nZQ"}' };
const RECOVERY_CODES = { recoveryCodes: ["k7m2-9xqd-4tna", "p3w8-hc6z-r5vb"] };

export const secondFactorExamples = {
  secondFactor: {
    reply: {
      totpSince: "2026-11-20T05:00:00.000Z",
      recoveryCodesLeft: 10,
      passkeys: [{ id: "cGFzc2tleQ", name: "มือถือ", addedAt: "2026-11-20T05:00:00.000Z" }],
    },
  },
  beginTotp: { body: { password: PASSWORD }, reply: { secret: "JBSWY3DPEHPK3PXP" } },
  turnOnTotp: { body: { code: "492039" }, reply: RECOVERY_CODES },
  turnOffTotp: { body: { password: PASSWORD, secondFactor: { kind: "totp", code: "492039" } }, reply: {} },
  beginPasskey: { body: { password: PASSWORD, origin: "https://play.example" }, reply: OPTIONS },
  addPasskey: { body: { name: "มือถือ", credential: '{"id":"cGFzc2tleQ"}' }, reply: RECOVERY_CODES },
  removePasskey: { body: { id: "cGFzc2tleQ" }, reply: {} },
  passkeyChallenge: { reply: OPTIONS },
  confirmSession: {
    body: { secondFactor: { kind: "totp", code: "492039" } },
    reply: { until: "2026-11-20T05:05:00.000Z" },
  },
} satisfies ExamplesOf<typeof secondFactorEndpoints>;
