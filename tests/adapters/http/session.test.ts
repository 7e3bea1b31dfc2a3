import { expect, test } from "vitest";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { inThai } from "../../in-thai.ts";
import { INTENT, jsonReply, type ScriptedClient, scriptedClient, textReply } from "./scripted-client.ts";

const sessionPort = ({ client, identity }: ScriptedClient) => createHttpSession(client, identity);

const REGISTRATION = {
  username: "nok",
  password: "secret12",
  name: "นก",
  phone: "0811111111",
  bank: "004",
  accountNumber: "1234567890",
} as const;

const USER = {
  uuid: "u1",
  name: "นก",
  phone: "081-234-5678",
  level: 6,
  user_pass: { username: "nok" },
  user_bank: { uuid: "b1", bankId: "123-4-56789-0", bankName: "SCB" },
  user_credit: { point: 7, level: 5 },
  user_address: { recipient: "นก", line: null, postcode: "12120" },
};

test("reads a member, with phone and account numbers without separators", async () => {
  expect(await sessionPort(scriptedClient(() => jsonReply(USER))).profile()).toEqual({
    ok: true,
    value: {
      id: "u1",
      username: "nok",
      name: "นก",
      phone: "0812345678",
      level: "vip",
      levelId: 6,
      points: 7,
      creditLevelId: 5,
      bankAccount: { uuid: "b1", bank: "014", bankName: "ไทยพาณิชย์", accountNumber: "1234567890" },
      address: { recipient: "นก", postcode: "12120" },
      joinedAt: undefined,
    },
  });
});

test("takes the account and the address from the detail when the profile has none", async () => {
  const { user_bank: _account, user_address: _address, ...profile } = USER;
  const backend = scriptedClient(({ url }) => jsonReply(url.includes("/detail/") ? USER : profile));
  expect(await sessionPort(backend).profile()).toMatchObject({
    value: { username: "nok", bankAccount: { accountNumber: "1234567890" }, address: { postcode: "12120" } },
  });
});

test("returns a profile when the detail fails", async () => {
  const { user_bank: _account, ...profile } = USER;
  const backend = scriptedClient(({ url }) => (url.includes("/detail/") ? textReply("", 500) : jsonReply(profile)));
  expect(await sessionPort(backend).profile()).toMatchObject({ value: { username: "nok", bankAccount: undefined } });
});

test("shows an unknown bank by the backend's name", async () => {
  const user_bank = { ...USER.user_bank, bankName: "ธนาคารดาวอังคาร" };
  const profile = await sessionPort(scriptedClient(() => jsonReply({ ...USER, user_bank }))).profile();
  expect(profile).toMatchObject({ value: { bankAccount: { bank: undefined, bankName: "ธนาคารดาวอังคาร" } } });
});

test.each([
  [jsonReply({ message: "ไม่มีผู้ใช้นี้" }, 401), "credentials-wrong", "ไม่มีผู้ใช้นี้"],
  [jsonReply({ message: "no such user" }, 401), "credentials-wrong", inThai(refuse("credentials-wrong"))],
  [textReply("", 403), "credentials-wrong", "ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง"],
  [jsonReply({ code: "sign-in-locked", message: "พักก่อน" }, 429), "sign-in-locked", "พักก่อน"],
  [jsonReply({ code: 500256, message: "ปิดอยู่" }, 500), "backend-refused", "ปิดอยู่"],
])("refuses a failed sign-in: %#", async (reply, code, message) => {
  const answer = await sessionPort(scriptedClient(() => reply)).signIn({ username: "a", password: "b" });
  expect(answer).toMatchObject({ error: { kind: "refusal", code } });
  if (!answer.ok) expect(inThai(answer.error)).toBe(message);
});

test.each([401, 404, 501])(
  "signing out succeeds when the session has ended or the backend has no sign-out (%i)",
  async (status) => {
    expect(await sessionPort(scriptedClient(() => textReply("", status))).signOut()).toEqual({
      ok: true,
      value: undefined,
    });
  },
);

test("refuses an inviter or a bank account that the backend does not find", async () => {
  const missing = scriptedClient(() => textReply("", 404));
  expect(await sessionPort(missing).inviter("AF1")).toMatchObject({ error: { code: "inviter-unknown" } });
  expect(await sessionPort(missing).accountName("004", "1")).toMatchObject({
    error: { code: "bank-account-unknown" },
  });
});

test("sends every given field of a registration and no other", async () => {
  const scripted = scriptedClient(() => textReply("", 500));
  const campaign = { team: "north", marketing: "line" };
  await sessionPort(scripted).register(
    { ...REGISTRATION, inviterCode: "AF1", campaign, consentVersion: "terms 2" },
    INTENT,
  );
  await sessionPort(scripted).register(REGISTRATION, INTENT);
  const plain = {
    username: "nok",
    password: "secret12",
    name: "นก",
    phone: "0811111111",
    bankId: "1234567890",
    bankName: "004",
  };
  expect(scripted.sent.map(({ body }) => JSON.parse(body ?? ""))).toEqual([
    { ...plain, afCode: "AF1", team: "north", marketing: "line", consentVersion: "terms 2" },
    plain,
  ]);
});

test.each([
  ["bankId", "accountNumber"],
  ["afCode", "inviterCode"],
  ["username", "username"],
])("a refusal of a registration at %s is at %s", async (wire, field) => {
  const refused = jsonReply({ message: "ไม่ได้", code: "bank-account-taken", field: wire }, 422);
  const outcome = await sessionPort(scriptedClient(() => refused)).register(REGISTRATION, INTENT);
  expect(outcome).toMatchObject({ ok: false, error: { kind: "refusal", code: "bank-account-taken", field } });
});
