import type { devicesEndpoints, secondFactorEndpoints } from "../endpoints/second-factor.ts";
import type { sessionEndpoints } from "../endpoints/session.ts";
import { EXAMPLE_MEMBER, type ExamplesOf } from "./examples-of.ts";

const TICKET = "hD6zU1pXq9KcW3sNvB8mRe";

const ADDRESS = {
  recipient: "สมชาย ใจดี",
  phone: "0812345678",
  line: "99/1 ถนนสุขุมวิท",
  subdistrict: "คลองเตย",
  district: "คลองเตย",
  province: "กรุงเทพมหานคร",
  postcode: "10110",
};

const USER = {
  uuid: "af9ed025-601c-467f-8b55-22e53a50ae8d",
  name: "สมชาย ใจดี",
  phone: "0812345678",
  level: 1 as const,
  user_pass: { username: "somchai88" },
  user_bank: { uuid: "ae18aefd-9ff8-4085-88cf-8d6ab84300fd", bankId: "1234567890", bankName: "004" },
  user_credit: { point: 0, level: 1 as const },
  user_address: null,
  createdAt: "2026-11-20T05:00:00.000Z",
};

const SIGNED_IN = { token: "qV2sT7xk4LrN0dYw8HfJ3b", user: USER };

export const sessionExamples = {
  login: {
    body: { username: "somchai88", password: "rainy-season-7" },
    reply: SIGNED_IN,
  },
  logout: {
    reply: {},
  },
  userDetail: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    reply: { ...USER, user_address: ADDRESS },
  },
  user: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    reply: {
      uuid: "af9ed025-601c-467f-8b55-22e53a50ae8d",
      name: "สมชาย ใจดี",
      phone: "0812345678",
      level: 1,
      user_pass: { username: "somchai88" },
      user_credit: { point: 0, level: 1 },
      createdAt: "2026-11-20T05:00:00.000Z",
    },
  },
  level: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    reply: { level: 1, totalDeposit: 0, monthDeposit: 0 },
  },
  changePassword: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    body: { oldPassword: "rainy-season-7", newPassword: "cool-season-8", confirmPassword: "cool-season-8" },
    reply: {},
  },
  beginRecovery: {
    body: { account: "0812345678" },
    reply: { ticket: TICKET, expiresInMs: 600_000 },
  },
  recoverPassword: {
    body: { ticket: TICKET, code: "492039", newPassword: "cool-season-8" },
    reply: {},
  },
  register: {
    body: {
      username: "somchai88",
      password: "rainy-season-7",
      name: "สมชาย ใจดี",
      phone: "0812345678",
      bankId: "1234567890",
      bankName: "004",
      team: "line",
      marketing: "november",
      consentVersion: "2026-01",
    },
    reply: SIGNED_IN,
  },
  checkPhone: {
    params: { value: EXAMPLE_MEMBER.phone },
    reply: { available: true, ticket: TICKET },
  },
  checkBankId: {
    params: { bankId: EXAMPLE_MEMBER.bankId },
    reply: { available: true },
  },
  checkUsername: {
    params: { value: EXAMPLE_MEMBER.username },
    reply: { available: true },
  },
  inviter: {
    params: { afCode: "MX3GMWYT" },
    reply: { name: "สม*** ***", afCode: "M0KKPZ8Z" },
  },
  bankAccountName: {
    body: { bank: "004", bankId: "1234567890", ticket: TICKET },
    reply: { name: "วิชัย ดีเลิศ" },
  },
  address: {
    reply: ADDRESS,
  },
  changeAddress: {
    body: ADDRESS,
    reply: ADDRESS,
  },
  chooseLanguage: {
    body: { language: "en" },
    reply: {},
  },
} satisfies ExamplesOf<typeof sessionEndpoints>;

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

const DEVICE = {
  id: "S-7QK2M4XT",
  title: "Chrome บน Android",
  address: "203.0.113.x",
  signedInAt: "2026-11-20T05:00:00.000Z",
  lastSeenAt: "2026-11-20T05:00:00.000Z",
  current: true,
};

export const devicesExamples = {
  devices: { reply: { items: [DEVICE] } },
  signOutDevice: { body: {}, reply: { items: [DEVICE] } },
  activity: {
    query: { limit: "20" },
    reply: {
      items: [
        {
          id: "1",
          at: "2026-11-20T05:00:00.000Z",
          action: "request-withdrawal",
          outcome: "done",
          by: "member",
          device: "Chrome บน Android",
          address: "203.0.113.x",
          amount: 500,
          reference: "W-691120-C2PMFPBA",
        },
      ],
      next: null,
    },
  },
} satisfies ExamplesOf<typeof devicesEndpoints>;
