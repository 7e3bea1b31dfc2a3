import { isLikeUsername } from "../../../core/rules/is-like-username.ts";
import {
  parseBankAccount,
  parsePassword,
  parsePersonName,
  parsePhone,
  parseUsername,
} from "../../../core/rules/member-fields.ts";
import { plainUsername } from "../../../core/rules/normal-forms.ts";
import { type MemberId, memberId, type Registration } from "../../../core/session/model.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { ServiceContext } from "../context.ts";
import { checkOpen } from "../engine/execute.ts";
import { intentRecord } from "../engine/idempotency.ts";
import type { Answer, IntentRecord, OptionalKey } from "../engine/model.ts";
import { type AccountState, type Register, type SessionCommand } from "./account.ts";
import { addressGroup, type SignInOrigin } from "./caller.ts";
import { tryAgain } from "./limits/limit.ts";
import type { OpenedSession, Sessions } from "./sessions.ts";

/** Why a new password is too easy to guess, at the field that holds it. */
export async function refuseWeakPassword(
  { commonPasswords, wordsOfSite }: Pick<ServiceContext, "commonPasswords" | "wordsOfSite">,
  password: string,
  username: string,
  field: "password" | "newPassword",
): Promise<Refusal | undefined> {
  if (isLikeUsername(password, username)) return at(field, refuse("password-like-username"));
  const isGuessed =
    wordsOfSite.some((word) => isLikeUsername(password, word)) || (await commonPasswords.includes(password));
  return isGuessed ? at(field, refuse("password-common")) : undefined;
}

type Fields = Register["registration"];

export type RegisterMember = (
  registration: Registration,
  key: OptionalKey,
  origin?: SignInOrigin,
) => Answer<OpenedSession>;

export function createRegistration(
  context: ServiceContext<AccountState, SessionCommand>,
  sessions: Sessions,
  findInviter: (code: string) => Promise<MemberId | undefined>,
): RegisterMember {
  const { streams, passwords, newId, banks, queue, guard, visitorLimits } = context;

  /** Opens a session when the registration equals the first one. The fingerprint does not contain the password. */
  async function repeat(
    id: MemberId,
    password: string,
    intent: IntentRecord,
    origin: SignInOrigin | undefined,
  ): Answer<OpenedSession> {
    const { account, passwordHash } = await streams.readStored(id);
    if (account?.intent?.fingerprint !== intent.fingerprint) return err(refuse("key-reused"));
    const same = await guard.work({ from: id, failures: "known" }, () => passwords.verify(password, passwordHash));
    // A refusal would say that nothing happened, but the account exists.
    if (!same.ok) throw new Error("too busy to repeat a registration");
    return same.value ? sessions.open(id, passwordHash, origin) : err(refuse("key-reused"));
  }

  async function findRegistered(intent: IntentRecord | undefined): Promise<MemberId | undefined> {
    return intent && streams.findMember({ kind: "registration", value: intent.key });
  }

  async function register(
    fields: Fields,
    password: string,
    intent: IntentRecord | undefined,
    origin: SignInOrigin | undefined,
  ): Answer<OpenedSession> {
    const earlierId = await findRegistered(intent);
    if (earlierId && intent) return repeat(earlierId, password, intent, origin);
    const open = await checkOpen(context);
    if (!open.ok) return open;
    const from = origin?.address === undefined ? "in process" : addressGroup(origin.address);
    const purpose = `register ${plainUsername(fields.username)}`;
    const difficulty = await guard.solved(purpose, origin?.puzzleAnswer);
    const order = { from, failures: 0, purpose, difficulty, signal: origin?.signal };
    const tooMany = await visitorLimits.register(origin, difficulty !== undefined);
    if (tooMany?.ofAll) return err(await guard.refuseStranger(order, tooMany.until));
    if (tooMany) return err(refuse("too-many-requests", tryAgain(tooMany.until, context.clock())));
    const weak = await refuseWeakPassword(context, password, fields.username, "password");
    if (weak) return err(weak);
    const { bank, accountNumber, inviterCode } = fields;
    const invitedBy = inviterCode ? await findInviter(inviterCode) : undefined;
    if (inviterCode && !invitedBy) return err(at("inviterCode", refuse("inviter-unknown")));
    if ((await banks.accountName(bank, accountNumber)) === undefined) {
      return err(at("accountNumber", refuse("bank-account-unknown")));
    }
    const hashed = await guard.work(order, () => passwords.hash(password));
    if (!hashed.ok) return hashed;
    const passwordHash = hashed.value;
    const id = memberId(newId());
    const { outcome } = await streams.execute(id, {
      type: "register",
      id,
      accountId: newId(),
      registration: fields,
      passwordHash,
      invitedBy,
      intent,
    });
    if (outcome.ok) return sessions.open(id, passwordHash, origin);
    // Another process may have run the same registration first.
    const otherId = await findRegistered(intent);
    return otherId && intent ? repeat(otherId, password, intent, origin) : outcome;
  }

  return async (registration, key, origin) => {
    const parsed = parseFields(registration);
    if (!parsed.ok) return parsed;
    const { password, ...fields } = parsed.value;
    const intent = intentRecord(key, "register", fields);
    const run = () => register(fields, password, intent, origin);
    return intent ? queue.run(`registration:${intent.key}`, run) : run();
  };
}

/** Refuses the first wrong field under its name. */
function parseFields(registration: Registration): Result<Registration, Refusal> {
  const { bank, inviterCode, campaign, consentVersion } = registration;
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
    ...(consentVersion && { consentVersion }),
  });
}
