import { parsePasswordChange } from "../../../core/rules/member-fields.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk } from "../../../core/shared/result.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import type { MemberService } from "../house.ts";
import { historyPage } from "../wallet/history.ts";
import { accountOf } from "./bank-account.ts";
import type { Sessions } from "./sessions.ts";
import { standingOf } from "./standing.ts";
import { memberOf } from "./views.ts";

type AccountService = Pick<
  MemberService,
  "isNamed" | "profile" | "level" | "promotion" | "changePassword" | "credit" | "history"
>;

export function createAccountService(context: ServiceContext, sessions: Sessions, id: MemberId): AccountService {
  const { streams, content, passwords, tokens } = context;
  return {
    async isNamed(username) {
      return accountOf(await streams.readStored(id)).username.toLowerCase() === username.toLowerCase();
    },
    async profile() {
      const { state, now } = await streams.read(id);
      return memberOf(state, now);
    },
    async level() {
      const { state, now } = await streams.read(id);
      return standingOf(state, now);
    },
    async promotion() {
      const { state, now } = await streams.read(id);
      return content.memberPromotion(standingOf(state, now).level);
    },
    async changePassword(change, token) {
      const read = parsePasswordChange(change);
      if (!read.ok) return read;
      const { passwordHash: from } = await streams.readStored(id);
      const check = await sessions.checkPassword(`member ${id}`, change.oldPassword, from);
      if ("lockedUntil" in check) return err(refuse("sign-in-locked", { until: check.lockedUntil }));
      if (!check.right) return err(at("oldPassword", refuse("password-wrong")));
      const [to, keepTokenHash] = await Promise.all([passwords.hash(read.value), tokens.hash(token)]);
      const { outcome } = await streams.execute(id, { type: "change-password", from, to, keepTokenHash });
      return mapOk(outcome, () => undefined);
    },
    async credit() {
      const { state, now } = await streams.read(id);
      return { creditSatang: state.creditSatang, points: state.points, asOf: now };
    },
    history: async (query) => historyPage((await streams.read(id)).state, query),
  };
}
