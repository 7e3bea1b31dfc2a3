import { maskName } from "../../../core/rules/mask-name.ts";
import { parseBankAccount, parsePhone, parseUsername } from "../../../core/rules/member-fields.ts";
import { plainInvitation } from "../../../core/rules/normal-forms.ts";
import type { Availability, MemberId, Registration } from "../../../core/session/model.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { BankCode } from "../../../core/wallet/banks.ts";
import type { ServiceContext } from "../context.ts";
import type { Answer, OptionalKey } from "../engine/model.ts";
import type { UniqueKey } from "../ports/journal.ts";
import type { AccountState, SessionCommand } from "./account.ts";
import type { SignInOrigin } from "./caller.ts";
import { createRecovery, type RecoveryCommand, type RecoveryPart, type RecoveryService } from "./recovery.ts";
import { createRegistration } from "./registration.ts";
import type { SecondFactorPart } from "./second-factor/proof-rules.ts";
import type { ResetPart } from "./second-factor/reset.ts";
import type { OpenedSession, Sessions } from "./sessions.ts";

/** The calls that need no session. */
export interface VisitorService extends Pick<Sessions, "signIn" | "signOut">, RecoveryService {
  /**
   * Refuses `*-format`, `*-required`, `*-taken`, `bank-account-unknown`, `inviter-unknown` and `maintenance`. A repeat
   * under the same key opens another session of the same member, because the house stores tokens only as hashes.
   */
  register(registration: Registration, key: OptionalKey, origin?: SignInOrigin): Answer<OpenedSession>;
  /** Like all questions below it refuses `too-many-requests`, and a value that nobody may register. */
  checkPhone(phone: string, caller?: SignInOrigin): Answer<PhoneCheck>;
  checkUsername(username: string, caller?: SignInOrigin): Answer<Availability>;
  checkBankAccount(accountNumber: string, caller?: SignInOrigin): Answer<Availability>;
  inviter(code: string, caller?: SignInOrigin): Answer<{ readonly maskedName: string }>;
  /** Needs the ticket of a `checkPhone`; refuses `registration-not-started` without it. */
  accountName(bank: BankCode, accountNumber: string, ticket: string | undefined, caller?: SignInOrigin): Answer<string>;
}

export interface PhoneCheck {
  readonly availability: Availability;
  /** Shows that a registration is under way. */
  readonly ticket: string;
}

export function createVisitorService(
  context: ServiceContext<AccountState & SecondFactorPart & ResetPart & RecoveryPart, SessionCommand | RecoveryCommand>,
  sessions: Sessions,
): VisitorService {
  const { streams, banks, tokens, visitorLimits } = context;

  /** A value that nobody may register is refused: `free` would be a promise that the registration breaks. */
  async function availability(
    kind: UniqueKey["kind"],
    parsed: Result<string, Refusal>,
    caller: SignInOrigin | undefined,
  ): Answer<Availability> {
    if (!parsed.ok) return parsed;
    const refusal = await visitorLimits.lookUp(caller);
    if (refusal) return err(refusal);
    if ((await streams.findMember({ kind, value: parsed.value })) === undefined) return ok("free");
    await visitorLimits.revealed(caller);
    return ok("taken");
  }

  function findInviter(code: string): Promise<MemberId | undefined> {
    return streams.findMember({ kind: "affiliate-code", value: plainInvitation(code) });
  }

  return {
    signIn: sessions.signIn,
    signOut: sessions.signOut,
    ...createRecovery(context, sessions),
    register: createRegistration(context, sessions, findInviter),
    async checkPhone(phone, caller) {
      const checked = await availability("phone", parsePhone(phone), caller);
      if (!checked.ok) return checked;
      const ticket = tokens.create();
      await visitorLimits.openTicket(ticket);
      return ok({ availability: checked.value, ticket });
    },
    checkUsername: (username, caller) => availability("username", parseUsername(username), caller),
    checkBankAccount: (number, caller) => availability("bank-account", parseBankAccount(number), caller),
    async inviter(code, caller) {
      const refusal = await visitorLimits.lookUp(caller);
      if (refusal) return err(refusal);
      const id = await findInviter(code);
      const account = id && (await streams.readStored(id)).account;
      if (!account) return err(refuse("inviter-unknown"));
      await visitorLimits.revealed(caller);
      return ok({ maskedName: maskName(account.name) });
    },
    async accountName(bank, accountNumber, ticket, caller) {
      const number = parseBankAccount(accountNumber);
      if (!number.ok) return err(at("accountNumber", number.error));
      const refusal = (await visitorLimits.useTicket(ticket)) ?? (await visitorLimits.lookUp(caller));
      if (refusal) return err(refusal);
      const name = await banks.accountName(bank, number.value);
      if (name === undefined) return err(at("accountNumber", refuse("bank-account-unknown")));
      await visitorLimits.revealed(caller);
      return ok(name);
    },
  };
}
