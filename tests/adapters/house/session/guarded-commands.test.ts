import { describe, expect, it } from "vitest";
import { type Command, GUARDED_COMMANDS, type MemberEvent } from "../../../../adapters/house/house.ts";
import type { Guard } from "../../../../adapters/house/session/second-factor/guard.ts";
import { SESSION_LIMITS } from "../../../../adapters/house/session/session-limits.ts";
import { GUARDED_ACTIONS, type GuardedAction } from "../../../../core/session/second-factor/model.ts";
import { baht } from "../../../../core/shared/money.ts";
import { type Given, given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

type GuardedName = keyof typeof GUARDED_COMMANDS;

const passkey = { id: "one", name: "one", publicKey: "", signCount: 0, transports: [], origin: "http://localhost" };
const challengeEndsAt = minutesLater(5);
const confirmation = { tokenHash: "token" };
const withPassword = { passwordHash: "hash", confirmation };

/** Each command in a state in which nothing else refuses it: with a key where it can have one, as a retry of the call has. */
const COMMANDS: { readonly [Name in GuardedName]: Extract<Command, { readonly type: Name }> } = {
  "open-session": { type: "open-session", tokenHash: "token", passwordHash: "hash", limits: SESSION_LIMITS },
  "confirm-session": { type: "confirm-session", tokenHash: "token", proof: undefined },
  "recover-password": { type: "recover-password", ticketHash: "ticket", codeHash: "code", to: "new hash" },
  "begin-totp": { type: "begin-totp", sealedSecret: "secret", ...withPassword },
  "turn-on-totp": { type: "turn-on-totp", sealedSecret: "secret", step: 1, recoveryCodes: [], confirmation },
  "turn-off-totp": { type: "turn-off-totp", passwordHash: "hash", proof: undefined },
  "begin-passkey": { type: "begin-passkey", ...withPassword },
  "add-passkey": {
    type: "add-passkey",
    passkey: { ...passkey, id: "two" },
    proof: { kind: "registration", challenge: "c", challengeEndsAt },
    recoveryCodes: [],
    confirmation,
  },
  "remove-passkey": { type: "remove-passkey", passkeyId: "one", confirmation },
  "change-password": {
    type: "change-password",
    from: "hash",
    to: "new hash",
    keepTokenHash: "token",
    confirmation,
    intent: INTENT,
  },
  "request-withdrawal": { type: "request-withdrawal", amount: baht(200), confirmation, intent: INTENT },
  "retry-withdrawal": { type: "retry-withdrawal", id: "W-1", confirmation, intent: INTENT },
};

const bonus: MemberEvent = { type: "bonus-granted", at: NOW, id: "B-1", title: "โบนัส", amount: baht(5_000), points: 0 };
const account = { uuid: "account-1", bank: "004", bankName: "กสิกรไทย", accountNumber: "1230000001" } as const;
const past = given(
  REGISTERED,
  bonus,
  { type: "recovery-begun", at: NOW, ticketHash: "ticket", codeHash: "code", endsAt: minutesLater(10), ended: [] },
  { type: "withdrawal-requested", at: NOW, id: "W-1", amount: baht(200), account },
  { type: "withdrawal-rejected", at: NOW, id: "W-1", amount: baht(200), reason: "บัญชีปิด" },
);
const withTotp = past.and({ type: "totp-turned-on", at: NOW, sealedSecret: "old", step: 1, recoveryCodes: ["code"] });
const withPasskey = past.and(
  { type: "totp-begun", at: NOW, sealedSecret: "secret" },
  { type: "passkey-added", at: NOW, passkey, recoveryCodes: ["code"] },
);
const proof = { kind: "recovery-code", hash: "code" } as const;
const confirmed = (of: Given, tokenHash = "token") =>
  of.and({
    type: "second-factor-used",
    at: NOW,
    proof: { ...proof, hash: "other" },
    tokenHash,
    until: minutesLater(5),
  });

const rows = Object.entries(GUARDED_COMMANDS) as (readonly [GuardedName, Guard])[];

describe.each(rows)("%s of a member with a second factor", (name, guard) => {
  const command: Command = COMMANDS[name];
  const own = name === "turn-off-totp" ? withTotp : withPasskey;
  const codeIn = (of: Given, given: Command = command, secondFactorFor: readonly GuardedAction[] = GUARDED_ACTIONS) => {
    const answer = of.when(given, { secondFactorFor });
    return "code" in answer ? answer.code : "ok";
  };

  it("is refused without a confirmation, in another session's, after its end and without a session", () => {
    for (const factor of [withTotp, withPasskey]) expect(codeIn(factor)).toBe("second-factor-required");
    const { confirmation: _, ...without } = { confirmation, ...command };
    for (const each of [command, { ...command, confirmation: { tokenHash: undefined } }, without as Command]) {
      expect(codeIn(confirmed(own, "other"), each)).toBe("second-factor-required");
      expect(own.when(each, { now: minutesLater(5) })).toMatchObject({ code: "second-factor-required" });
    }
  });

  it("is done with one", () => {
    const shown = guard === "proof" ? ({ ...command, proof } as Command) : command;
    expect(codeIn(guard === "proof" ? own : confirmed(own), shown)).toBe("ok");
  });

  it("asks a member without one for nothing, and asks as the operator says", () => {
    if (name !== "confirm-session" && name !== "turn-off-totp" && name !== "turn-on-totp") {
      expect(codeIn(past)).toBe("ok");
    }
    const isAction = GUARDED_ACTIONS.some((action) => action === guard);
    expect(codeIn(own, command, [])).toBe(isAction ? "ok" : "second-factor-required");
  });
});

it("withdrawals and their retries, the password and every change of a factor are guarded", () => {
  const of = (guard: Guard) => rows.flatMap(([name, each]) => (each === guard ? [name] : []));
  expect(of("withdrawal")).toEqual(["request-withdrawal", "retry-withdrawal"]);
  expect(of("password")).toEqual(["change-password"]);
  expect(of("confirmation")).toEqual(["begin-totp", "turn-on-totp", "begin-passkey", "add-passkey", "remove-passkey"]);
  expect(of("proof")).toEqual(["open-session", "confirm-session", "recover-password", "turn-off-totp"]);
});
