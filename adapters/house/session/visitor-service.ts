import { maskName } from "../../../core/rules/masking.ts";
import { parseBankAccount, parsePhone, parseUsername } from "../../../core/rules/member-fields.ts";
import { type Availability, type MemberId, memberId } from "../../../core/session/model.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { memberOfStream } from "../engine/member-streams.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import { usernameClaim } from "../engine/unique-keys.ts";
import type { VisitorService } from "../house.ts";
import type { Claim } from "../ports/journal.ts";
import { createRegistration } from "./registration.ts";
import type { Sessions } from "./sessions.ts";

export function createVisitorService(context: ServiceContext, sessions: Sessions): VisitorService {
  const { journal, streams, banks } = context;

  async function availability(claim: Claim): Promise<Availability> {
    return (await journal.holder(claim)) === undefined ? "free" : "taken";
  }

  async function findInviter(code: string): Promise<MemberId | undefined> {
    const stream = await journal.holder({ kind: "affiliate-code", value: code.trim().toUpperCase() });
    const id = stream && memberOfStream(stream);
    return id ? memberId(id) : undefined;
  }

  return {
    signIn: (credentials) => sessions.signIn(credentials),
    signOut: (token) => sessions.signOut(token),
    register: createRegistration(context, sessions, findInviter),
    checkPhone: (phone) => availability({ kind: "phone", value: read(parsePhone, phone) }),
    checkUsername: (username) =>
      availability({ kind: "username", value: usernameClaim(read(parseUsername, username)) }),
    checkBankAccount: (number) => availability({ kind: "bank-account", value: read(parseBankAccount, number) }),
    async inviter(code) {
      const id = await findInviter(code);
      const account = id && (await streams.peek(id)).account;
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

/** The value as claims know it; one that is malformed is nobody's. */
function read(parse: typeof parsePhone, text: string): string {
  const parsed = parse(text);
  return parsed.ok ? parsed.value : text;
}
