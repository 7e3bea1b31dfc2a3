import { describe, expect, it } from "vitest";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import type { Register } from "../../../../adapters/house/session/account.ts";
import { memberId } from "../../../../core/session/model.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

const opened = (hash: string, minute = 0, more: object = {}): MemberEventOf<"session-opened"> => ({
  type: "session-opened",
  at: minutesLater(minute),
  tokenHash: hash,
  expiresAt: minutesLater(minute + 600),
  ...more,
});
const renewed = (tokenHash: string, token: string, minute: number, ended: readonly string[] = []): MemberEvent => ({
  type: "session-renewed",
  at: minutesLater(minute),
  tokenHash,
  token,
  ended,
});
const closed = (tokenHash: string, more: object = {}) => ({ type: "session-closed", at: NOW, tokenHash, ...more });

describe("a registration", () => {
  const { type: _type, at: _at, affiliateCode: _code, passwordHash, accountId, id, ...registration } = REGISTERED;
  const register: Register = {
    type: "register",
    id,
    accountId,
    registration,
    passwordHash,
    invitedBy: undefined,
    intent: undefined,
  };

  it("takes over what was given, with a code of zeros or the one that was asked for", () => {
    const event = { ...REGISTERED, at: NOW, affiliateCode: "00000000" };
    expect(given().when(register)).toEqual([event]);
    const more = { campaign: { team: "a", marketing: "b" }, consentVersion: "2026-01" };
    const all = { ...register, registration: { ...registration, ...more }, intent: INTENT };
    const invitedBy = memberId("member-0");
    expect(given().when({ ...all, invitedBy, affiliateCode: "CODE" })).toEqual([
      { ...event, ...more, invitedBy, affiliateCode: "CODE", intent: INTENT },
    ]);
  });

  it.each([
    ["username", at("username", refuse("username-taken"))],
    ["phone", at("phone", refuse("phone-taken"))],
    ["registration", refuse("key-reused")],
    ["bank-account", at("accountNumber", refuse("bank-account-taken"))],
  ] as const)("is refused where the %s is taken, also among other keys", (kind, refusal) => {
    const takenKeys = [{ kind: "affiliate-code", value: "CODE" } as const, { kind, value: "x" }];
    expect(given().when(register, { takenKeys })).toEqual(refusal);
    expect(given().when(register, { takenKeys: takenKeys.slice(0, 1) })).toMatchObject([{ type: "registered" }]);
  });

  it("makes the account, its password and an inbox that begins now", () => {
    expect(given().changes(REGISTERED)).toMatchObject({
      account: REGISTERED,
      passwordHash: "hash",
      inbox: { seenUpTo: REGISTERED.at },
    });
  });
});

describe("a password", () => {
  const change = (more: object = {}): Command => ({
    type: "change-password",
    from: "hash",
    to: "new hash",
    keepTokenHash: "own-2",
    intent: undefined,
    ...more,
  });
  const past = given(
    REGISTERED,
    opened("own", -9, { device: "phone" }),
    renewed("own", "own-2", -8),
    opened("other", -7, { device: "tablet" }),
  );
  const changed = { type: "password-changed", at: NOW, passwordHash: "new hash", keepDevice: "phone" };

  it("is changed with the old one, which closes all other sessions", () => {
    expect(past.when(change())).toEqual([changed, closed("other")]);
    expect(past.when(change({ from: "old" }))).toEqual(at("oldPassword", refuse("password-wrong")));
    expect(past.when(change({ intent: INTENT }))).toMatchObject([{ ...changed, id: INTENT.key, intent: INTENT }, {}]);
    const { keepDevice: _, ...alone } = changed;
    expect(given(REGISTERED).when(change())).toEqual([alone]);
    const on: MemberEvent = { type: "totp-turned-on", at: NOW, sealedSecret: "s", step: 1, recoveryCodes: [] };
    for (const unconfirmed of [change(), change({ confirmation: { tokenHash: "own-2" } })]) {
      expect(past.and(on).when(unconfirmed)).toMatchObject({ code: "second-factor-required" });
    }
    const unasked = past.and(on).when(change(), { secondFactorFor: ["withdrawal"] });
    expect(unasked).toMatchObject([{ passwordHash: "new hash" }, {}]);
  });

  it("leaves one device known, or none", () => {
    const { rows: _, ...changes } = past.changes(changed as MemberEvent);
    expect(changes).toMatchObject({ passwordHash: "new hash", devices: [["phone", {}]] });
    const none: MemberEvent = { type: "password-changed", at: NOW, passwordHash: "new hash" };
    expect(past.changes(none)["devices"]).toEqual([]);
  });
});

describe("an address", () => {
  it("changes in the fields that were given", () => {
    const change = { recipient: "สมชาย", postcode: "10110" };
    const event = { type: "address-changed", at: NOW, change } as const;
    const command: Command = { type: "change-address", change, intent: undefined };
    expect(given().when(command)).toEqual([event]);
    expect(given().when({ ...command, intent: INTENT })).toEqual([{ ...event, id: INTENT.key, intent: INTENT }]);
    const { address } = given(event).changes({ ...event, change: { postcode: "10500" } });
    expect(address).toMatchObject({ recipient: "สมชาย", postcode: "10500" });
  });
});

it("keeps a language until another one is chosen, and writes nothing for the same one", () => {
  const english = { type: "language-chosen", at: NOW, language: "en" } as const;
  expect(given().when({ type: "choose-language", language: "en" })).toEqual([english]);
  expect(given().changes(english)).toMatchObject({ language: "en" });
  expect(given(english).when({ type: "choose-language", language: "en" })).toEqual([]);
  expect(given(english).when({ type: "choose-language", language: "th" })).toMatchObject([{ language: "th" }]);
});
