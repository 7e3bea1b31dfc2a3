import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Command, type MemberState, memberEngine } from "../../../../adapters/house/house.ts";
import { createNodeSecondFactors } from "../../../../adapters/house/node/node-secrets.ts";
import { SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { seededRandom } from "../../../../adapters/house/seeds/seeded-random.ts";
import {
  CONFIRMED_MS,
  type ShownProof,
  type VerifiedProof,
} from "../../../../adapters/house/session/second-factor/proof-rules.ts";
import { SESSION_LIMITS } from "../../../../adapters/house/session/session-limits.ts";
import { memberId } from "../../../../core/session/model.ts";
import type { SecondFactorProof } from "../../../../core/session/second-factor/model.ts";
import { GUARDED_ACTIONS } from "../../../../core/session/second-factor/model.ts";
import { type Instant, instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { always } from "../../../always.ts";
import { STEP_MS, totpCode } from "../../totp-code.ts";
import { codeOf, eventsOf, joinHouse, NOON, newKey, openTestHouse, unwrap } from "../test-house.ts";

const { limits, accounts, rewards } = SANDBOX_CONTENT;
const rules = { limits, accounts, rewards, secondFactorFor: GUARDED_ACTIONS };
const contextAt = (now: Instant) => ({ now, random: seededRandom(1), takenKeys: [], ...rules });

const SECRETS = ["secret-1", "secret-2"];
const CODES = ["code-1", "code-2"];
const TOKENS = ["token-1", "token-2"];

const secret = fc.constantFrom(...SECRETS);
const token = fc.constantFrom(...TOKENS);
const step = fc.integer({ min: 1, max: 4 });
const proof: fc.Arbitrary<VerifiedProof | undefined> = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant("totp" as const), sealedSecret: secret, step }),
    fc.record({ kind: fc.constant("recovery-code" as const), hash: fc.constantFrom(...CODES, "never-made") }),
  ),
  { nil: undefined },
);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant("begin-totp" as const),
    sealedSecret: secret,
    passwordHash: fc.constant(""),
    confirmation: fc.record({ tokenHash: token }),
  }),
  fc.record({
    type: fc.constant("turn-on-totp" as const),
    sealedSecret: secret,
    step,
    recoveryCodes: fc.constant(CODES),
    confirmation: fc.record({ tokenHash: token }),
  }),
  fc.record({ type: fc.constant("turn-off-totp" as const), passwordHash: fc.constant(""), proof }),
  fc.record({ type: fc.constant("confirm-session" as const), tokenHash: token, proof }),
  fc.record({
    type: fc.constant("open-session" as const),
    tokenHash: token,
    passwordHash: fc.constant(""),
    limits: fc.constant(SESSION_LIMITS),
    proof,
    id: fc.constant("session"),
    device: fc.constant("device"),
  }),
  fc.record({
    type: fc.constant("request-withdrawal" as const),
    amount: fc.constant(baht(100)),
    intent: fc.constant(undefined),
    confirmation: fc.record({ tokenHash: token }),
  }),
);
const steps = fc.array(fc.record({ command, waitMs: fc.constantFrom(0, STEP_MS, CONFIRMED_MS) }), {
  minLength: 20,
  maxLength: 60,
});
/** Most sequences would never turn it on. */
const TURNED_ON: readonly Command[] = [
  { type: "begin-totp", sealedSecret: "secret-1", passwordHash: "", confirmation: { tokenHash: "token-1" } },
  {
    type: "turn-on-totp",
    sealedSecret: "secret-1",
    step: 1,
    recoveryCodes: CODES,
    confirmation: { tokenHash: "token-1" },
  },
];

/** Bonuses, so that withdrawals have something to take. */
const RICH: MemberState = {
  ...memberEngine.initial,
  creditSatang: baht(1_000_000),
  account: {
    type: "registered",
    at: NOON,
    id: memberId("m"),
    username: "member",
    name: "สมาชิก ทดสอบ",
    phone: "0810000000",
    bank: "004",
    accountNumber: "1230000000",
    accountId: "a",
    passwordHash: "",
    affiliateCode: "CODE",
  },
};

describe("in every sequence of commands", () => {
  it("a member with a second factor signs in, withdraws and turns it off only with a fresh code", () => {
    always([steps], (all) => {
      let state = RICH;
      let now: Instant = NOON;
      // A naive model beside the state: what is on, what was used, and which session is confirmed until when.
      let on: string | undefined;
      let used = new Set<string>();
      let confirmed = new Map<string, Instant>();
      const nameOf = (given: ShownProof) =>
        given.kind === "totp" ? `step ${given.step}` : "challenge" in given ? given.challenge : given.hash;
      for (const { command: next, waitMs } of [...TURNED_ON.map((first) => ({ command: first, waitMs: 0 })), ...all]) {
        now = plus(now, waitMs);
        const decision = memberEngine.decide(state, next, contextAt(now));
        if (!decision.ok) continue;
        state = decision.value.reduce(memberEngine.evolve, state);
        if (on !== undefined && next.type === "request-withdrawal") {
          expect(confirmed.get(next.confirmation?.tokenHash ?? "") ?? 0).toBeGreaterThan(now);
        }
        if (on !== undefined && "proof" in next) {
          expect(next.proof).toBeDefined();
          if (!next.proof) continue;
          expect(used).not.toContain(nameOf(next.proof));
          if (next.proof.kind === "totp") expect(next.proof.sealedSecret).toBe(on);
          else expect(next.proof).toMatchObject({ kind: "recovery-code", hash: expect.stringMatching(/^code-[12]$/) });
          used.add(nameOf(next.proof));
          if ("tokenHash" in next) confirmed.set(next.tokenHash, plus(now, CONFIRMED_MS));
        }
        if (next.type === "turn-on-totp") {
          expect(on).toBeUndefined();
          on = next.sealedSecret;
          used = new Set([`step ${next.step}`]);
          confirmed = new Map();
        }
        if (next.type === "turn-off-totp") on = undefined;
      }
    });
  });
});

describe("the codes of an app", () => {
  const factors = createNodeSecondFactors("a key of tests only, of 32 letters");
  const id = memberId("m");

  it("are accepted in their time step, one earlier and one later, and in no other", () => {
    const { secret: text, sealedSecret } = factors.createSecret(id);
    always([fc.integer({ min: 1, max: 4_000_000_000 }), fc.integer({ min: -5, max: 5 })], (seconds, offset) => {
      const now = instant(seconds * 1000);
      const code = totpCode(text, Math.max(0, now + offset * STEP_MS));
      const found = factors.matchingStep(id, sealedSecret, code, now);
      const expected = Math.floor(Math.max(0, now + offset * STEP_MS) / STEP_MS);
      // Two steps have the same code once in a million.
      if (Math.abs(expected - Math.floor(now / STEP_MS)) <= 1) expect(found).toBeDefined();
      else if (found !== undefined) expect(totpCode(text, found * STEP_MS)).toBe(code);
    });
  });

  it("belong to one member and one key of the house", () => {
    const { secret: text, sealedSecret } = factors.createSecret(id);
    const code = totpCode(text, NOON);
    expect(factors.matchingStep(id, sealedSecret, code, NOON)).toBe(Math.floor(NOON / STEP_MS));
    expect(() => factors.matchingStep(memberId("n"), sealedSecret, code, NOON)).toThrow("another key");
    const other = createNodeSecondFactors("another key of tests, of 32 letters");
    expect(() => other.matchingStep(id, sealedSecret, code, NOON)).toThrow("SANAM_SECRET_KEY");
    expect(other.hashRecoveryCode(id, "abc")).not.toBe(factors.hashRecoveryCode(id, "abc"));
    expect(factors.hashRecoveryCode(memberId("n"), "abc")).not.toBe(factors.hashRecoveryCode(id, "abc"));
  });
});

describe("a member with a second factor", () => {
  async function memberWithFactor() {
    const testHouse = await openTestHouse();
    const member = await joinHouse(testHouse.house, 1, baht(5_000));
    const { secret: text } = unwrap(await member.service.beginTotp("secret1234", member.session.token));
    const recoveryCodes = unwrap(
      await member.service.turnOnTotp(totpCode(text, testHouse.now()), member.session.token),
    );
    testHouse.advance(STEP_MS);
    const totp = () => ({ kind: "totp", code: totpCode(text, testHouse.now()) }) as const;
    const signIn = (secondFactor: SecondFactorProof = totp()) =>
      testHouse.house.visitors.signIn({ username: "member1", password: "secret1234", secondFactor });
    return { ...testHouse, ...member, text, recoveryCodes, totp, signIn };
  }

  it("leaves neither the secret nor a recovery code in the journal", async () => {
    const { journal, text, recoveryCodes, totp, signIn } = await memberWithFactor();
    unwrap(await signIn(totp()));
    unwrap(await signIn({ kind: "recovery-code", code: recoveryCodes[0] ?? "" }));
    const written = JSON.stringify(await eventsOf(journal));
    for (const hidden of [text, ...recoveryCodes]) expect(written.toLowerCase()).not.toContain(hidden.toLowerCase());
    expect(written).toContain("totp-turned-on");
  });

  it("signs in once with one code, also when many try it at the same time", async () => {
    const { signIn, totp } = await memberWithFactor();
    const code = totp();
    const codes = (await Promise.all([1, 2, 3, 4].map(() => signIn(code)))).map(codeOf);
    expect(codes.sort()).toEqual(["ok", "second-factor-used", "second-factor-used", "second-factor-used"]);
  });

  it("is locked by wrong codes, which right passwords between them do not clear", async () => {
    const { signIn, advance } = await memberWithFactor();
    const wrong = { kind: "totp", code: "000000" } as const;
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push(codeOf(await signIn(wrong)));
    expect(codes.slice(0, 4)).toEqual(Array(4).fill("second-factor-wrong"));
    expect(codes[5]).toBe("sign-in-locked");
    expect(codeOf(await signIn())).toBe("sign-in-locked");
    advance(16 * 60_000);
    expect(codeOf(await signIn())).toBe("ok");
  });

  it("sends a withdrawal again under its key after confirming, which has one effect", async () => {
    const { service, session, totp, now } = await memberWithFactor();
    const key = newKey();
    const withdraw = () => service.requestWithdrawal(baht(100), key, session.token);
    expect(codeOf(await withdraw())).toBe("second-factor-required");
    expect(unwrap(await service.confirmSession(totp(), session.token)) - now()).toBe(CONFIRMED_MS);
    const { id } = unwrap(await withdraw());
    expect(unwrap(await withdraw()).id).toBe(id);
    expect(await service.withdrawals()).toHaveLength(1);
  });

  it("withdraws and changes the password in a confirmed session only, for five minutes", async () => {
    const { service, session, signIn, totp, advance } = await memberWithFactor();
    const withdraw = (token?: string) => service.requestWithdrawal(baht(100), newKey(), token);
    const change = { oldPassword: "secret1234", newPassword: "other-9876", confirmPassword: "other-9876" };
    expect(codeOf(await withdraw())).toBe("second-factor-required");
    expect(codeOf(await withdraw(session.token))).toBe("second-factor-required");
    expect(codeOf(await service.changePassword(change, session.token, undefined))).toBe("second-factor-required");
    const other = unwrap(await signIn());
    expect(codeOf(await withdraw(session.token))).toBe("second-factor-required");
    expect(codeOf(await withdraw(other.token))).toBe("ok");
    advance(STEP_MS);
    unwrap(await service.confirmSession(totp(), session.token));
    advance(CONFIRMED_MS - 1);
    expect(codeOf(await withdraw(session.token))).toBe("ok");
    advance(1);
    expect(codeOf(await withdraw(session.token))).toBe("second-factor-required");
    unwrap(await service.confirmSession(totp(), session.token));
    expect(codeOf(await service.changePassword(change, session.token, undefined))).toBe("ok");
  });
});
