import { describe, expect, it } from "vitest";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import {
  isSecondFactorOn,
  type ShownProof,
  type VerifiedProof,
} from "../../../../adapters/house/session/second-factor/proof-rules.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { type Given, given, minutesLater, NOW, REGISTERED } from "../given.ts";

const CHANGED = refuse("second-factor-changed");
const CODES = ["code-1", "code-2"];
const passkey = (id: string) => ({
  id,
  name: "โทรศัพท์",
  publicKey: "key",
  signCount: 1,
  transports: ["internal"],
  origin: "https://sanam.example",
});
const begun: MemberEvent = { type: "totp-begun", at: minutesLater(-15), sealedSecret: "secret" };
const turnedOn: MemberEventOf<"totp-turned-on"> = {
  type: "totp-turned-on",
  at: NOW,
  sealedSecret: "secret",
  step: 7,
  recoveryCodes: CODES,
};
/** As journals had it before the challenge was in an event of its own. */
const added = (id: string, more: object = {}): MemberEventOf<"passkey-added"> => ({
  type: "passkey-added",
  at: NOW,
  passkey: passkey(id),
  challenge: `challenge of ${id}`,
  challengeEndsAt: minutesLater(5),
  ...more,
});
const registration = (challenge: string): ShownProof & { readonly kind: "registration" } => ({
  kind: "registration",
  challenge,
  challengeEndsAt: minutesLater(5),
});
const usedUp = (proof: ShownProof): MemberEvent => ({ type: "second-factor-used", at: NOW, proof });
const totp = (step: number): VerifiedProof => ({ kind: "totp", sealedSecret: "secret", step });
const signed = (passkeyId: string, challenge = "c", signCount = 9): VerifiedProof => ({
  kind: "passkey",
  passkeyId,
  challenge,
  challengeEndsAt: minutesLater(5),
  signCount,
});
const used = (proof: VerifiedProof, tokenHash = "token", minute = 0): MemberEventOf<"second-factor-used"> => ({
  type: "second-factor-used",
  at: minutesLater(minute),
  proof,
  tokenHash,
  until: minutesLater(minute + 5),
});
const none = given(REGISTERED);
const withTotp = none.and(turnedOn);
const withPasskeys = none.and(added("one", { recoveryCodes: CODES }), added("two"));
const confirmation = { tokenHash: "token" };

describe("codes of an app", () => {
  const begin: Command = { type: "begin-totp", sealedSecret: "secret", passwordHash: "hash", confirmation };
  const turnOn: Command = { type: "turn-on-totp", sealedSecret: "secret", step: 7, recoveryCodes: CODES, confirmation };
  const turnOff = (proof?: VerifiedProof, passwordHash = "hash"): Command => ({
    type: "turn-off-totp",
    passwordHash,
    proof,
  });

  it("begin with the password, unless they are on", () => {
    expect(none.when(begin)).toEqual([{ ...begun, at: NOW }]);
    expect(none.when({ ...begin, passwordHash: "old" })).toEqual(at("password", refuse("password-wrong")));
    expect(withTotp.and(used(totp(8))).when(begin)).toEqual(CHANGED);
  });

  it("of a member with a passkey begin and are turned on in a confirmed session only", () => {
    const confirmed = withPasskeys.and(used(signed("one")));
    expect(confirmed.when(begin)).toEqual([{ ...begun, at: NOW }]);
    const on = { ...turnedOn, recoveryCodes: CODES };
    expect(confirmed.and({ ...begun, at: NOW }).when(turnOn)).toEqual([on]);
    const other = { tokenHash: "other" };
    for (const past of [withPasskeys, none.and({ ...begun, at: NOW }, added("one"))]) {
      expect(past.when(begin)).toMatchObject({ code: "second-factor-required" });
      expect(past.when(turnOn)).toMatchObject({ code: "second-factor-required" });
    }
    expect(confirmed.when({ ...begin, confirmation: other })).toMatchObject({ code: "second-factor-required" });
    expect(confirmed.when(begin, { now: minutesLater(5) })).toMatchObject({ code: "second-factor-required" });
  });

  it("are turned on with the latest secret, within a quarter of an hour", () => {
    const now = minutesLater(-0.001);
    expect(none.and(begun).when(turnOn, { now })).toEqual([{ ...turnedOn, at: now }]);
    expect(none.and(begun).when(turnOn)).toEqual(CHANGED);
    const begunNow = none.and({ ...begun, at: NOW });
    expect(begunNow.when(turnOn)).toEqual([turnedOn]);
    expect(begunNow.and({ ...begun, at: NOW, sealedSecret: "other" }).when(turnOn)).toEqual(CHANGED);
    expect(none.when(turnOn)).toEqual(CHANGED);
    expect(begunNow.and(turnedOn, { ...begun, at: NOW }, used(totp(8))).when(turnOn)).toEqual(CHANGED);
  });

  it("are turned off with the password and a code", () => {
    expect(withTotp.when(turnOff(totp(8)))).toEqual([usedUp(totp(8)), { type: "totp-turned-off", at: NOW }]);
    expect(withTotp.when(turnOff(totp(7)))).toEqual(refuse("second-factor-used"));
    expect(withTotp.when(turnOff(totp(8), "old"))).toEqual(at("password", refuse("password-wrong")));
    expect(withTotp.when(turnOff())).toMatchObject({
      code: "second-factor-required",
      facts: { kinds: "totp,recovery-code" },
    });
    expect(withPasskeys.when(turnOff(signed("one")))).toEqual(CHANGED);
  });
});

describe("a passkey", () => {
  const add = (id: string, more: object = {}): Command => ({
    type: "add-passkey",
    passkey: passkey(id),
    proof: registration("new challenge"),
    recoveryCodes: CODES,
    confirmation,
    ...more,
  });
  const event: MemberEvent = { type: "passkey-added", at: NOW, passkey: passkey("new") };
  const events = [usedUp(registration("new challenge")), event];
  const confirmed = withPasskeys.and(used(signed("one", "c0")));

  it("brings recovery codes when it is the first second factor", () => {
    expect(none.when(add("new"))).toEqual([events[0], { ...event, recoveryCodes: CODES }]);
    expect(confirmed.when(add("new"))).toEqual(events);
    expect(withTotp.and(used(totp(8))).when(add("new"))).toEqual(events);
  });

  it("needs a confirmed session, a new challenge and a place among ten", () => {
    expect(withPasskeys.when(add("new"))).toMatchObject({ code: "second-factor-required" });
    expect(confirmed.when(add("new"), { now: minutesLater(5) })).toMatchObject({ code: "second-factor-required" });
    for (const past of ["challenge of one", "c0"]) {
      expect(confirmed.when(add("new", { proof: registration(past) }))).toEqual(refuse("second-factor-used"));
    }
    const again = none.and(usedUp(registration("new challenge")));
    expect(again.when(add("new"))).toEqual(refuse("second-factor-used"));
    expect(again.when(add("new"), { now: minutesLater(5) })).toEqual(refuse("second-factor-wrong"));
    expect(confirmed.when(add("two"))).toEqual(CHANGED);
    const more = (count: number) => confirmed.and(...Array.from({ length: count }, (_, index) => added(`${index}`)));
    expect(more(7).when(add("new"))).toEqual(events);
    expect(more(8).when(add("new"))).toEqual(CHANGED);
  });

  it("is removed in a confirmed session, if it is there", () => {
    const remove = (passkeyId: string): Command => ({ type: "remove-passkey", passkeyId, confirmation });
    expect(confirmed.when(remove("two"))).toEqual([{ type: "passkey-removed", at: NOW, passkeyId: "two" }]);
    expect(withPasskeys.when(remove("two"))).toMatchObject({ code: "second-factor-required" });
    expect(confirmed.when(remove("three"))).toEqual([]);
    expect(none.when(remove("three"))).toEqual([]);
  });
});

describe("a session", () => {
  const confirm = (proof?: VerifiedProof): Command => ({ type: "confirm-session", tokenHash: "token", proof });

  it.each([
    [withTotp, totp(8)],
    [withTotp, { kind: "recovery-code", hash: "code-2" } as const],
    [withPasskeys, signed("two")],
  ])("is confirmed for five minutes: %#", (past, proof) => {
    expect(past.when(confirm(proof))).toEqual([used(proof)]);
    const open: Command = {
      type: "open-session",
      tokenHash: "token",
      limits: { absoluteMs: 1, idleMs: 1, renewAfterMs: 1 },
      passwordHash: "hash",
    };
    expect(past.when({ ...open, proof })).toMatchObject([used(proof), { type: "session-opened" }]);
    expect(past.when(open)).toMatchObject({ code: "second-factor-required" });
  });

  it("names the kinds that the member has", () => {
    const kindsOf = (past: Given) => {
      const refusal = past.when(confirm());
      return "facts" in refusal ? refusal.facts["kinds"] : refusal;
    };
    const oneCode = none.and(added("one", { recoveryCodes: ["code-1"] }));
    const pasts = [withTotp, oneCode, none.and(added("one")), withTotp.and(added("one"))];
    expect(pasts.map(kindsOf)).toEqual([
      "totp,recovery-code",
      "recovery-code,passkey",
      "passkey",
      "totp,recovery-code,passkey",
    ]);
  });

  it("uses no code up where the member has no second factor", () => {
    const limits = { absoluteMs: 1, idleMs: 1, renewAfterMs: 1 };
    const open = { type: "open-session", tokenHash: "token", limits, passwordHash: "hash" } as const;
    for (const proof of [totp(8), undefined]) {
      expect(none.when({ ...open, proof })).toMatchObject([{ type: "session-opened" }]);
    }
  });

  it.each([
    [none, totp(8), "second-factor-changed"],
    [withTotp, undefined, "second-factor-required"],
    [withTotp, totp(7), "second-factor-used"],
    [withTotp, { ...totp(8), sealedSecret: "other" } as VerifiedProof, "second-factor-wrong"],
    [withPasskeys, totp(8), "second-factor-wrong"],
    [withTotp, { kind: "recovery-code", hash: "code-3" } as const, "second-factor-wrong"],
    [withPasskeys, signed("three"), "second-factor-wrong"],
    [withPasskeys, signed("two", "challenge of one"), "second-factor-used"],
  ])("is refused: %#", (past, proof, code) => {
    expect(past.when(confirm(proof))).toMatchObject({ code });
  });
});

describe("the events of a second factor", () => {
  const off = {
    begun: undefined,
    totp: undefined,
    recoveryCodes: [],
    passkeys: [],
    usedChallenges: [],
    confirmedUntil: [],
  };
  const factorAfter = (past: Given, event: MemberEvent) => past.changes(event)["secondFactor"];
  const challenges = [
    ["challenge of one", minutesLater(5)],
    ["challenge of two", minutesLater(5)],
  ];
  const keys = [
    { ...passkey("one"), addedAt: NOW },
    { ...passkey("two"), addedAt: NOW },
  ];
  const totpState = { sealedSecret: "secret", since: NOW, lastStep: 7 };

  it("turn codes on and off", () => {
    const started = { sealedSecret: "secret", at: minutesLater(-15) };
    expect(factorAfter(none, begun)).toEqual({ ...off, begun: started });
    expect(factorAfter(none.and(begun), turnedOn)).toEqual({ ...off, totp: totpState, recoveryCodes: CODES });
    const turnedOff: MemberEvent = { type: "totp-turned-off", at: NOW };
    expect(factorAfter(withTotp.and(used(totp(8)), begun), turnedOff)).toEqual(off);
    expect(factorAfter(withTotp.and(added("one")), turnedOff)).toMatchObject({
      totp: undefined,
      recoveryCodes: CODES,
      passkeys: [{ id: "one" }],
    });
  });

  it("add and remove passkeys", () => {
    expect(factorAfter(none.and(added("one", { recoveryCodes: CODES })), added("two"))).toEqual({
      ...off,
      recoveryCodes: CODES,
      passkeys: keys,
      usedChallenges: challenges,
    });
    const removed = (passkeyId: string): MemberEvent => ({ type: "passkey-removed", at: NOW, passkeyId });
    expect(factorAfter(withPasskeys, removed("one"))).toMatchObject({
      passkeys: [{ id: "two" }],
      recoveryCodes: CODES,
    });
    expect(factorAfter(withPasskeys.and(removed("one")), removed("two"))).toEqual({
      ...off,
      usedChallenges: challenges,
    });
  });

  it("use each code and each challenge up, and forget what is over", () => {
    const first = withTotp.and(used(totp(9), "token", -1));
    expect(factorAfter(first, used(totp(8), "other"))).toMatchObject({
      totp: { ...totpState, lastStep: 9 },
      confirmedUntil: [
        ["token", minutesLater(4)],
        ["other", minutesLater(5)],
      ],
    });
    expect(factorAfter(first, used(totp(10), "other", 4))).toMatchObject({
      totp: { lastStep: 10 },
      confirmedUntil: [["other", minutesLater(9)]],
    });
    expect(factorAfter(withTotp, used({ kind: "recovery-code", hash: "code-1" }))).toMatchObject({
      totp: totpState,
      recoveryCodes: ["code-2"],
      confirmedUntil: [["token", minutesLater(5)]],
    });
    expect(factorAfter(withPasskeys, used(signed("two"), "token", 4))).toEqual({
      ...off,
      recoveryCodes: CODES,
      passkeys: [keys[0], { ...keys[1], signCount: 9 }],
      usedChallenges: [...challenges, ["c", minutesLater(5)]],
      confirmedUntil: [["token", minutesLater(9)]],
    });
    expect(factorAfter(withPasskeys, used(signed("two"), "token", 5))).toMatchObject({
      usedChallenges: [["c", minutesLater(5)]],
    });
    // A code of an earlier secret, from a journal that two houses wrote.
    expect(factorAfter(withPasskeys, used(totp(8)))).toMatchObject({ totp: undefined });
  });

  it("use a challenge up without confirming anything", () => {
    expect(factorAfter(none, usedUp(registration("c")))).toEqual({ ...off, usedChallenges: [["c", minutesLater(5)]] });
    expect(factorAfter(withPasskeys, usedUp(signed("two")))).toMatchObject({
      usedChallenges: [...challenges, ["c", minutesLater(5)]],
      confirmedUntil: [],
    });
  });

  it("are on with codes, with a passkey, and not with nothing", () => {
    const isOn = ({ state }: Given) => isSecondFactorOn(state.secondFactor);
    expect([none, none.and(begun), withTotp, withPasskeys].map(isOn)).toEqual([false, false, true, true]);
  });
});
