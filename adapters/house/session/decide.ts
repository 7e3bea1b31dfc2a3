import { DAY_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Decision, DecisionContext, OpenSession, Register, SessionCommand } from "../engine/commands.ts";
import type { MemberEvent } from "../engine/events.ts";
import { randomLetters } from "../engine/request-id.ts";
import type { MemberState } from "../engine/state.ts";
import type { UniqueKey } from "../ports/journal.ts";
import { checkConfirmation } from "./second-factor/check-confirmation.ts";
import type { SecondFactorCommand } from "./second-factor/commands.ts";
import { judgeProof, usedProof } from "./second-factor/judge-proof.ts";

export const SESSION_MS = 30 * DAY_MS;
/** One more session closes the oldest. */
export const MAX_SESSIONS = 20;

export function decideSession(
  state: MemberState,
  command: Exclude<SessionCommand, SecondFactorCommand>,
  context: DecisionContext,
): Decision {
  switch (command.type) {
    case "register":
      return register(command, context);
    case "open-session":
      // The password may have changed since it was verified.
      if (command.passwordHash !== state.passwordHash) return err(refuse("credentials-wrong"));
      return openSession(state, command, context);
    case "close-session":
      return ok(state.sessions.has(command.tokenHash) ? [sessionClosed(command.tokenHash, context)] : []);
    case "change-password": {
      const refusal = checkConfirmation(state.secondFactor, command.confirmation, context.now);
      if (refusal) return err(refusal);
      if (command.from !== state.passwordHash) return err(at("oldPassword", refuse("password-wrong")));
      return ok([
        { type: "password-changed", at: context.now, passwordHash: command.to },
        ...[...state.sessions.keys()]
          .filter((hash) => hash !== command.keepTokenHash)
          .map((hash) => sessionClosed(hash, context)),
      ]);
    }
    case "change-address":
      return ok([{ type: "address-changed", at: context.now, change: command.change }]);
  }
}

function register(command: Register, { now, random, takenKeys }: DecisionContext): Decision {
  for (const key of takenKeys) {
    const refusal = takenRefusal(key.kind);
    if (refusal) return err(refusal);
  }
  const { registration, id, accountId, passwordHash, invitedBy, intent } = command;
  const { username, name, phone, bank, accountNumber, campaign, consentVersion } = registration;
  return ok([
    {
      type: "registered",
      at: now,
      id,
      username,
      name,
      phone,
      bank,
      accountNumber,
      accountId,
      passwordHash,
      affiliateCode: command.affiliateCode ?? randomLetters(8, random),
      ...(invitedBy && { invitedBy }),
      ...(campaign && { campaign }),
      ...(consentVersion && { consentVersion }),
      ...(intent && { intent }),
    },
  ]);
}

function takenRefusal(kind: UniqueKey["kind"]): Refusal | undefined {
  if (kind === "username") return at("username", refuse("username-taken"));
  if (kind === "phone") return at("phone", refuse("phone-taken"));
  if (kind === "registration") return refuse("key-reused");
  if (kind === "bank-account") return at("accountNumber", refuse("bank-account-taken"));
  return undefined;
}

function openSession(state: MemberState, command: OpenSession, context: DecisionContext): Decision {
  const { type: _type, passwordHash: _hash, proof, ...session } = command;
  const refusal = judgeProof(state.secondFactor, proof);
  if (refusal) return err(refusal);
  const oldestFirst = [...state.sessions].sort(([, one], [, other]) => one.expiresAt - other.expiresAt);
  const surplus = oldestFirst.length - MAX_SESSIONS;
  const ended = oldestFirst.filter(([, { expiresAt }], index) => expiresAt <= context.now || index <= surplus);
  return ok([
    ...ended.map(([hash]) => sessionClosed(hash, context)),
    { ...session, type: "session-opened", at: context.now, expiresAt: plus(context.now, SESSION_MS) },
    ...usedProof(state.secondFactor, proof, session.tokenHash, context),
  ]);
}

function sessionClosed(tokenHash: string, { now }: DecisionContext): MemberEvent {
  return { type: "session-closed", at: now, tokenHash };
}
