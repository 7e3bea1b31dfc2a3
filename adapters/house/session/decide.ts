import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Decision, DecisionContext, Register, SessionCommand } from "../engine/commands.ts";
import type { IntentRecord, MemberEvent } from "../engine/events.ts";
import { randomLetters } from "../engine/request-id.ts";
import type { MemberState } from "../engine/state.ts";
import type { UniqueKey } from "../ports/journal.ts";
import {
  closeDevice,
  closeOtherSessions,
  closeSession,
  openSession,
  renewSession,
  useSession,
} from "./decide-session.ts";
import { checkConfirmation } from "./second-factor/check-confirmation.ts";
import type { SecondFactorCommand } from "./second-factor/commands.ts";
import { findSession } from "./session-tokens.ts";

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
      return closeSession(state, command, context);
    case "close-device":
      return closeDevice(state, command, context);
    case "use-session":
      return useSession(state, command, context);
    case "renew-session":
      return renewSession(state, command, context);
    case "change-password": {
      const refusal = checkConfirmation(state.secondFactor, command.confirmation, context.now);
      if (refusal) return err(refusal);
      if (command.from !== state.passwordHash) return err(at("oldPassword", refuse("password-wrong")));
      return ok([
        passwordChanged(state, command, context),
        ...closeOtherSessions(state.sessions, command.keepTokenHash, context.now),
      ]);
    }
    case "change-address":
      return ok([{ type: "address-changed", at: context.now, change: command.change, ...named(command) }]);
  }
}

function named({ intent }: { readonly intent: IntentRecord | undefined }) {
  return intent ? { id: intent.key, intent } : {};
}

function passwordChanged(
  state: MemberState,
  command: Extract<SessionCommand, { readonly type: "change-password" }>,
  { now }: DecisionContext,
): MemberEvent {
  const keepDevice = findSession(state, command.keepTokenHash)?.session.device;
  return {
    type: "password-changed",
    at: now,
    passwordHash: command.to,
    ...(keepDevice !== undefined && { keepDevice }),
    ...named(command),
  };
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
