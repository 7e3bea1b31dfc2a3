import { instant, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { totpCode as codeOfApp } from "../../flow/run/start-values.ts";
import { deviates, notChecked, same } from "../engine/findings.ts";
import type { Law, Member, Trial } from "../engine/law.ts";
import { withdrawalOf } from "./steps.ts";

/** How long a code of an authenticator app lasts. */
export const STEP_MS = 30_000;

const CONFIRMED_AT_MOST_MS = 3_600_000;
const MOST_TRIES = 10;

/** The authenticator app and its recovery codes. */
export const SECOND_FACTOR_LAWS: readonly Law[] = [
  {
    id: "second-factor/sign-in-needs-a-code",
    sentence:
      "With an authenticator app, a password alone or with a wrong code signs nobody in, and each code of the app works once.",
    needs: ["writes", "clock"],
    rows: ["beginTotp", "turnOnTotp", "login"],
    async run(trial) {
      const { member, nextCode, wrongCode } = await protectedMember(trial);
      const { username, password } = member;
      const signIn = (code: string, secret = password) => ({
        body: { username, password: secret, secondFactor: byApp(code) },
      });
      await trial.visitor.refused("login", { body: { username, password } }, "second-factor-required");
      await trial.visitor.refused("login", signIn(await wrongCode()), "second-factor-wrong");
      const code = await nextCode();
      await trial.visitor.get("login", signIn(code));
      await trial.visitor.refused("login", signIn(code), "second-factor-used", "second-factor-wrong");
      await trial.visitor.refused("login", signIn(await nextCode(), "wrong-password-1"), "credentials-wrong");
    },
  },
  {
    id: "second-factor/setup-begins-with-a-code",
    sentence:
      "An authenticator app is off until a code of it turns it on: the password is needed, a wrong code changes nothing, and only the latest secret counts.",
    needs: ["writes", "clock"],
    rows: ["secondFactor", "beginTotp", "turnOnTotp", "login"],
    async run({ member, visitor, clock }) {
      const one = await member();
      const { username, password } = one;
      await one.refused("beginTotp", { body: { password: "wrong-password-1" } }, "password-wrong");
      const earlier = await one.get("beginTotp", { body: { password } });
      const { secret } = await one.get("beginTotp", { body: { password } });
      const now = await clock.now();
      same("whether two secrets are the same", false, earlier.secret === secret);
      await one.refused("turnOnTotp", { body: { code: wrongCode(secret, now) } }, "second-factor-wrong");
      await one.refused("turnOnTotp", { body: { code: totpCode(earlier.secret, now) } }, "second-factor-wrong");
      same(
        "the start of the app before its first code",
        false,
        typeof (await one.get("secondFactor")).totpSince === "string",
      );
      await visitor.get("login", { body: { username, password } });
      const { recoveryCodes } = await one.get("turnOnTotp", { body: { code: totpCode(secret, now) } });
      const status = await one.get("secondFactor");
      same("the start of the app after its first code", true, typeof status.totpSince === "string");
      same("the recovery codes that are left", recoveryCodes.length, status.recoveryCodesLeft);
      await one.refused("beginTotp", { body: { password } }, "second-factor-changed", "second-factor-required");
    },
  },
  {
    id: "second-factor/recovery-codes-work-once",
    sentence: "Each recovery code signs its own member in once, and the number of codes that are left falls by one.",
    needs: ["writes", "clock", "two members"],
    rows: ["secondFactor", "turnOnTotp", "login"],
    async run(trial) {
      const [one, other] = [await protectedMember(trial), await protectedMember(trial)];
      const { username, password } = one.member;
      const [first = "", second = ""] = one.recoveryCodes;
      const [theirs = ""] = other.recoveryCodes;
      same("different recovery codes", one.recoveryCodes.length, new Set(one.recoveryCodes).size);
      const signIn = (code: string) => ({ body: { username, password, secondFactor: byRecoveryCode(code) } });
      const left = async () => (await one.member.get("secondFactor")).recoveryCodesLeft;
      await trial.visitor.refused("login", signIn(theirs), "second-factor-wrong");
      await trial.visitor.get("login", signIn(first));
      same("the recovery codes left after one", one.recoveryCodes.length - 1, await left());
      await trial.visitor.refused("login", signIn(first), "second-factor-wrong", "second-factor-used");
      await trial.visitor.get("login", signIn(second));
      same("the recovery codes left after two", one.recoveryCodes.length - 2, await left());
      same(
        "the other member's codes",
        other.recoveryCodes.length,
        (await other.member.get("secondFactor")).recoveryCodesLeft,
      );
    },
  },
  {
    id: "second-factor/money-needs-a-confirmation",
    sentence:
      "A member with an authenticator app withdraws in a session that a code has confirmed, until the moment that the reply names; other sessions stay unconfirmed.",
    needs: ["writes", "funds", "clock"],
    rows: ["confirmSession", "withdraw", "getCredit"],
    async run(trial) {
      const { clock } = trial;
      const { member, nextCode, wrongCode } = await protectedMember(trial, 100_000);
      const { username, password } = member;
      const body = { username, password, secondFactor: byApp(await nextCode()) };
      const { token } = await trial.visitor.get("login", { body });
      const later = member.withToken(token);
      // A sign-in with a code may confirm its session, too.
      await clock.advance(CONFIRMED_AT_MOST_MS);
      const unconfirmed = await member.ask("withdraw", { body: { amount: 10 } });
      if (unconfirmed.ok && trial.secondFactorFor?.includes("withdrawal") !== true) {
        notChecked("withdrawals need no confirmation here");
      }
      same("a withdrawal without a confirmation", false, unconfirmed.ok);
      await later.refused("withdraw", { body: { amount: 10 } }, "second-factor-required");
      same("the credit after the refusals", 100_000, await later.credit());
      await later.refused(
        "confirmSession",
        { body: { secondFactor: byApp(await wrongCode()) } },
        "second-factor-wrong",
      );
      const { until } = await later.get("confirmSession", { body: { secondFactor: byApp(await nextCode()) } });
      await withdrawalOf(later, 1_000);
      await member.refused("withdraw", { body: { amount: 10 } }, "second-factor-required");
      const end = parseInstant(until) ?? notChecked("the confirmation names no end");
      await clock.to(instant(end - 1));
      await withdrawalOf(later, 2_000);
      await clock.to(end);
      await later.refused("withdraw", { body: { amount: 10 } }, "second-factor-required");
      same("the credit", 97_000, await later.credit());
    },
  },
  {
    id: "second-factor/changes-need-a-confirmation",
    sentence:
      "A member with an authenticator app begins, adds and removes a passkey in a session that a code has confirmed only; the password is not enough.",
    needs: ["writes", "clock"],
    rows: ["beginPasskey", "addPasskey", "removePasskey", "confirmSession"],
    async run(trial) {
      const { member, nextCode } = await protectedMember(trial);
      const begin = { body: { password: member.password, origin: "http://localhost" } };
      await trial.clock.advance(CONFIRMED_AT_MOST_MS);
      const begun = await member.ask("beginPasskey", begin);
      if (!begun.ok && begun.code === "passkey-unavailable") notChecked("no passkeys for localhost here");
      await member.refused("beginPasskey", begin, "second-factor-required");
      await member.refused("removePasskey", { body: { id: "none" } }, "second-factor-required");
      const credential = { body: { name: "phone", credential: "{}" } };
      await member.refused("addPasskey", credential, "second-factor-required", "second-factor-wrong");
      await member.get("confirmSession", { body: { secondFactor: byApp(await nextCode()) } });
      await member.get("beginPasskey", begin);
      same("the passkeys", 0, (await member.get("secondFactor")).passkeys?.length ?? 0);
    },
  },
  {
    id: "second-factor/turns-off-with-both",
    sentence:
      "The authenticator app turns off with the right password and a right code together; then the password alone signs in.",
    needs: ["writes", "clock"],
    rows: ["turnOffTotp", "secondFactor", "login"],
    async run(trial) {
      const { member, nextCode, wrongCode, recoveryCodes } = await protectedMember(trial);
      const { username, password } = member;
      const off = (code: string, secret = password) => ({ body: { password: secret, secondFactor: byApp(code) } });
      await member.refused("turnOffTotp", off(await nextCode(), "wrong-password-1"), "password-wrong");
      await member.refused("turnOffTotp", off(await wrongCode()), "second-factor-wrong");
      await trial.visitor.refused("login", { body: { username, password } }, "second-factor-required");
      await member.get("turnOffTotp", off(await nextCode()));
      const status = await member.get("secondFactor");
      same(
        "the app and its recovery codes",
        [false, 0],
        [typeof status.totpSince === "string", status.recoveryCodesLeft],
      );
      await trial.visitor.get("login", { body: { username, password } });
      const [old = ""] = recoveryCodes;
      const again = { password, secondFactor: byRecoveryCode(old) };
      await member.refused("turnOffTotp", { body: again });
    },
  },
  {
    id: "second-factor/wrong-codes-are-limited",
    sentence: "Nobody can try all codes: wrong ones, right ones then too, are refused after at most 10 tries.",
    needs: ["writes", "clock"],
    rows: ["confirmSession", "login"],
    async run(trial) {
      const { member, earlyCode, wrongCode } = await protectedMember(trial);
      for (let tries = 0, code = ""; code !== "sign-in-locked"; tries += 1) {
        if (tries === MOST_TRIES)
          deviates("POST /api/auth/second-factor/confirm", `a lock after ${tries} wrong codes`, code);
        const body = { secondFactor: byApp(await wrongCode()) };
        ({ code } = await member.refused("confirmSession", { body }));
      }
      const body = { secondFactor: byApp(await earlyCode()) };
      await member.refused("confirmSession", { body }, "sign-in-locked");
    },
  },
];

/** What an authenticator app shows at a time (RFC 6238): six digits, 30 seconds, SHA-1. */
export function totpCode(secret: string, at: number): string {
  return codeOfApp(secret, instant(at), 0) ?? notChecked("the secret is none of an authenticator app");
}

/** A code that is wrong now. */
function wrongCode(secret: string, at: number): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => totpCode(secret, at + steps * STEP_MS));
  return ["314159", "271828", "161803", "141421", "577215", "662607"].find((code) => !near.includes(code)) ?? "000000";
}

interface Protected {
  readonly member: Member;
  readonly recoveryCodes: readonly string[];
  /** The next code of the app, which nobody has used. The clock moves on by the time of one code. */
  readonly nextCode: () => Promise<string>;
  /** The code of the next 30 seconds, which most backends accept now, too. The clock stays. */
  readonly earlyCode: () => Promise<string>;
  /** A code that is wrong now. */
  readonly wrongCode: () => Promise<string>;
}

/** A new member with an authenticator app. */
async function protectedMember({ member, clock }: Trial, credit = 0): Promise<Protected> {
  const one = await member({ credit });
  const { secret } = await one.get("beginTotp", { body: { password: one.password } });
  const nextCode = async () => {
    await clock.advance(STEP_MS);
    return totpCode(secret, await clock.now());
  };
  const { recoveryCodes } = await one.get("turnOnTotp", { body: { code: await nextCode() } });
  const earlyCode = async () => totpCode(secret, (await clock.now()) + STEP_MS);
  const codes = { nextCode, earlyCode, wrongCode: async () => wrongCode(secret, await clock.now()) };
  return { member: one, recoveryCodes, ...codes };
}

export function byApp(code: string) {
  return { kind: "totp", code } as const;
}

function byRecoveryCode(code: string) {
  return { kind: "recovery-code", code } as const;
}
