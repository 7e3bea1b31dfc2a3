import { parsePasswordChange } from "../../../core/rules/member-fields.ts";
import { LANGUAGES, type Language } from "../../../core/sentences/sentences.ts";
import type { ActivityPage, ActivityQuery } from "../../../core/session/activity.ts";
import { type AddressInput, addressWith, parseAddressChange } from "../../../core/session/change-address.ts";
import type { DeviceSession } from "../../../core/session/device-session.ts";
import type { Address, LevelStanding, Member, MemberId, PasswordChange } from "../../../core/session/model.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { activityView } from "../audit/audited.ts";
import type { ServiceContext } from "../context.ts";
import { checkOpen } from "../engine/execute.ts";
import { intentRecord } from "../engine/idempotency.ts";
import type { Answer, BaseEvent, CommandEffect, OptionalKey } from "../engine/model.ts";
import type { LedgerState } from "../wallet/ledger.ts";
import {
  type AccountState,
  accountOf,
  memberView,
  type PasswordChanged,
  type SessionCommand,
  standingOf,
} from "./account.ts";
import { refuseWeakPassword } from "./registration.ts";
import { confirmationOf } from "./second-factor/proof-rules.ts";
import type { Sessions } from "./sessions.ts";

/** A signed-in member's own account. See `SessionPort` for the refusals of each call. */
export interface SessionService {
  profile(): Promise<Member>;
  level(): Promise<LevelStanding>;
  /**
   * Revokes every session but the one of `token`. Wrong old passwords are limited like sign-ins. A change that was made
   * before, under the same key or from the same old password, is answered as done and never as a wrong old password.
   */
  changePassword(change: PasswordChange, token: string, key: OptionalKey): Answer<void>;
  /** The devices with an open session. `token` is that of the device that asks. */
  devices(token: string, language?: Language): Promise<readonly DeviceSession[]>;
  /** See `DevicesPort`. */
  signOutDevice(id: string | undefined, token: string, language?: Language): Promise<readonly DeviceSession[]>;
  /** What was done in the member's name. Refuses `body-invalid` for a cursor that no page returned. */
  activity(query: ActivityQuery, language?: Language): Answer<ActivityPage>;
  /** Undefined until the member enters one. */
  address(): Promise<Address | undefined>;
  /** Returns the whole address. Refuses `address-*` and `postcode-format`. */
  changeAddress(change: AddressInput, key: OptionalKey): Answer<Address>;
  /** Writes nothing when it is the member's language already. */
  chooseLanguage(language: Language): Promise<void>;
}

export interface SessionContext extends ServiceContext<AccountState & LedgerState, SessionCommand> {
  readonly sessions: Sessions;
}

export function createSessionService(context: SessionContext, id: MemberId): SessionService {
  const { streams, passwords, tokens, guard, sessions } = context;
  /** The fingerprint of a change holds no password, so the new one is compared with the hash that the change made. */
  async function repeated(earlier: Result<CommandEffect | undefined, Refusal>, newPassword: string): Answer<void> {
    if (!earlier.ok) return earlier;
    const event = earlier.value?.event;
    const same = event && isPasswordChange(event) && (await passwords.verify(newPassword, event.passwordHash));
    return same ? ok(undefined) : err(refuse("key-reused"));
  }

  return {
    async profile() {
      const { state, now } = await streams.read(id);
      return memberView(state, now, context.levels);
    },
    async level() {
      const { state, now } = await streams.read(id);
      return standingOf(state, now, context.levels);
    },
    async changePassword(change, token, key) {
      const newPassword = parsePasswordChange(change);
      if (!newPassword.ok) return newPassword;
      const intent = intentRecord(key, "change-password");
      const stored = await streams.readStored(id);
      const { passwordHash: from } = stored;
      const earlier = await streams.repeat(id, intent);
      if (earlier) return repeated(earlier.outcome, newPassword.value);
      const open = await checkOpen(context);
      if (!open.ok) return open;
      const { username } = accountOf(stored);
      const weak = await refuseWeakPassword(context, newPassword.value, username, "newPassword");
      if (weak) return err(weak);
      const attempt = { account: `member ${id}`, signedIn: true };
      const order = { from: id, failures: "known" } as const;
      const check = await sessions.checkPassword(attempt, change.oldPassword, from);
      if (!check.ok) return check;
      if (!check.value) {
        // The same change again, without its key: the new password is the current one.
        const made = await guard.work(order, () => passwords.verify(newPassword.value, from));
        const again = made.ok && made.value ? await sessions.checkPassword(attempt, newPassword.value, from) : made;
        return again.ok && again.value ? ok(undefined) : err(at("oldPassword", refuse("password-wrong")));
      }
      const to = await guard.work(order, () => passwords.hash(newPassword.value));
      if (!to.ok) return to;
      const keepTokenHash = await tokens.hash(token);
      const confirmation = await confirmationOf(context, token);
      const command = { type: "change-password", from, to: to.value, keepTokenHash, ...confirmation, intent } as const;
      const { outcome, state } = await streams.execute(id, command);
      await sessions.noteEnded(stored, state);
      return mapOk(outcome, () => undefined);
    },
    devices: (token, language = LANGUAGES[0]) => sessions.devices(id, token, language),
    signOutDevice: (session, token, language = LANGUAGES[0]) => sessions.signOutDevice(id, token, session, language),
    async activity(query, language = LANGUAGES[0]) {
      const page = await context.audit.page({ ...query, member: id });
      if (!page) return err(at("cursor", refuse("body-invalid", { field: "cursor" })));
      return ok({ ...page, items: page.items.map((record) => activityView(record, language)) });
    },
    address: async () => (await streams.readStored(id)).address,
    async changeAddress(input, key) {
      const change = parseAddressChange(input);
      if (!change.ok) return change;
      const intent = intentRecord(key, "change-address", change.value);
      const open = await checkOpen(context);
      // A closed site must not say that nothing happened about what has happened.
      const repeat = open.ok ? undefined : await streams.repeat(id, intent);
      if (!open.ok && !repeat) return open;
      const command = { type: "change-address", change: change.value, intent } as const;
      const { state, outcome } = repeat ?? (await streams.execute(id, command));
      return mapOk(outcome, () => addressWith(state.address, {}));
    },
    async chooseLanguage(language) {
      await streams.execute(id, { type: "choose-language", language });
    },
  };
}

function isPasswordChange(event: BaseEvent): event is PasswordChanged {
  return event.type === "password-changed";
}
