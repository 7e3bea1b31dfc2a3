import type { sessionEndpoints } from "../endpoints/session.ts";
import { EXAMPLE_MEMBER } from "./example-member.ts";
import type { ExamplesOf } from "./examples-of.ts";

const TICKET = "hD6zU1pXq9KcW3sNvB8mRe";

export const sessionExamples = {
  login: {
    body: { username: "somchai88", password: "rainy-season-7" },
    reply: {
      token: "qV2sT7xk4LrN0dYw8HfJ3b",
      user: {
        uuid: "af9ed025-601c-467f-8b55-22e53a50ae8d",
        name: "สมชาย ใจดี",
        phone: "0812345678",
        level: 1,
        user_pass: { username: "somchai88" },
        user_bank: { uuid: "ae18aefd-9ff8-4085-88cf-8d6ab84300fd", bankId: "1234567890", bankName: "004" },
        user_credit: { point: 0, level: 1 },
        user_address: null,
        createdAt: "2026-11-20T05:00:00.000Z",
      },
    },
  },
  logout: {
    reply: {},
  },
  userDetail: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    reply: {
      uuid: "af9ed025-601c-467f-8b55-22e53a50ae8d",
      name: "สมชาย ใจดี",
      phone: "0812345678",
      level: 1,
      user_pass: { username: "somchai88" },
      user_bank: { uuid: "ae18aefd-9ff8-4085-88cf-8d6ab84300fd", bankId: "1234567890", bankName: "004" },
      user_credit: { point: 0, level: 1 },
      user_address: {
        recipient: "สมชาย ใจดี",
        phone: "0812345678",
        line: "99/1 ถนนสุขุมวิท",
        subdistrict: "คลองเตย",
        district: "คลองเตย",
        province: "กรุงเทพมหานคร",
        postcode: "10110",
      },
      createdAt: "2026-11-20T05:00:00.000Z",
    },
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
    reply: {
      token: "qV2sT7xk4LrN0dYw8HfJ3b",
      user: {
        uuid: "af9ed025-601c-467f-8b55-22e53a50ae8d",
        name: "สมชาย ใจดี",
        phone: "0812345678",
        level: 1,
        user_pass: { username: "somchai88" },
        user_bank: { uuid: "ae18aefd-9ff8-4085-88cf-8d6ab84300fd", bankId: "1234567890", bankName: "004" },
        user_credit: { point: 0, level: 1 },
        user_address: null,
        createdAt: "2026-11-20T05:00:00.000Z",
      },
    },
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
    reply: {
      recipient: "สมชาย ใจดี",
      phone: "0812345678",
      line: "99/1 ถนนสุขุมวิท",
      subdistrict: "คลองเตย",
      district: "คลองเตย",
      province: "กรุงเทพมหานคร",
      postcode: "10110",
    },
  },
  changeAddress: {
    body: {
      recipient: "สมชาย ใจดี",
      phone: "0812345678",
      line: "99/1 ถนนสุขุมวิท",
      subdistrict: "คลองเตย",
      district: "คลองเตย",
      province: "กรุงเทพมหานคร",
      postcode: "10110",
    },
    reply: {
      recipient: "สมชาย ใจดี",
      phone: "0812345678",
      line: "99/1 ถนนสุขุมวิท",
      subdistrict: "คลองเตย",
      district: "คลองเตย",
      province: "กรุงเทพมหานคร",
      postcode: "10110",
    },
  },
} satisfies ExamplesOf<typeof sessionEndpoints>;
