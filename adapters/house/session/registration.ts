import {
  parseBankAccount,
  parsePassword,
  parsePersonName,
  parsePhone,
  parseUsername,
} from "../../../core/rules/member-fields.ts";
import { type MemberId, memberId, type Registration, type Session } from "../../../core/session/model.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { MaybeIntent } from "../engine/answer.ts";
import type { Register } from "../engine/commands.ts";
import type { Answered } from "../engine/events.ts";
import { memberOfStream } from "../engine/member-streams.ts";
import { answeredBy, type ServiceContext, whileOpen } from "../engine/service-context.ts";
import type { Sessions } from "./sessions.ts";

type Outcome = Promise<Result<Session, Refusal>>;
type Fields = Register["registration"];

export type RegisterMember = (registration: Registration, key: MaybeIntent) => Outcome;

export function createRegistration(
  context: ServiceContext,
  sessions: Sessions,
  findInviter: (code: string) => Promise<MemberId | undefined>,
): RegisterMember {
  const { journal, streams, passwords, newId, banks, queue } = context;

  /** The account exists; what may differ from the first time is what the stream doesn't tell: the password. */
  async function repeat(id: string, password: string, intent: Answered): Outcome {
    const { account, passwordHash } = await streams.peek(id);
    const same =
      account?.intent?.fingerprint === intent.fingerprint && (await passwords.verify(password, passwordHash));
    return same ? sessions.open(memberId(id), passwordHash) : err(refuse("key-reused"));
  }

  async function registeredUnder(intent: Answered | undefined): Promise<string | undefined> {
    const stream = intent && (await journal.holder({ kind: "registration", value: intent.key }));
    return stream && memberOfStream(stream);
  }

  async function register(fields: Fields, password: string, intent: Answered | undefined): Outcome {
    const earlier = await registeredUnder(intent);
    if (earlier && intent) return repeat(earlier, password, intent);
    const open = await whileOpen(context);
    if (!open.ok) return open;
    const { bank, accountNumber, inviterCode } = fields;
    const invitedBy = inviterCode ? await findInviter(inviterCode) : undefined;
    if (inviterCode && !invitedBy) return err(at("inviterCode", refuse("inviter-unknown")));
    if ((await banks.accountName(bank, accountNumber)) === undefined) {
      return err(at("accountNumber", refuse("bank-account-unknown")));
    }
    const id = memberId(newId());
    const passwordHash = await passwords.hash(password);
    const { outcome } = await streams.execute(id, {
      type: "register",
      id,
      accountId: newId(),
      registration: fields,
      passwordHash,
      invitedBy,
      intent,
    });
    if (outcome.ok) return sessions.open(id, passwordHash);
    // Another process may have been first with the very same registration.
    const now = await registeredUnder(intent);
    return now && intent ? repeat(now, password, intent) : outcome;
  }

  return async (registration, key) => {
    const read = readFields(registration);
    if (!read.ok) return read;
    const { password, ...fields } = read.value;
    const intent = answeredBy(key, "register", fields);
    const turn = () => register(fields, password, intent);
    return intent ? queue.run(`registration:${intent.key}`, turn) : turn();
  };
}

/** Reads every field by core's own rules; the first that is wrong is refused under its name. */
function readFields(registration: Registration): Result<Registration, Refusal> {
  const { bank, inviterCode, campaign } = registration;
  const username = parseUsername(registration.username);
  if (!username.ok) return err(at("username", username.error));
  const password = parsePassword(registration.password);
  if (!password.ok) return err(at("password", password.error));
  const name = parsePersonName(registration.name);
  if (!name.ok) return err(at("name", name.error));
  const phone = parsePhone(registration.phone);
  if (!phone.ok) return err(at("phone", phone.error));
  const accountNumber = parseBankAccount(registration.accountNumber);
  if (!accountNumber.ok) return err(at("accountNumber", accountNumber.error));
  return ok({
    username: username.value,
    password: password.value,
    name: name.value,
    phone: phone.value,
    bank,
    accountNumber: accountNumber.value,
    ...(inviterCode && { inviterCode }),
    ...(campaign && { campaign: { team: campaign.team, marketing: campaign.marketing } }),
  });
}
