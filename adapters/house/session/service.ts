import { parsePasswordChange } from "../../../core/rules/member-fields.ts";
import { type AddressInput, addressWith, parseAddressChange } from "../../../core/session/change-address.ts";
import type { Address, LevelStanding, Member, MemberId, PasswordChange } from "../../../core/session/model.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk } from "../../../core/shared/result.ts";
import type { Answer } from "../engine/answer.ts";
import { checkOpen, type ServiceContext } from "../engine/service-context.ts";
import { confirmationFor } from "./second-factor/confirmation-for.ts";
import type { Sessions } from "./sessions.ts";
import { accountOf, memberView, standingOf } from "./views.ts";
import { refuseWeakPassword } from "./weak-password.ts";

/** A signed-in member's own account. See `SessionPort` for the refusals of each call. */
export interface SessionService {
  /** Whether this is the member's username, ignoring case. */
  isNamed(username: string): Promise<boolean>;
  profile(): Promise<Member>;
  level(): Promise<LevelStanding>;
  /** Revokes every session but the one of `token`. Wrong old passwords are limited like sign-ins. */
  changePassword(change: PasswordChange, token: string): Answer<void>;
  /** Undefined until the member enters one. */
  address(): Promise<Address | undefined>;
  /** Returns the whole address. Refuses `address-*` and `postcode-format`. */
  changeAddress(change: AddressInput): Answer<Address>;
}

export function createSessionService(context: ServiceContext, sessions: Sessions, id: MemberId): SessionService {
  const { streams, passwords, tokens, guard } = context;
  return {
    async isNamed(username) {
      return accountOf(await streams.readStored(id)).username.toLowerCase() === username.toLowerCase();
    },
    async profile() {
      const { state, now } = await streams.read(id);
      return memberView(state, now);
    },
    async level() {
      const { state, now } = await streams.read(id);
      return standingOf(state, now);
    },
    async changePassword(change, token) {
      const newPassword = parsePasswordChange(change);
      if (!newPassword.ok) return newPassword;
      const stored = await streams.readStored(id);
      const { passwordHash: from } = stored;
      const { username } = accountOf(stored);
      const weak = await refuseWeakPassword(context, newPassword.value, username, "newPassword");
      if (weak) return err(weak);
      const attempt = { account: `member ${id}`, signedIn: true };
      const check = await sessions.checkPassword(attempt, change.oldPassword, from);
      if (!check.ok) return check;
      if (!check.value) return err(at("oldPassword", refuse("password-wrong")));
      const to = await guard.work({ from: id, failures: "known" }, () => passwords.hash(newPassword.value));
      if (!to.ok) return to;
      const keepTokenHash = await tokens.hash(token);
      const confirmation = await confirmationFor(context, "password", token);
      const command = { type: "change-password", from, to: to.value, keepTokenHash, ...confirmation } as const;
      const { outcome } = await streams.execute(id, command);
      return mapOk(outcome, () => undefined);
    },
    address: async () => (await streams.readStored(id)).address,
    async changeAddress(input) {
      const open = await checkOpen(context);
      if (!open.ok) return open;
      const change = parseAddressChange(input);
      if (!change.ok) return change;
      const { state, outcome } = await streams.execute(id, { type: "change-address", change: change.value });
      return mapOk(outcome, () => addressWith(state.address, change.value));
    },
  };
}
