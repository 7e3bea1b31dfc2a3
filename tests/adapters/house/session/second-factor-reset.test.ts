import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Command, type MemberState, memberEngine } from "../../../../adapters/house/house.ts";
import { isSecondFactorOn, type VerifiedProof } from "../../../../adapters/house/session/second-factor/proof-rules.ts";
import { RESET_WAIT_MS } from "../../../../adapters/house/staff/staff.ts";
import type { SecondFactorProof } from "../../../../core/session/second-factor/model.ts";
import { HOUR_MS, type Instant, MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { always } from "../../../always.ts";
import { STEP_MS, totpCode } from "../../totp-code.ts";
import { CONTEXT, NOW, REGISTERED } from "../given.ts";
import { createFakePush, pushAddressOf } from "../push/fake-push.ts";
import { codeOf, joinHouse, openTestHouse, unwrap } from "../test-house.ts";

const confirmation = { tokenHash: "token" };

/** A member with an app, whose device takes pushes. */
async function memberWithFactor() {
  const push = createFakePush();
  const opened = await openTestHouse({ push: push.sender });
  const member = await joinHouse(opened.house);
  unwrap(await member.service.subscribePush(pushAddressOf(1), member.session.token));
  const { secret } = unwrap(await member.service.beginTotp("secret1234", member.session.token));
  const [recovery = ""] = unwrap(await member.service.turnOnTotp(totpCode(secret, opened.now()), member.session.token));
  opened.advance(STEP_MS);
  push.sent.length = 0;
  const totp = () => ({ kind: "totp", code: totpCode(secret, opened.now()) }) as const;
  const signIn = (secondFactor?: SecondFactorProof) =>
    opened.house.visitors.signIn({
      username: "member1",
      password: "secret1234",
      ...(secondFactor && { secondFactor }),
    });
  const topics = async () => {
    const page = unwrap(await member.service.inbox({ group: "news", cursor: undefined, limit: 10 }));
    return page.items.map(({ topic }) => topic).filter((topic) => /reset|ended/.test(topic));
  };
  const staff = opened.house.staffAs({ by: "มานี" });
  return { ...opened, ...member, ...push, totp, recovery, signIn, topics, staff };
}

describe("a reset of second factors by staff", () => {
  it("takes effect after a day, of which the member is told before and after", async () => {
    const { staff, id, now, advance, signIn, topics, sent, house, service, totp } = await memberWithFactor();
    const dueAt = unwrap(await staff.resetSecondFactor(id));
    expect(dueAt - now()).toBe(RESET_WAIT_MS);
    expect(RESET_WAIT_MS).toBe(24 * HOUR_MS);
    expect(await topics()).toEqual(["second-factor-reset-requested"]);
    advance(RESET_WAIT_MS - 1);
    expect(codeOf(await signIn())).toBe("second-factor-required");
    advance(1);
    const late = totp();
    expect(codeOf(await signIn())).toBe("ok");
    expect(await topics()).toEqual(["second-factor-ended", "second-factor-reset-requested"]);
    expect(await service.secondFactor()).toEqual({ totpSince: undefined, recoveryCodesLeft: 0, passkeys: [] });
    expect(codeOf(await service.confirmSession(late, "any"))).toBe("second-factor-changed");
    await house.close();
    expect(sent.map(({ topic, id: about }) => [topic, about])).toEqual([
      ["second-factor-reset-requested", ""],
      ["second-factor-ended", ""],
    ]);
  });

  it.each(["a code of the app", "a recovery code", "a confirmation"])("ends when somebody shows %s", async (what) => {
    const { staff, id, advance, signIn, topics, totp, recovery, service, session } = await memberWithFactor();
    unwrap(await staff.resetSecondFactor(id));
    advance(HOUR_MS);
    expect(codeOf(await signIn({ kind: "totp", code: "000000" }))).toBe("second-factor-wrong");
    if (what === "a confirmation") unwrap(await service.confirmSession(totp(), session.token));
    else unwrap(await signIn(what === "a recovery code" ? { kind: "recovery-code", code: recovery } : totp()));
    expect(await topics()).toEqual(["second-factor-reset-cancelled", "second-factor-reset-requested"]);
    advance(2 * RESET_WAIT_MS);
    expect(codeOf(await signIn())).toBe("second-factor-required");
    unwrap(await signIn(totp()));
    expect((await topics()).length).toBe(2);
  });

  it("keeps the time of the first request, and is refused without a factor", async () => {
    const { staff, id, advance, signIn } = await memberWithFactor();
    const dueAt = unwrap(await staff.resetSecondFactor(id));
    advance(RESET_WAIT_MS / 2);
    expect(unwrap(await staff.resetSecondFactor(id, HOUR_MS))).toBe(dueAt);
    advance(RESET_WAIT_MS / 2);
    expect(codeOf(await staff.resetSecondFactor(id))).toBe("second-factor-changed");
    expect(codeOf(await signIn())).toBe("ok");
    expect(codeOf(await staff.endSecondFactors(id))).toBe("second-factor-changed");
  });

  it("is in the audit log with the name of who did it, also one that is refused", async () => {
    const { staff, id, house, advance } = await memberWithFactor();
    unwrap(await staff.resetSecondFactor(id));
    advance(MINUTE_MS);
    unwrap(await staff.endSecondFactors(id));
    await staff.resetSecondFactor(id);
    const page = await house.audit.page({ member: id, cursor: undefined, limit: 3 });
    expect(page?.items.map(({ action, outcome, actor, staff: by }) => [action, outcome, actor, by])).toEqual([
      ["reset-second-factor", "second-factor-changed", "staff", "มานี"],
      ["end-second-factors", "done", "staff", "มานี"],
      ["reset-second-factor", "done", "staff", "มานี"],
    ]);
  });
});

const STEPS = [0, HOUR_MS, RESET_WAIT_MS / 2, RESET_WAIT_MS] as const;
const proofOf = (step: number): VerifiedProof => ({ kind: "totp", sealedSecret: "secret", step });
const action = fc.record({
  waitMs: fc.constantFrom(...STEPS),
  does: fc.constantFrom("reset", "prove", "read", "turn off", "turn on"),
});

describe("in every sequence of requests, proofs and waits", () => {
  it("staff end a factor only a day after they asked, and only if nobody has shown one since", () => {
    always([fc.array(action, { minLength: 10, maxLength: 40 })], (actions) => {
      let state: MemberState = [REGISTERED].reduce(memberEngine.evolve, memberEngine.initial);
      let now: Instant = NOW;
      let step = 0;
      // A naive model: since when a reset waits that nothing has cancelled.
      let on = false;
      let asked: Instant | undefined;
      const decide = (command: Command) => {
        const decision = memberEngine.decide(state, command, { ...CONTEXT, now });
        if (decision.ok) state = decision.value.reduce(memberEngine.evolve, state);
        return decision.ok;
      };
      for (const { waitMs, does } of actions) {
        now = plus(now, waitMs);
        state = memberEngine.dueEvents(state, now, { mode: "waiting" }).reduce(memberEngine.evolve, state);
        if (asked !== undefined && now - asked >= RESET_WAIT_MS) [on, asked] = [false, undefined];
        expect(isSecondFactorOn(state.secondFactor)).toBe(on);
        step += 1;
        const proof = on ? proofOf(step) : undefined;
        if (does === "reset") {
          expect(decide({ type: "request-second-factor-reset", waitMs: RESET_WAIT_MS })).toBe(on);
          if (on) asked ??= now;
        } else if (does === "turn on" && !on) {
          decide({ type: "begin-totp", sealedSecret: "secret", passwordHash: "hash", confirmation });
          on = decide({ type: "turn-on-totp", sealedSecret: "secret", step, recoveryCodes: [], confirmation });
        } else if (does === "turn off") {
          decide({ type: "turn-off-totp", passwordHash: "hash", proof });
          [on, asked] = [false, undefined];
        } else if (does === "prove" && on) {
          expect(decide({ type: "confirm-session", tokenHash: "token", proof })).toBe(true);
          asked = undefined;
        }
      }
    });
  });
});
