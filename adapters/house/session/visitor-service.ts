import { maskName } from "../../../core/rules/mask-name.ts";
import { parseBankAccount, parsePhone, parseUsername } from "../../../core/rules/member-fields.ts";
import type { Availability, MemberId, Registration } from "../../../core/session/model.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { BankCode } from "../../../core/wallet/banks.ts";
import type { Answer, OptionalKey } from "../engine/answer.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import { usernameKey } from "../engine/unique-keys.ts";
import type { UniqueKey } from "../ports/journal.ts";
import { createRegistration } from "./registration.ts";
import type { OpenedSession, Sessions } from "./sessions.ts";
import type { SignInOrigin } from "./sign-in-origin.ts";

/** The calls that need no session. */
export interface VisitorService extends Pick<Sessions, "signIn" | "signOut"> {
  /**
   * Refuses `*-format`, `*-required`, `*-taken`, `bank-account-unknown`, `inviter-unknown` and `maintenance`. A repeat
   * under the same key opens another session of the same member, because the house stores tokens only as hashes.
   */
  register(registration: Registration, key: OptionalKey, origin?: SignInOrigin): Answer<OpenedSession>;
  checkPhone(phone: string): Promise<Availability>;
  checkUsername(username: string): Promise<Availability>;
  checkBankAccount(accountNumber: string): Promise<Availability>;
  inviter(code: string): Answer<{ readonly maskedName: string }>;
  accountName(bank: BankCode, accountNumber: string): Answer<string>;
}

export function createVisitorService(context: ServiceContext, sessions: Sessions): VisitorService {
  const { streams, banks } = context;

  async function availability(key: UniqueKey): Promise<Availability> {
    return (await streams.findMember(key)) === undefined ? "free" : "taken";
  }

  function findInviter(code: string): Promise<MemberId | undefined> {
    return streams.findMember({ kind: "affiliate-code", value: code.trim().toUpperCase() });
  }

  return {
    signIn: sessions.signIn,
    signOut: sessions.signOut,
    register: createRegistration(context, sessions, findInviter),
    checkPhone: (phone) => availability({ kind: "phone", value: parsedOrRaw(parsePhone, phone) }),
    checkUsername: (username) =>
      availability({ kind: "username", value: usernameKey(parsedOrRaw(parseUsername, username)) }),
    checkBankAccount: (number) => availability({ kind: "bank-account", value: parsedOrRaw(parseBankAccount, number) }),
    async inviter(code) {
      const id = await findInviter(code);
      const account = id && (await streams.readStored(id)).account;
      return account ? ok({ maskedName: maskName(account.name) }) : err(refuse("inviter-unknown"));
    },
    async accountName(bank, accountNumber) {
      const number = parseBankAccount(accountNumber);
      if (!number.ok) return err(at("accountNumber", number.error));
      const name = await banks.accountName(bank, number.value);
      return name === undefined ? err(at("accountNumber", refuse("bank-account-unknown"))) : ok(name);
    },
  };
}

/** Unique keys hold parsed values. A value that does not parse is taken by nobody. */
function parsedOrRaw(parse: typeof parsePhone, text: string): string {
  const parsed = parse(text);
  return parsed.ok ? parsed.value : text;
}
